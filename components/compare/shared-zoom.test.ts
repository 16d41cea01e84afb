import { expect, test } from 'vitest';
import { movedBy, transformOf, wholeView, zoomedAt } from './shared-zoom.ts';

test('what is under the pointer stays there, and the whole is never left', () => {
  const near = zoomedAt(wholeView, 2, { x: 0.75, y: 0.5 });
  expect(near).toEqual({ scale: 2, x: 0.625, y: 0.5 });
  expect(zoomedAt(near, 0.5, { x: 0.75, y: 0.5 })).toEqual(wholeView);
  expect(zoomedAt(wholeView, 0.5)).toEqual(wholeView);
  expect(zoomedAt(wholeView, 100).scale).toBe(16);
});

test('moving stops at the edge', () => {
  const near = zoomedAt(wholeView, 4);
  expect(movedBy(near, 9, 0).x).toBe(0.125);
  expect(movedBy(near, -9, -9)).toEqual({ scale: 4, x: 0.875, y: 0.875 });
  expect(movedBy(wholeView, 0.3, 0.3)).toEqual(wholeView);
  expect(transformOf(wholeView)).toBeUndefined();
  expect(transformOf(near)).toBe('scale(4) translate(0%, 0%)');
});
