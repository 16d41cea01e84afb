import type { Reel } from './reel.ts';

/** What is to be read from the server for what is seen: a stretch that was let go, or more at either end. */
export type ReelRead = { end: 'older' | 'newer' } | { key: number };

/** So many stretches beside what is seen are kept. */
const keptBeside = 11;
/** More than this are let go of at once, so that it happens seldom. */
export const mostHeld = 2 * keptBeside + 6;

/**
 * What to read next while the stretches from `first` to `last` are seen: first what is missing there, then what is
 * old, then what lies beside it.
 */
export function readsFor(reel: Reel, first: number, last: number): ReelRead[] {
  const reads: ReelRead[] = [];
  const near = reel.stretches.slice(Math.max(0, first - 1), last + 2);
  const seen = new Set(reel.stretches.slice(Math.max(0, first), last + 1));
  for (const stretch of near) if (seen.has(stretch) && !stretch.takes) reads.push({ key: stretch.key });
  if (last >= reel.stretches.length - 1 && reel.stretches.at(-1)?.to !== undefined)
    reads.push({ end: 'older' });
  if (first <= 0 && reel.stretches[0]?.from !== undefined) reads.push({ end: 'newer' });
  for (const stretch of near) if (seen.has(stretch) && stretch.isStale) reads.push({ key: stretch.key });
  for (const stretch of near) {
    if (!seen.has(stretch) && (!stretch.takes || stretch.isStale)) reads.push({ key: stretch.key });
  }
  return reads;
}

/** The stretches that are kept while those from `first` to `last` are seen. */
export function keptAround(first: number, last: number): [first: number, last: number] {
  return [first - keptBeside, last + keptBeside];
}
