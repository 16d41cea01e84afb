import { type Chapter, findHeadings } from './chapters.ts';

export interface SpokenText {
  text: string;
  /** `start` is an index into this text. */
  chapters: Chapter[];
}

/** The text without the marks of headings, which are for the eye and would be read aloud as "hash". */
export function withoutMarks(text: string): SpokenText {
  const pieces: string[] = [];
  const moved: Chapter[] = [];
  let from = 0;
  let length = 0;
  const add = (piece: string) => {
    pieces.push(piece);
    length += piece.length;
  };
  for (const { title, start, end } of findHeadings(text)) {
    add(text.slice(from, start));
    if (title !== '') moved.push({ title, start: length });
    add(title);
    from = end;
  }
  add(text.slice(from));
  return { text: pieces.join(''), chapters: moved };
}

/** What is sent and read aloud of a text that fits into one task. */
export function spokenText(text: string): string {
  return withoutMarks(text).text.trim();
}
