import { expect, test } from 'vitest';
import { findMentions, mentionedIds } from './mentions.ts';

const ada = { id: 'a', name: 'Ada' };
const adaLovelace = { id: 'al', name: 'Ada Lovelace' };
const li = { id: 'l', name: '李雷' };
const people = [ada, adaLovelace, li];

test.each([
  ['@Ada look', ['a']],
  ['look, @ada.', ['a']],
  ['@Ada Lovelace and @Ada', ['al', 'a']],
  ['@Adam is somebody else', []],
  ['mail ada@Ada.example', []],
  ['请@李雷看一下', ['l']],
  ['@Nobody, @ and @@Ada', ['a']],
  ['(@Ada)', ['a']],
])('%s', (text, ids) => {
  expect(findMentions(text, people).map(({ person }) => person.id)).toEqual(ids);
});

test('knows where a mention stands', () => {
  expect(findMentions('so @Ada Lovelace!', people)).toEqual([{ person: adaLovelace, start: 3, end: 16 }]);
});

test('of two people with one name the chosen one is meant, else both', () => {
  const twins = [ada, { id: 'b', name: 'ada' }];
  expect(mentionedIds('@Ada', twins, ['b'])).toEqual(['b']);
  expect(mentionedIds('@Ada', twins)).toEqual(['a', 'b']);
  expect(mentionedIds('@Ada and @ada', twins, ['stranger'])).toEqual(['a', 'b']);
  expect(mentionedIds('nobody', twins, ['a'])).toEqual([]);
});
