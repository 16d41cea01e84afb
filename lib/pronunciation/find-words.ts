import type { PronunciationView } from './pronunciation-view.ts';

/** Scripts that put no blanks between words: there an entry is found wherever its characters stand. */
const unspaced = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}';
/** A letter or digit that a word could go on with. */
const goesOn = `(?![${unspaced}])[\\p{L}\\p{N}]`;
const startsOpen = new RegExp(`^${goesOn}`, 'u');
const endsOpen = new RegExp(`${goesOn}$`, 'u');

/**
 * Where each entry of a dictionary touches a text, as indices by entry. Whole words as they are written: `Bow` is found
 * neither in `bow` nor in `Bowman`. Of two entries that fit at one place the longer has it, as it has when it is spoken.
 */
export function findWords(text: string, entries: readonly PronunciationView[]): Map<string, number[]> {
  const byText = new Map(entries.map((entry) => [entry.text, entry.id]));
  const found = new Map<string, number[]>();
  if (byText.size === 0) return found;
  const longestFirst = [...byText.keys()].sort((one, other) => other.length - one.length);
  for (const match of text.matchAll(new RegExp(longestFirst.map(patternOf).join('|'), 'gu'))) {
    const id = byText.get(match[0]);
    if (id === undefined) continue;
    const places = found.get(id);
    if (places) places.push(match.index);
    else found.set(id, [match.index]);
  }
  return found;
}

function patternOf(word: string): string {
  const escaped = word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const before = startsOpen.test(word) ? `(?<!${goesOn})` : '';
  const after = endsOpen.test(word) ? `(?!${goesOn})` : '';
  return `${before}${escaped}${after}`;
}
