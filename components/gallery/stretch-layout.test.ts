import { expect, test } from 'vitest';
import { justify } from './justify.ts';
import { guessHeight, indexAt, layOutStretch } from './stretch-layout.ts';

const measure = { width: 1400, rowHeight: 220, gap: 4 };
const mixed = (count: number) =>
  Array.from({ length: count }, (_, index) => [16 / 9, 9 / 16, 1, 21 / 9, 16 / 9][index % 5] ?? 1);

test('every row of a stretch is full, at any number of tiles, and no tile is lost', () => {
  for (let count = 6; count <= 130; count += 1) {
    const { rows } = layOutStretch(mixed(count), measure, false);
    expect(rows.flatMap((row) => row.boxes)).toHaveLength(count);
    expect(rows.map((row) => row.start)).toEqual(
      rows.map((_, at) => rows.slice(0, at).reduce((sum, row) => sum + row.boxes.length, 0)),
    );
    for (const row of rows) {
      const last = row.boxes.at(-1);
      expect((last?.left ?? 0) + (last?.width ?? 0)).toBeCloseTo(1400);
      expect(row.height).toBeGreaterThan(120);
      expect(row.height).toBeLessThan(420);
    }
  }
});

test('the first rows are those of the first paint', () => {
  const { rows } = layOutStretch(mixed(60), measure, false);
  expect(rows.slice(0, 6)).toEqual(justify(mixed(60), measure).slice(0, 6));
});

test('the last stretch keeps its last row open, and a lonely tile is not blown up', () => {
  expect(layOutStretch(mixed(61), measure, true).rows).toEqual(justify(mixed(61), measure));
  expect(layOutStretch([1], measure, false).rows).toEqual([
    { start: 0, height: 220, boxes: [{ left: 0, width: 220 }] },
  ]);
  expect(layOutStretch([2], { ...measure, width: 300 }, false).rows[0]?.height).toBe(150);
});

test('rows lie under each other, with the gap below the last', () => {
  const { rows, tops, height } = layOutStretch(mixed(40), measure, false);
  tops.forEach((top, at) => {
    expect(top).toBeCloseTo(rows.slice(0, at).reduce((sum, row) => sum + row.height + 4, 0));
  });
  expect(height).toBeCloseTo(rows.reduce((sum, row) => sum + row.height + 4, 0));
});

test('nothing is no height', () => {
  expect(layOutStretch([], measure, false)).toEqual({ rows: [], tops: [], height: 0 });
});

test('a guess is of the right size', () => {
  const real = layOutStretch(mixed(60), measure, false).height;
  expect(guessHeight(60, measure) / real).toBeGreaterThan(0.6);
  expect(guessHeight(60, measure) / real).toBeLessThan(1.6);
});

test('a place is found among tops', () => {
  expect([-1, 0, 9, 10, 99].map((y) => indexAt([0, 10, 20], y))).toEqual([-1, 0, 0, 1, 2]);
});
