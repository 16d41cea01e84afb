import { expect, test } from 'vitest';
import { justify, neighbourOf } from './justify.ts';

const measure = { width: 1000, rowHeight: 200, gap: 4 };

test('full rows end exactly at the right edge, and no tile is lost', () => {
  const aspects = Array.from({ length: 57 }, (_, index) => [16 / 9, 9 / 16, 1, 21 / 9][index % 4] ?? 1);
  const rows = justify(aspects, measure);
  expect(rows.flatMap((row) => row.boxes)).toHaveLength(57);
  for (const row of rows.slice(0, -1)) {
    const last = row.boxes.at(-1);
    expect((last?.left ?? 0) + (last?.width ?? 0)).toBeCloseTo(1000);
    expect(row.height).toBeGreaterThanOrEqual(200);
  }
});

test('every tile keeps its aspect ratio', () => {
  const rows = justify([2, 1, 0.5, 2, 2], measure);
  const aspects = rows.flatMap((row) => row.boxes.map((box) => box.width / row.height));
  expect(aspects).toEqual([2, 1, 0.5, 2, 2].map((aspect) => expect.closeTo(aspect)));
});

test('the last row is not stretched, and a tile wider than the grid is shrunk', () => {
  expect(justify([1], measure)).toEqual([{ start: 0, height: 200, boxes: [{ left: 0, width: 200 }] }]);
  expect(justify([2], { ...measure, width: 300 })[0]?.height).toBe(150);
});

test('nothing gives nothing', () => {
  expect(justify([], measure)).toEqual([]);
});

test('arrow keys move as the eye expects', () => {
  // 1000 wide: three squares of 200 high never fill a row, five do not fit.
  const rows = justify([1, 1, 1, 1, 2, 2], measure);
  expect(rows.map((row) => row.boxes.length)).toEqual([4, 2]);
  expect(neighbourOf(rows, 3, 'ArrowRight')).toBe(4);
  expect(neighbourOf(rows, 4, 'ArrowLeft')).toBe(3);
  expect(neighbourOf(rows, 0, 'ArrowDown')).toBe(4);
  expect(neighbourOf(rows, 3, 'ArrowDown')).toBe(5);
  expect(neighbourOf(rows, 5, 'ArrowUp')).toBe(2);
  expect(neighbourOf(rows, 0, 'ArrowUp')).toBe(0);
  expect(neighbourOf(rows, 5, 'ArrowDown')).toBe(5);
  expect(neighbourOf(rows, 2, 'End')).toBe(5);
  expect(neighbourOf([], 0, 'End')).toBe(0);
});
