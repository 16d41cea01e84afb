import { expect, test } from 'vitest';
import { chinese } from './chinese.ts';
import { findSentences, shapeOf } from './test-sentences.ts';

test('every sentence that the studio says has its Chinese', () => {
  const shapes = new Set(Object.keys(chinese).map(shapeOf));
  const found = findSentences();
  expect(found.length).toBeGreaterThan(600);
  const missing = found.filter(({ shape }) => !shapes.has(shape));
  expect(missing.map(({ sentence, file }) => `${file}: ${sentence}`)).toEqual([]);
});

test('a translation has the places of its sentence', () => {
  const places = (text: string) =>
    [...text.matchAll(/\{\w+\}/g)]
      .map(([place]) => place)
      .sort()
      .join();
  const wrong = Object.entries(chinese).filter(([english, said]) => places(english) !== places(said));
  expect(wrong).toEqual([]);
});
