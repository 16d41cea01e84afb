import { expect, test } from 'vitest';
import { justify } from './justify.ts';

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
