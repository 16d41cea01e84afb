import { db } from '#lib/db.ts';
import { backoffMs, later } from './timing.ts';

/**
 * The shared pace of one vendor key (one row per vendor): a 429 to one process slows them all. Without a row there
 * is no limit; with one, calls go out `delayMs` apart and not before `nextAllowedAt`.
 */
export type Turn = { isMine: true; isSlowed: boolean } | { isMine: false; askAgainAt: Date };

const firstDelayMs = 1000;
const mostDelayMs = 30_000;

/** Asks for a turn to call the vendor now, and takes it when it is free. */
export async function takeTurn(key: string, now: Date, random: number): Promise<Turn> {
  const pace = await db().vendorPace.findUnique({ where: { key } });
  if (!pace) return { isMine: true, isSlowed: false };
  const { count } = await db().vendorPace.updateMany({
    where: { key, nextAllowedAt: { lte: now } },
    data: { nextAllowedAt: later(now, pace.delayMs) },
  });
  if (count === 1) return { isMine: true, isSlowed: true };
  // Spread out, so that those who wait do not all come back at once.
  const waitMs = Math.max(0, pace.nextAllowedAt.getTime() - now.getTime()) + pace.delayMs * random;
  return { isMine: false, askAgainAt: later(now, waitMs + 100) };
}

/** After a 429: everyone waits for `Retry-After`, and calls spread out twice as far. Returns when to ask again. */
export async function slowDown(
  key: string,
  now: Date,
  retryAfterSeconds: number | undefined,
  random: number,
): Promise<Date> {
  const pace = await db().vendorPace.findUnique({ where: { key } });
  const delayMs = Math.min(mostDelayMs, Math.max(firstDelayMs, (pace?.delayMs ?? 0) * 2));
  // A vendor that says "in a week" by mistake must not stop the studio.
  const askedMs = Math.min(retryAfterSeconds ?? 0, 600) * 1000;
  const nextAllowedAt = later(now, Math.max(askedMs, backoffMs(1, delayMs, mostDelayMs, random)));
  await db().vendorPace.upsert({
    where: { key },
    create: { key, delayMs, nextAllowedAt },
    update: { delayMs, nextAllowedAt },
  });
  return later(nextAllowedAt, delayMs * random);
}

/** After an answer that was not a 429: the distance halves, and below a quarter second the limit is gone. */
export async function speedUp(key: string): Promise<void> {
  await db().$transaction([
    db().$executeRaw`UPDATE "VendorPace" SET "delayMs" = "delayMs" / 2 WHERE "key" = ${key}`,
    db().vendorPace.deleteMany({ where: { key, delayMs: { lt: 250 } } }),
  ]);
}
