import { expect, test } from 'vitest';
import { markEdge, regionBetween, withEdge } from './region.ts';

test('a drag in either direction marks the same part, and never leaves the sound', () => {
  expect(regionBetween(2, 5, 10)).toEqual({ start: 2, end: 5 });
  expect(regionBetween(5, 2, 10)).toEqual({ start: 2, end: 5 });
  expect(regionBetween(-3, 14, 10)).toEqual({ start: 0, end: 10 });
  expect(regionBetween(2, 2.05, 10)).toBeUndefined();
});

test('an edge stops at the other edge and at the ends of the sound', () => {
  const region = { start: 2, end: 5 };
  expect(withEdge(region, 'start', 9, 10)).toEqual({ start: 4.9, end: 5 });
  expect(withEdge(region, 'start', -1, 10)).toEqual({ start: 0, end: 5 });
  expect(withEdge(region, 'end', 1, 10)).toEqual({ start: 2, end: 2.1 });
  expect(withEdge(region, 'end', 11, 10)).toEqual({ start: 2, end: 10 });
});

test('the first mark reaches to the end of the sound; a mark beyond the part begins a new one', () => {
  expect(markEdge(undefined, 'start', 3, 10)).toEqual({ start: 3, end: 10 });
  expect(markEdge(undefined, 'end', 3, 10)).toEqual({ start: 0, end: 3 });
  expect(markEdge({ start: 2, end: 5 }, 'start', 3, 10)).toEqual({ start: 3, end: 5 });
  expect(markEdge({ start: 2, end: 5 }, 'start', 7, 10)).toEqual({ start: 7, end: 10 });
  expect(markEdge({ start: 2, end: 5 }, 'end', 1, 10)).toEqual({ start: 0, end: 1 });
});
