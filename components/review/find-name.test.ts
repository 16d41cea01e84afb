import { expect, test } from 'vitest';
import { peopleFor, typedNameAt, withName } from './find-name.ts';

const people = [
  { id: 'a', name: 'Ada Lovelace' },
  { id: 'b', name: 'Alan' },
  { id: 'l', name: '李雷' },
];
const namesFor = (text: string) => {
  const typed = typedNameAt(text, text.length);
  return typed && peopleFor(typed, people).map(({ id }) => id);
};

test.each([
  ['@', ['a', 'b', 'l']],
  ['look @a', ['a', 'b']],
  ['@love', ['a']],
  ['@Ada Lo', ['a']],
  ['@Ada Lovelace please', []],
  ['请@李', ['l']],
  ['mail@a', undefined],
  ['no', undefined],
  ['@zed', []],
])('%s', (text, ids) => {
  expect(namesFor(text)).toEqual(ids);
});

test('a chosen name takes the place of what was typed', () => {
  const text = 'so @lov it is';
  const typed = typedNameAt(text, 7);
  expect(typed && withName(text, typed, 'Ada Lovelace')).toEqual({
    text: 'so @Ada Lovelace it is',
    caret: 17,
  });
});
