import { isPinyin, type Pronunciation } from '#lib/vendor/pronunciation.ts';
import { marked } from './marks.ts';

/** Scripts that put no spaces between words: there a word is found wherever its characters stand. */
const unspaced = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}';
/** A letter or digit that a word could go on with. */
const goesOn = `(?![${unspaced}])[\\p{L}\\p{N}]`;
const startsOpen = new RegExp(`^${goesOn}`, 'u');
const endsOpen = new RegExp(`${goesOn}$`, 'u');

/**
 * Puts what is to be spoken in the place of the words of a pronunciation dictionary (document 2). Of two entries
 * that fit at the same place the longer wins, of two equal ones the first. Whole words as they are written: `omg` is
 * found neither in `OMG` nor in `omgs`.
 */
export function replaceWords(text: string, entries: readonly Pronunciation[]): string {
  const spoken = new Map<string, string>();
  for (const entry of entries) if (!spoken.has(entry.text)) spoken.set(entry.text, entry.replacement);
  if (spoken.size === 0) return text;
  const longestFirst = [...spoken.keys()].sort((one, other) => other.length - one.length);
  const pattern = new RegExp(longestFirst.map(patternOf).join('|'), 'gu');
  return text.replace(pattern, (found) => {
    const replacement = spoken.get(found) ?? found;
    if (!isPinyin(replacement)) return replacement;
    return marked('pinyin', ` ${replacement.replaceAll('(', ' ').replaceAll(')', ' ').trim()} `);
  });
}

function patternOf(word: string): string {
  const escaped = word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const before = startsOpen.test(word) ? `(?<!${goesOn})` : '';
  const after = endsOpen.test(word) ? `(?!${goesOn})` : '';
  return `${before}${escaped}${after}`;
}
