import { expect, test } from 'vitest';
import { timeMarks } from './time-marks.ts';

test.each([
  [4, 1000, [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5]],
  [65, 800, [0, 10, 20, 30, 40, 50, 60]],
  [7200, 1000, [0, 600, 1200, 1800, 2400, 3000, 3600, 4200, 4800, 5400, 6000, 6600]],
])('%d s over %d pixels', (seconds, width, marks) => expect(timeMarks(seconds, width)).toEqual(marks));

test('words never touch, whatever the length', () => {
  for (const seconds of [0.4, 3, 59, 61, 7199, 90_000]) {
    for (const width of [300, 700, 1400]) {
      expect(timeMarks(seconds, width).length).toBeLessThanOrEqual(Math.floor(width / 72) + 1);
    }
  }
});
