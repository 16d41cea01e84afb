import { expect, test } from 'vitest';
import { viewOfTake } from '#lib/tasks/test-take-view.ts';
import { letGo, type Reel, startReel, withChanges, withOlder } from './reel.ts';
import {
  lengthsBetween,
  neighbourOf,
  placeOfTake,
  rowOf,
  StripMemory,
  takeAt,
  takesBetween,
  tileAtHeight,
} from './strip.ts';

/** Six squares in a row, ten takes in a stretch. */
const measure = { width: 1220, rowHeight: 200, gap: 4 };
const id = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
const take = (at: number) =>
  viewOfTake({ id: id(at), createdAt: new Date(1_700_000_000_000 - at * 1000).toISOString() });
const page = (from: number, count: number) => {
  const takes = Array.from({ length: 10 }, (_, at) => take(from + at));
  const { createdAt, id: last } = takes[9] ?? take(0);
  return { takes, nextCursor: from + 10 < count ? `${Date.parse(createdAt)}.${last}` : null };
};
function reelOf(count: number): Reel {
  let reel = startReel(page(0, count), {});
  for (let from = 10; from < count; from += 10) reel = withOlder(reel, page(from, count), {});
  return reel;
}
const memory = () => new StripMemory(measure, () => 1);

test('stretches lie under each other, and what is let go keeps its height', () => {
  const keeps = memory();
  const reel = reelOf(100);
  const before = keeps.layOut(reel);
  const after = keeps.layOut(letGo(reel, 4, 5));
  expect(before.lengths).toHaveLength(10);
  before.tops.forEach((top, at) => {
    expect(top).toBeCloseTo(before.lengths.slice(0, at).reduce((sum, { height }) => sum + height, 0));
  });
  expect(after.lengths.filter(({ layout }) => layout)).toHaveLength(2);
  expect([after.height, after.tops]).toEqual([before.height, before.tops]);
});

test('a change lays out its own stretch alone', () => {
  const keeps = memory();
  const reel = reelOf(100);
  const before = keeps.layOut(reel);
  const after = keeps.layOut(withChanges(reel, [{ ...take(34), shelf: 'archive' }], {}));
  expect(after.lengths.map(({ layout }, at) => layout === before.lengths[at]?.layout)).toEqual(
    Array.from({ length: 10 }, (_, at) => at !== 3),
  );
});

test('arrow keys move as the eye expects, across stretches too, and end where nothing is held', () => {
  const strip = memory().layOut(letGo(reelOf(40), 0, 1));
  const go = (at: number, key: string) =>
    takeAt(strip, neighbourOf(strip, placeOfTake(strip, id(at)) ?? { at: -1, index: 0 }, key))?.id;
  expect(go(9, 'ArrowRight')).toBe(id(10));
  expect(go(10, 'ArrowLeft')).toBe(id(9));
  expect(go(0, 'ArrowLeft')).toBeUndefined();
  expect(go(0, 'ArrowUp')).toBeUndefined();
  expect(go(19, 'ArrowRight')).toBeUndefined();
  const rowBelow = strip.lengths[0]?.layout?.rows[1]?.start ?? 0;
  expect(go(0, 'ArrowDown')).toBe(id(rowBelow));
  expect(go(rowBelow, 'ArrowUp')).toBe(id(0));
  expect(go(rowBelow, 'ArrowDown')).toBe(id(10));
});

test('a range is everything between two takes, whichever came first; unknown where one is not held', () => {
  const strip = memory().layOut(letGo(reelOf(40), 0, 1));
  const ids = (one: number, other: number) =>
    takesBetween(strip, id(one), id(other))?.map((found) => found.id);
  expect(ids(7, 12)).toEqual([7, 8, 9, 10, 11, 12].map(id));
  expect(ids(12, 7)).toEqual([7, 8, 9, 10, 11, 12].map(id));
  expect(ids(7, 35)).toBeUndefined();
});

test('a height leads to a row, and a row to its height', () => {
  const strip = memory().layOut(reelOf(40));
  const place = placeOfTake(strip, id(23)) ?? { at: -1, index: 0 };
  const row = rowOf(strip, place);
  expect(tileAtHeight(strip, (row?.top ?? 0) + 1)?.at).toBe(2);
  expect(lengthsBetween(strip, 0, strip.height)).toEqual([0, 3]);
});
