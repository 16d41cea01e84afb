import { expect, it } from 'vitest';
import { entryRule, readEntries } from './entry-rule.ts';

it.each([
  ['words', 'omg', 'oh my god', undefined],
  ['pinyin', '燕少飞', '(yan4)(shao3)(fei1)', undefined],
  ['pinyin without parentheses is words', '燕', 'yan4', undefined],
  ['half in parentheses', '燕少', '(yan4)shao3', /^Pinyin must be syllables/],
  ['a tone of six', '燕', '(yan6)', /^Pinyin must be syllables/],
  ['nothing to replace', ' ', 'a', /^The text to replace must not be empty\.$/],
  ['nothing instead', 'a', ' ', /^The replacement must not be empty/],
  ['a slash', 'a/b', 'c', /slash/],
  ['too long a text', 'a'.repeat(201), 'c', /at most 200/],
  ['too long a replacement', 'a', 'c'.repeat(401), /at most 400/],
  ['two lines', 'a\nb', 'c', /one line/],
])('%s', (_, text, replacement, rule) => {
  if (rule) expect(entryRule({ text, replacement })).toMatch(rule);
  else expect(entryRule({ text, replacement })).toBeUndefined();
});

it('reads lines, of which the last for a text counts', () => {
  expect(readEntries('\nomg/oh my god\r\n 燕/(yan4) \nomg/oh my\n')).toEqual([
    { text: 'omg', replacement: 'oh my' },
    { text: '燕', replacement: '(yan4)' },
  ]);
});

it('names the line that cannot be read', () => {
  expect(readEntries('a/b\n\nnothing')).toEqual({
    problem: 'Line 3, “nothing”: It must have the form text/replacement.',
  });
  expect(readEntries('燕/(yan9)')).toEqual({
    problem: expect.stringContaining('Line 1, “燕/(yan9)”: Pinyin'),
  });
});
