import { expect, it } from 'vitest';
import { countWords, minuteWords } from './narration-words.ts';

it.each([
  [0, '0 min'],
  [0.4, 'under 1 min'],
  [1.2, '1 min'],
  [59.6, '1 h'],
  [80, '1 h 20 min'],
  [1333, '22 h 13 min'],
])('%d minutes are %s', (minutes, words) => {
  expect(minuteWords(minutes)).toBe(words);
});

it('counts', () => {
  expect([countWords(1, 'part'), countWords(48_210, 'character')]).toEqual(['1 part', '48,210 characters']);
  expect(countWords(2, 'entry', 'entries')).toBe('2 entries');
});
