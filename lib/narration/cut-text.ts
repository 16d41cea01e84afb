import { longSpeechLimits } from '#lib/vendor/speech-limits.ts';
import type { Chapter } from './chapters.ts';
import { withoutMarks } from './spoken-text.ts';
import { hardEnd, lastParagraphEnd, lastSentenceEnd, lastSpaceEnd } from './text-ends.ts';

export interface TextPart {
  /** What is spoken, without the marks of headings and without blanks at its ends. Never empty. */
  text: string;
  /** The chapters that begin in this part; `start` is an index into this part's `text`. */
  chapters: Chapter[];
}

/**
 * Cuts a text into parts of at most `maxCharacters` (code points, as the vendor counts them): at the end of a chapter
 * where one lies in the second half of what a part may hold, else of a paragraph, a sentence, a word, and only then
 * inside a word, never inside a character. Every word is in exactly one part, in order. Spec 0, last section.
 */
export function cutIntoParts(
  source: string,
  maxCharacters: number = longSpeechLimits.text.maxCharacters,
): TextPart[] {
  const { text, chapters } = withoutMarks(source);
  const parts: TextPart[] = [];
  let start = 0;
  while (start < text.length) {
    const end = endOfPart(text, start, maxCharacters, chapters);
    const part = partOf(text, start, end, chapters);
    if (part.text !== '') parts.push(part);
    start = end;
  }
  return parts;
}

function endOfPart(text: string, start: number, maxCharacters: number, chapters: readonly Chapter[]): number {
  const half = forward(text, start, Math.ceil(maxCharacters / 2));
  const limit = forward(text, half, Math.floor(maxCharacters / 2));
  if (limit >= text.length) return text.length;
  const chapter = chapters.findLast((one) => one.start >= half && one.start <= limit);
  if (chapter) return chapter.start;
  const room = { text, from: Math.max(half, start + 1), to: limit };
  return lastParagraphEnd(room) ?? lastSentenceEnd(room) ?? lastSpaceEnd(room) ?? hardEnd(text, start, limit);
}

/** The index `count` characters after `index`, or the end of the text. */
function forward(text: string, index: number, count: number): number {
  let at = index;
  for (let left = count; left > 0 && at < text.length; left -= 1) {
    at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
  }
  return at;
}

function partOf(text: string, start: number, end: number, chapters: readonly Chapter[]): TextPart {
  const raw = text.slice(start, end);
  const blanks = raw.length - raw.trimStart().length;
  return {
    text: raw.trim(),
    chapters: chapters
      .filter((chapter) => chapter.start >= start && chapter.start < end)
      .map((chapter) => ({ title: chapter.title, start: Math.max(0, chapter.start - start - blanks) })),
  };
}
