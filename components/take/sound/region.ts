/** A part of a sound that is played again and again. Pure; times in seconds. */
export interface Region {
  start: number;
  end: number;
}

/** Shorter is a click, not a part. */
export const leastRegion = 0.1;

/** From wherever a drag began to where it is, within the sound; undefined while that is too short to be meant. */
export function regionBetween(from: number, to: number, duration: number): Region | undefined {
  const [start, end] = [Math.max(0, Math.min(from, to)), Math.min(duration, Math.max(from, to))];
  return end - start >= leastRegion ? { start, end } : undefined;
}

/** One edge moved, not past the other and not out of the sound. */
export function withEdge(region: Region, edge: keyof Region, to: number, duration: number): Region {
  return edge === 'start'
    ? { ...region, start: Math.max(0, Math.min(to, region.end - leastRegion)) }
    : { ...region, end: Math.min(duration, Math.max(to, region.start + leastRegion)) };
}

/** The part from here to where the other edge is: the key for "it begins here" or "it ends here". */
export function markEdge(
  region: Region | undefined,
  edge: keyof Region,
  at: number,
  duration: number,
): Region {
  const whole = { start: 0, end: duration };
  const other = region ?? whole;
  const isBeyond = edge === 'start' ? at > other.end - leastRegion : at < other.start + leastRegion;
  return withEdge(isBeyond ? whole : other, edge, at, duration);
}
