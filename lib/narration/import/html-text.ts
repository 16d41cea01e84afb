import { Parser } from 'htmlparser2';
import { tidyText } from './tidy-text.ts';

/** What is never read aloud. A ruby's `rt` says again how the word before it is spoken. */
const silent = new Set(
  'head script style template noscript svg math img audio video canvas iframe object nav rt rp pre form'.split(
    ' ',
  ),
);
/** Roles and types of the parts of a book that are marks, notes or lists of contents. */
const silentRole =
  /\b(?:doc-)?(?:noteref|footnotes?|endnotes?|rearnotes?|pagebreak|toc|page-list|landmarks|index)\b/;
const block = new Set(
  'p div section article blockquote ul ol dl dt dd figure figcaption table hr header footer main aside'.split(
    ' ',
  ),
);
const voidElements = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** A document type that declares entities: the parser takes its first `>` for its end, and the rest for text. */
const typeWithWords = /^[\s\ufeff]*(?:<\?xml[^>]*>\s*)?<!DOCTYPE[^>[]*\[[^\]]*\]\s*>/i;

export interface HtmlText {
  text: string;
  /** Pieces of program code that were left out. */
  codeBlocks: number;
}

/**
 * The readable text of HTML or XHTML: headings as `# Title`, paragraphs apart, a list's items and a table's rows as lines.
 * Nothing in it is run or fetched, because it never becomes a page.
 */
export function htmlText(html: string): HtmlText {
  const writer = new TextWriter();
  const lists: number[] = [];
  let silentDepth = 0;
  let codeBlocks = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (silentDepth > 0 || isSilent(name, attributes)) {
          if (silentDepth === 0 && name === 'pre') codeBlocks += 1;
          if (!voidElements.has(name)) silentDepth += 1;
          return;
        }
        const level = levelOf(name);
        if (level) writer.openHeading(level);
        else if (name === 'br') writer.breakLine();
        else if (name === 'tr') writer.breakLine();
        else if (name === 'td' || name === 'th') writer.separate(', ');
        else if (name === 'li') writer.openItem(nextNumber(lists));
        else if (block.has(name)) writer.breakBlock();
        if (name === 'ol') lists.push(Number(attributes.start ?? 1));
        if (name === 'ul') lists.push(Number.NaN);
      },
      onclosetag(name) {
        if (voidElements.has(name)) return;
        if (silentDepth > 0) {
          silentDepth -= 1;
          return;
        }
        if (name === 'ol' || name === 'ul') lists.pop();
        if (levelOf(name)) writer.closeHeading();
        else if (name === 'li') writer.breakLine();
        else if (block.has(name)) writer.breakBlock();
      },
      ontext(text) {
        if (silentDepth === 0) writer.write(text);
      },
    },
    { recognizeSelfClosing: true, recognizeCDATA: true },
  );
  parser.end(html.replace(typeWithWords, ''));
  return { text: tidyText(writer.text()), codeBlocks };
}

function isSilent(name: string, attributes: Record<string, string>): boolean {
  if (silent.has(name) || 'hidden' in attributes || attributes['aria-hidden'] === 'true') return true;
  if (/display\s*:\s*none/i.test(attributes.style ?? '')) return true;
  // A note's number, as word processors and older books write it.
  if (name === 'a' && /^#(?:_?ftn|footnote|endnote|fn|note)/i.test(attributes.href ?? '')) return true;
  if (name === 'li' && /^(?:footnote|endnote)-/i.test(attributes.id ?? '')) return true;
  return silentRole.test(`${attributes['epub:type'] ?? ''} ${attributes.role ?? ''}`);
}

function levelOf(name: string): number | undefined {
  const level = /^h([1-6])$/.exec(name)?.[1];
  return level ? Number(level) : undefined;
}

/** The number of the next item where the list counts. */
function nextNumber(lists: number[]): number | undefined {
  const next = lists.at(-1);
  if (next === undefined || Number.isNaN(next)) return undefined;
  lists[lists.length - 1] = next + 1;
  return next;
}

/** Puts pieces together with one blank between words and as many line ends as the strongest break asked for. */
class TextWriter {
  private readonly pieces: string[] = [];
  private gap = '';
  private separator = '';
  private heading: { level: number; words: string } | undefined;

  write(raw: string): void {
    const text = raw.replace(/\s+/g, ' ');
    if (this.heading) {
      this.heading.words += text;
      return;
    }
    const isAtStart = this.pieces.length === 0 || this.gap.includes('\n');
    const words = isAtStart ? text.trimStart() : text;
    if (words === '') return;
    const isBlank = words.trim() === '';
    if (isBlank) {
      if (this.gap === '') this.gap = ' ';
      return;
    }
    this.pieces.push(this.gap.includes('\n') ? this.gap : this.separator || this.gap, words.trimEnd());
    this.separator = '';
    this.gap = words.endsWith(' ') ? ' ' : '';
  }

  breakLine(): void {
    if (this.heading) this.heading.words += ' ';
    else if (this.pieces.length > 0) this.gap = this.gap.includes('\n') ? this.gap : '\n';
    this.separator = '';
  }

  breakBlock(): void {
    if (this.heading) this.heading.words += ' ';
    else if (this.pieces.length > 0) this.gap = '\n\n';
    this.separator = '';
  }

  separate(mark: string): void {
    if (this.pieces.length > 0 && !this.gap.includes('\n')) this.separator = mark;
  }

  openItem(number: number | undefined): void {
    this.breakLine();
    if (number !== undefined) this.write(`${number}. `);
  }

  openHeading(level: number): void {
    this.breakBlock();
    this.heading ??= { level, words: '' };
  }

  closeHeading(): void {
    const { heading } = this;
    this.heading = undefined;
    const words = heading?.words.replace(/\s+/g, ' ').trim();
    if (!heading || !words) return;
    this.write(`${'#'.repeat(heading.level)} ${words}`);
    this.breakBlock();
  }

  text(): string {
    return this.pieces.join('');
  }
}
