import { expect, it } from 'vitest';
import { processorMs } from '#lib/narration/test-cpu.ts';
import { findWords } from './find-words.ts';

const dictionary = (...texts: string[]) => texts.map((text) => ({ id: text, text, replacement: 'x' }));

it.each([
  ['whole words', 'Bow, Bowman, elbow and Bow.', ['Bow'], { Bow: [0, 23] }],
  ['words as they are written', 'bow BOW Bow', ['Bow'], { Bow: [8] }],
  ['the longer of two', 'New York and New Delhi', ['New', 'New York'], { 'New York': [0], New: [13] }],
  ['Chinese anywhere', '他说燕少飞来了', ['燕少飞', '少'], { 燕少飞: [2] }],
  ['letters with signs', 'C++ (C++11) 3.5 a.b', ['C++', '3.5'], { 'C++': [0, 5], '3.5': [12] }],
  ['letters of other scripts', 'Лес лесник Лес', ['Лес'], { Лес: [0, 11] }],
  ['English beside Chinese', '用GPU算', ['GPU'], { GPU: [1] }],
  ['words with a hyphen', 'an e-mail, no re-e-mailing', ['e-mail'], { 'e-mail': [3] }],
  ['nothing in nothing', '', ['a'], {}],
  ['nothing without a dictionary', 'a', [], {}],
])('finds %s', (_, text, texts, places) => {
  expect(Object.fromEntries(findWords(text, dictionary(...texts)))).toEqual(places);
});

it('looks through a million characters in a moment', () => {
  const text = 'The GPU in Nguyen’s machine was slow. '.repeat(27_000);
  const entries = dictionary('GPU', 'Nguyen', ...Array.from({ length: 300 }, (_, index) => `word${index}`));
  expect(processorMs(() => expect(findWords(text, entries).get('GPU')).toHaveLength(27_000))).toBeLessThan(
    1500,
  );
});
