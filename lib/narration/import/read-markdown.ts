import { marked } from 'marked';
import { type HtmlText, htmlText } from './html-text.ts';

/** Markdown as text to be spoken: emphasis, links and pictures lose their marks, headings keep theirs, code is left out. */
export function readMarkdown(source: string): HtmlText {
  const body = source
    // The settings that many writing tools put before the text.
    .replace(/^\ufeff?---\r?\n[\s\S]*?\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/, '')
    // Notes: their marks in the text, and their words at its end.
    .replace(/^\[\^[^\]\n]+\]:.*(?:\r?\n(?:[ \t]+.*)?)*/gm, '')
    .replace(/\[\^[^\]\n]+\]/g, '');
  return htmlText(marked.parse(body, { async: false, gfm: true }));
}
