import { expect, test } from 'vitest';
import { grownStroke, isSeen, startedStroke, strokePath } from './stroke-path.ts';

test('strokes are drawn in the pixels of the frame', () => {
  expect(strokePath({ shape: 'pen', points: [0, 0, 0.5, 0.5, 1, 0] }, 100, 50)).toBe('M0 0L50 25L100 0');
  expect(strokePath({ shape: 'rectangle', points: [0.1, 0.2, 0.6, 0.8] }, 100, 50)).toBe('M10 10H60V40H10Z');
  expect(strokePath({ shape: 'arrow', points: [0, 0, 1, 0] }, 100, 50)).toMatch(
    /^M0 0L100 0M100 0L97.* 1.7M/,
  );
  expect(strokePath({ shape: 'pen', points: [] }, 100, 50)).toBe('');
});

test('a pen grows by steps that can be seen, up to its limit; a rectangle has one end', () => {
  const pen = startedStroke('pen', 'red', 0.5, 0.5);
  expect(grownStroke(pen, 0.501, 0.5, 500)).toBe(pen);
  expect(grownStroke(pen, 0.6, 0.5, 500).points).toEqual([0.5, 0.5, 0.5, 0.5, 0.6, 0.5]);
  expect(grownStroke(pen, 0.6, 0.5, 2)).toBe(pen);
  const box = startedStroke('rectangle', 'red', 0.1, 0.1);
  expect(grownStroke(grownStroke(box, 0.3, 0.3, 500), 0.2, 0.4, 500).points).toEqual([0.1, 0.1, 0.2, 0.4]);
  expect([isSeen(pen), isSeen(box), isSeen(grownStroke(box, 0.3, 0.3, 500))]).toEqual([true, false, true]);
});
