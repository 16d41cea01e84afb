import { db } from '#lib/db.ts';

/** Differences below this are the way there and back. */
const noiseMs = 250;
const freshMs = 10 * 60_000;

let offsetMs = 0;
let measuredAt = Number.NEGATIVE_INFINITY;

/**
 * The database's time: the one clock that all web and worker processes share, whatever their machines say. Due times
 * and leases are written by one process and read by another.
 */
export function databaseNow(): Date {
  return new Date(Date.now() + offsetMs);
}

/** Measures the difference to this machine's clock, at most every ten minutes. */
export async function syncDatabaseClock(): Promise<void> {
  const before = performance.now();
  if (before - measuredAt < freshMs) return;
  const [row] = await db().$queryRaw<{ now: Date }[]>`SELECT clock_timestamp() AS now`;
  const halfWayMs = (performance.now() - before) / 2;
  const difference = (row?.now.getTime() ?? Date.now()) + halfWayMs - Date.now();
  offsetMs = Math.abs(difference) < noiseMs ? 0 : Math.round(difference);
  measuredAt = before;
}
