import { expect, test } from 'vitest';
import { barCount, barPath, thinned } from './waveform-bars.ts';

test('a bar is the loudest of its stretch, and no peak is passed over', () => {
  expect(thinned([0.1, 0.9, 0.2, 0.3], 2)).toEqual([0.9, 0.3]);
  const peaks = Array.from({ length: 400 }, (_, at) => (at === 257 ? 1 : 0));
  for (const count of [1, 7, 48, 333, 399]) expect(Math.max(...thinned(peaks, count))).toBe(1);
});

test('more bars than peaks repeat them, and no peaks are silence', () => {
  expect(thinned([0.2, 0.8], 4)).toEqual([0.2, 0.2, 0.8, 0.8]);
  expect(thinned([], 3)).toEqual([0, 0, 0]);
});

test.each([1, 2, 3, 100, 391, 2560])('bars of a box %i pixels wide stay inside it', (width) => {
  const last = (barCount(width) - 1) * 3 + 2;
  expect(last).toBeLessThanOrEqual(Math.max(2, width));
  expect(width - last).toBeLessThan(3);
});

test('the loudest bar fills the height, and a quiet sound is enlarged four times at most', () => {
  const heights = (peaks: number[]) =>
    [...barPath(peaks, 5, 102).matchAll(/M\S+ (\S+)V([^M]+)/g)].map(
      ([, top, end]) => Number(end) - Number(top),
    );
  expect(heights([0.5, 0.25])).toEqual([100, 50]);
  expect(heights([0.1, 0.05])).toEqual([40, 20]);
  expect(heights([0, 0])).toEqual([2, 2]);
});
