import { expect, test } from 'vitest';
import { chapterAfter, chapterAt, chapterBefore } from './chapters.ts';

const chapters = [0, 60, 300].map((startSeconds, index) => ({
  title: `${index + 1}`,
  startSeconds,
  isExact: true,
}));

test('the chapter of a time', () => {
  expect(chapterAt(chapters, 0)).toBe(0);
  expect(chapterAt(chapters, 59.9)).toBe(0);
  expect(chapterAt(chapters, 59.97)).toBe(1);
  expect(chapterAt(chapters, 4000)).toBe(2);
  expect(chapterAt([], 5)).toBe(-1);
  expect(chapterAt([{ title: 'Late', startSeconds: 9, isExact: true }], 5)).toBe(-1);
});

test('back goes to the start of a chapter, and at its start to the one before', () => {
  expect(chapterBefore(chapters, 90)).toBe(60);
  expect(chapterBefore(chapters, 61)).toBe(0);
  expect(chapterBefore(chapters, 1)).toBe(0);
});

test('on goes to the next start, and from the last chapter nowhere', () => {
  expect(chapterAfter(chapters, 10)).toBe(60);
  expect(chapterAfter(chapters, 300)).toBeUndefined();
});
