/**
 * Characters of Unicode's private use area that mark, inside a text, what is read in a language of its own: pinyin,
 * and numbers that were written out in English.
 */
const marks = { pinyin: '\uE000', english: '\uE001' } as const;
export type Mark = keyof typeof marks;
export const markEnd = '\uE002';
const all = new RegExp(`[${Object.values(marks).join('')}${markEnd}]`, 'g');

export function marked(mark: Mark, text: string): string {
  return `${marks[mark]}${text}${markEnd}`;
}

/** The mark that begins here, if one does. */
export function markAt(character: string): Mark | undefined {
  if (character === marks.pinyin) return 'pinyin';
  return character === marks.english ? 'english' : undefined;
}

/** A text that comes from outside has none of ours. */
export function withoutMarks(text: string): string {
  return text.replace(all, '');
}
