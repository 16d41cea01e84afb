import { expect, test } from 'vitest';
import { viewOfTake } from '#lib/tasks/test-take-view.ts';
import {
  cursorAt,
  cursorOf,
  heldTakes,
  isAtEnd,
  isAtTop,
  letGo,
  type Reel,
  stale,
  startReel,
  stretchAt,
  withChanges,
  withNewer,
  withOlder,
  withRefilled,
} from './reel.ts';

/** Take 0 is the oldest; takes of one ten share their millisecond, as those of one click do. */
const take = (at: number) =>
  viewOfTake({
    id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    createdAt: new Date(1_700_000_000_000 + Math.floor(at / 10)).toISOString(),
  });
const size = 20;

/** What the server answers from a gallery of the takes 0 to `count - 1`. */
function older(count: number, cursor?: string) {
  const below = Array.from({ length: count }, (_, at) => take(count - 1 - at)).filter(
    (one) => cursor === undefined || place(one) < placeOf(cursor),
  );
  const takes = below.slice(0, size);
  const last = takes.at(-1);
  return { takes, nextCursor: below.length > size && last ? cursorOf(last) : null };
}
function newer(count: number, cursor: string) {
  const above = Array.from({ length: count }, (_, at) => take(at)).filter(
    (one) => place(one) >= placeOf(cursor),
  );
  const extra = above[size];
  return { takes: above.slice(0, size).reverse(), newerCursor: extra ? cursorOf(extra) : null };
}
const place = (one: { createdAt: string; id: string }) => placeOf(cursorOf(one));
const placeOf = (cursor: string) => {
  const [ms = '', id = ''] = cursor.split('.');
  return `${ms.padStart(15, '0')}.${id}`;
};

function whole(count: number): Reel {
  let reel = startReel(older(count), {});
  while (!isAtEnd(reel)) reel = withOlder(reel, older(count, reel.stretches.at(-1)?.to), {});
  return reel;
}
const ids = (reel: Reel) => heldTakes(reel).map(({ id }) => id);
const allIds = (count: number) => Array.from({ length: count }, (_, at) => take(count - 1 - at).id);

test('read downwards, every take is there once', () => {
  const reel = whole(105);
  expect(reel.stretches).toHaveLength(6);
  expect(ids(reel)).toEqual(allIds(105));
  expect([isAtTop(reel), isAtEnd(reel)]).toEqual([true, true]);
});

test('from the middle it is read both ways without a gap, also within one millisecond', () => {
  for (const middle of [cursorAt(1_700_000_000_005), cursorOf(take(53)), cursorOf(take(0))]) {
    let reel = startReel(older(105, middle), {}, middle);
    while (!isAtTop(reel)) reel = withNewer(reel, newer(105, reel.stretches[0]?.from ?? ''), {});
    while (!isAtEnd(reel)) reel = withOlder(reel, older(105, reel.stretches.at(-1)?.to), {});
    expect(ids(reel)).toEqual(allIds(105));
  }
});

test('every take belongs to one stretch, held or not', () => {
  const reel = whole(105);
  for (let at = 0; at < 105; at += 1) {
    const found = stretchAt(reel, cursorOf(take(at)));
    expect(reel.stretches[found ?? -1]?.takes?.some(({ id }) => id === take(at).id)).toBe(true);
  }
  expect(stretchAt(startReel(older(105), {}), cursorOf(take(3)))).toBeUndefined();
});

test('what is let go keeps its bounds and its count, and comes back as it was', () => {
  const reel = whole(105);
  const far = letGo(reel, 2, 3);
  expect(ids(far)).toEqual(allIds(105).slice(40, 80));
  expect(far.stretches.map(({ count }) => count)).toEqual(reel.stretches.map(({ count }) => count));
  expect(letGo(far, 2, 3)).toBe(far);
  let back = far;
  for (const stretch of far.stretches) {
    if (!stretch.takes) back = withRefilled(back, stretch.key, older(105, stretch.from), {});
  }
  expect(ids(back)).toEqual(allIds(105));
  expect(back.stretches).toHaveLength(6);
});

test('a stretch in which more lies than before is read on', () => {
  const reel = letGo(whole(45), 1, 9);
  const top = reel.stretches[0];
  // 30 takes were made since it was let go: one page does not reach its end.
  let grown = withRefilled(reel, top?.key ?? 0, older(75, top?.from), {});
  expect(grown.stretches.map(({ takes }) => takes?.length)).toEqual([20, undefined, 20, 5]);
  while (grown.stretches.some(({ takes }) => !takes)) {
    const rest = grown.stretches.find(({ takes }) => !takes);
    grown = withRefilled(grown, rest?.key ?? 0, older(75, rest?.from), {});
  }
  expect(ids(grown)).toEqual(allIds(75));
});

test('changes touch only the stretch that they belong to', () => {
  const reel = letGo(whole(105), 0, 2);
  const renamed = { ...take(70), prompt: 'Another' };
  const next = withChanges(reel, [take(105), renamed, { ...take(2), prompt: 'Far' }], {});
  expect(ids(next)).toEqual(allIds(106).slice(0, 61));
  expect(heldTakes(next).find(({ id }) => id === renamed.id)?.prompt).toBe('Another');
  next.stretches.forEach((stretch, at) => {
    if (at !== 0 && at !== 1) expect(stretch).toBe(reel.stretches[at]);
  });
});

test('what no longer matches leaves, what was taken back too, unless it is asked for', () => {
  const reel = whole(30);
  const gone = withChanges(
    reel,
    [
      { ...take(29), shelf: 'bin' },
      { ...take(28), state: 'cancelled' },
    ],
    {},
  );
  expect(ids(gone)).toEqual(allIds(28));
  const failed = startReel(
    { takes: [{ ...take(1), state: 'cancelled' }], nextCursor: null },
    { state: 'failed' },
  );
  expect(ids(failed)).toEqual([take(1).id]);
});

test('a take outside of what the strip reaches is left for the page that brings it', () => {
  const reel = startReel(older(105, cursorOf(take(50))), {}, cursorOf(take(50)));
  expect(withChanges(reel, [take(105), take(3)], {})).toBe(reel);
});

test('a stretch that grows long is cut, and takes still find their place', () => {
  let reel = whole(25);
  for (let at = 25; at < 300; at += 1) reel = withChanges(reel, [take(at)], {});
  expect(ids(reel)).toEqual(allIds(300));
  expect(reel.stretches.length).toBeGreaterThan(3);
  for (const stretch of reel.stretches) expect(stretch.count).toBeLessThanOrEqual(120);
  expect(new Set(reel.stretches.map(({ key }) => key)).size).toBe(reel.stretches.length);
  expect(ids(withChanges(reel, [{ ...take(299), shelf: 'archive' }], {}))).toEqual(allIds(299));
});

test('what left by a guess comes back when the guess is taken back', () => {
  const reel = whole(30);
  const guessed = withChanges(
    reel,
    [
      { ...take(3), shelf: 'archive' },
      { ...take(29), shelf: 'archive' },
    ],
    {},
  );
  expect(ids(guessed)).toHaveLength(28);
  expect(ids(withChanges(guessed, [take(3), take(29)], {}))).toEqual(allIds(30));
});

test('where words are searched, the server says what comes in', () => {
  const reel = startReel(older(10), { search: 'kite' });
  const filter = { search: 'kite' };
  expect(ids(withChanges(reel, [take(10), { ...take(9), title: 'x' }], filter))).toEqual(allIds(10));
  expect(ids(withChanges(reel, [take(10)], filter, new Set([take(10).id])))).toEqual(allIds(11));
  expect(ids(withChanges(reel, [take(9)], filter, new Set()))).toEqual(allIds(9));
});

test('what is stale is kept in sight', () => {
  const reel = stale(letGo(whole(45), 0, 0));
  expect(reel.stretches.map(({ isStale }) => isStale)).toEqual([true, false, false]);
  expect(ids(reel)).toHaveLength(20);
});
