import { matchesFilter, type TakeFilter } from '#lib/tasks/take-page-view.ts';
import type { TakeView } from '#lib/tasks/take-view.ts';

/**
 * The takes of a gallery as the browser holds them: a strip of stretches, newest first, without gaps between them. Only
 * stretches near the screen hold their takes; of the others it is known where they begin and end, so that they can be
 * read again. However far somebody scrolls, what is held stays the same. Pure; nothing is changed in place.
 */
export interface Reel {
  stretches: readonly Stretch[];
}

/**
 * The takes between two cursors: those below `from` down to `to`, with the take at `to` itself. Times and ids of takes
 * never change, so a take belongs to one stretch for good.
 */
export interface Stretch {
  /** Its name among the stretches of this page, for as long as the page lives. */
  key: number;
  /** Absent: from the newest take on, whatever comes. */
  from: string | undefined;
  /** Absent: down to the first take there is. */
  to: string | undefined;
  /** Absent when it was let go. */
  takes: readonly TakeView[] | undefined;
  /** How many there were when it was last seen. */
  count: number;
  /** What is held may be old: read it again when it is seen. */
  isStale: boolean;
}

/** What an answer of the server says of one page: its takes, and where the next ones begin. */
interface ReadPage {
  takes: readonly TakeView[];
  nextCursor: string | null;
}

/** A stretch that grew beyond this by new takes is cut in two. */
const mostTakes = 120;
let lastKey = 0;

/** Newer is first; ids decide within a millisecond, as in the server's keyset. */
export function compareCursors(a: string, b: string): number {
  const [timeA, idA] = cut(a);
  const [timeB, idB] = cut(b);
  if (timeA !== timeB) return timeB - timeA;
  return idA < idB ? 1 : idA > idB ? -1 : 0;
}

function cut(cursor: string): [number, string] {
  const at = cursor.indexOf('.');
  return [Number(cursor.slice(0, at)), cursor.slice(at + 1)];
}

/** The place of a take in the order, in the server's own writing (`take-cursor.ts`). */
export function cursorOf(take: Pick<TakeView, 'createdAt' | 'id'>): string {
  return `${Date.parse(take.createdAt)}.${take.id}`;
}

/** The place just above everything that was made up to this moment. */
export function cursorAt(milliseconds: number): string {
  return `${milliseconds}.ffffffff-ffff-ffff-ffff-ffffffffffff`;
}

/** What was taken back is kept for the record, and shown only to whoever asks for it. */
function isListed(take: TakeView, filter: TakeFilter): boolean {
  return filter.state !== undefined || take.state !== 'cancelled';
}

function makeStretch(
  bounds: Pick<Stretch, 'from' | 'to'>,
  takes: readonly TakeView[],
  filter: TakeFilter,
): Stretch {
  const listed = takes.filter((take) => isListed(take, filter));
  lastKey += 1;
  return { key: lastKey, ...bounds, takes: listed, count: listed.length, isStale: false };
}

/** A strip that begins with one page: of the newest takes, or of those below a place. */
export function startReel(page: ReadPage, filter: TakeFilter, from?: string): Reel {
  return { stretches: [makeStretch({ from, to: page.nextCursor ?? undefined }, page.takes, filter)] };
}

/** A strip that begins with the oldest takes there are. */
export function startReelAtEnd(
  page: { takes: readonly TakeView[]; newerCursor: string | null },
  filter: TakeFilter,
): Reel {
  return {
    stretches: [makeStretch({ from: page.newerCursor ?? undefined, to: undefined }, page.takes, filter)],
  };
}

/** With the page that was read below the last stretch. */
export function withOlder(reel: Reel, page: ReadPage, filter: TakeFilter): Reel {
  const from = reel.stretches.at(-1)?.to;
  if (from === undefined) return reel;
  const older = makeStretch({ from, to: page.nextCursor ?? undefined }, page.takes, filter);
  return { stretches: [...reel.stretches, older] };
}

/** With the page that was read above the first stretch; it reaches up to `newerCursor`. */
export function withNewer(
  reel: Reel,
  page: { takes: readonly TakeView[]; newerCursor: string | null },
  filter: TakeFilter,
): Reel {
  const to = reel.stretches[0]?.from;
  if (to === undefined) return reel;
  const newer = makeStretch({ from: page.newerCursor ?? undefined, to }, page.takes, filter);
  return { stretches: [newer, ...reel.stretches] };
}

/**
 * With a stretch that was read again, by a page from its beginning on. When more takes lie in it than one page holds,
 * the rest becomes a stretch of its own, still to be read.
 */
export function withRefilled(reel: Reel, key: number, page: ReadPage, filter: TakeFilter): Reel {
  const at = reel.stretches.findIndex((stretch) => stretch.key === key);
  const old = reel.stretches[at];
  if (!old) return reel;
  const inside = page.takes.filter((take) => contains(old, cursorOf(take)));
  const reachesEnd =
    page.nextCursor === null || (old.to !== undefined && compareCursors(page.nextCursor, old.to) >= 0);
  const takes = inside.filter((take) => isListed(take, filter));
  const read = { ...old, takes, count: takes.length, isStale: false };
  if (reachesEnd) return replaceAt(reel, at, [read]);
  lastKey += 1;
  const rest = {
    ...old,
    key: lastKey,
    from: page.nextCursor ?? undefined,
    takes: undefined,
    count: Math.max(1, old.count - takes.length),
  };
  return replaceAt(reel, at, [{ ...read, to: page.nextCursor ?? undefined }, rest]);
}

/** Without the takes of the stretches outside of `first` to `last`. The same reel when nothing is to be let go. */
export function letGo(reel: Reel, first: number, last: number): Reel {
  const isFar = (index: number) => index < first || index > last;
  if (!reel.stretches.some((stretch, index) => stretch.takes && isFar(index))) return reel;
  return {
    stretches: reel.stretches.map((stretch, index) =>
      stretch.takes && isFar(index) ? { ...stretch, takes: undefined, isStale: false } : stretch,
    ),
  };
}

/** The same strip with everything on it to be read again when it is seen. */
export function stale(reel: Reel): Reel {
  return {
    stretches: reel.stretches.map((stretch) => (stretch.takes ? { ...stretch, isStale: true } : stretch)),
  };
}

/**
 * Works changed takes into the stretches that hold their takes: known ones are replaced, those that no longer match
 * leave, new ones come in at their place. Stretches that were let go, and places not reached yet, are left alone.
 * `matchingIds` are those that match, where the filter has words; as long as nobody knows them, nothing new comes in.
 */
export function withChanges(
  reel: Reel,
  changed: readonly TakeView[],
  filter: TakeFilter,
  matchingIds?: ReadonlySet<string>,
): Reel {
  const byStretch = new Map<number, TakeView[]>();
  for (const take of changed) {
    const at = stretchAt(reel, cursorOf(take));
    if (at === undefined || !reel.stretches[at]?.takes) continue;
    byStretch.set(at, [...(byStretch.get(at) ?? []), take]);
  }
  if (byStretch.size === 0) return reel;
  return {
    stretches: reel.stretches.flatMap((stretch, at) => {
      const arrived = byStretch.get(at);
      return arrived ? cutLong(mergeInto(stretch, arrived, filter, matchingIds)) : [stretch];
    }),
  };
}

function mergeInto(
  stretch: Stretch,
  changed: readonly TakeView[],
  filter: TakeFilter,
  matchingIds: ReadonlySet<string> | undefined,
): Stretch {
  const fresh = new Map(changed.map((take) => [take.id, take]));
  const known = new Set(stretch.takes?.map(({ id }) => id));
  const matches = (take: TakeView) =>
    matchingIds?.has(take.id) ?? (matchesFilter(take, filter) && (!filter.search || known.has(take.id)));
  const matching = changed.filter((take) => isListed(take, filter) && matches(take));
  const rest = (stretch.takes ?? []).filter((take) => !fresh.has(take.id));
  const takes = [...rest, ...matching].sort((a, b) => compareCursors(cursorOf(a), cursorOf(b)));
  return { ...stretch, takes, count: takes.length };
}

function cutLong(stretch: Stretch): Stretch[] {
  const takes = stretch.takes ?? [];
  const half = Math.ceil(takes.length / 2);
  const lastAbove = takes[half - 1];
  if (takes.length <= mostTakes || !lastAbove) return [stretch];
  const to = cursorOf(lastAbove);
  lastKey += 1;
  return [
    // The lower half keeps the key: it is what was there before, and what somebody may be looking at.
    { ...stretch, key: lastKey, to, takes: takes.slice(0, half), count: half },
    { ...stretch, from: to, takes: takes.slice(half), count: takes.length - half },
  ];
}

/** Which stretch a place belongs to; undefined when the strip does not reach it. */
export function stretchAt(reel: Reel, cursor: string): number | undefined {
  let [low, high] = [0, reel.stretches.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const to = reel.stretches[middle]?.to;
    // Beyond the end of this one: further down.
    if (to !== undefined && compareCursors(cursor, to) > 0) low = middle + 1;
    else high = middle;
  }
  const found = reel.stretches[low];
  return found && contains(found, cursor) ? low : undefined;
}

function contains({ from, to }: Stretch, cursor: string): boolean {
  return (
    (from === undefined || compareCursors(cursor, from) > 0) &&
    (to === undefined || compareCursors(cursor, to) <= 0)
  );
}

function replaceAt(reel: Reel, at: number, stretches: readonly Stretch[]): Reel {
  return { stretches: [...reel.stretches.slice(0, at), ...stretches, ...reel.stretches.slice(at + 1)] };
}

/** The newest and the oldest takes that there are have been reached. */
export function isAtTop(reel: Reel): boolean {
  return reel.stretches[0]?.from === undefined;
}

export function isAtEnd(reel: Reel): boolean {
  return reel.stretches.at(-1)?.to === undefined;
}

/** All takes that are held, newest first. */
export function heldTakes(reel: Reel): TakeView[] {
  return reel.stretches.flatMap(({ takes }) => takes ?? []);
}
