import { expect, it } from 'vitest';
import { inputKey } from './input-key.ts';

it('is the input itself where that is short', () => {
  expect(inputKey({ prompt: 'a' })).toBe('{"prompt":"a"}');
});

it('tells long inputs apart by one character, and knows the same one again', () => {
  const text = 'Nobody said a word. '.repeat(20_000);
  const keys = [text, `${text}!`, `x${text.slice(1)}`, text.replace('word', 'wird'), `${text.slice(0, -1)}.`];
  expect(new Set(keys.map((words) => inputKey({ text: words }))).size).toBe(5);
  expect(inputKey({ text })).toBe(inputKey({ text }));
  expect(inputKey({ text }).length).toBeLessThan(40);
});
