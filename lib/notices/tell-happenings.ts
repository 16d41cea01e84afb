import { type Database, db } from '#lib/db.ts';
import type { HappeningKind } from '#lib/happenings/kinds.ts';
import { log } from '#lib/log.ts';
import type { Queue } from '#lib/queue/queue.ts';
import { commentTellings, joinedTellings, resolvedTellings, reviewTellings } from './people-tellings.ts';
import { takeTellings } from './take-tellings.ts';
import type { Happening, Telling } from './telling.ts';
import { writeDeliveries } from './write-deliveries.ts';
import { writeNotices } from './write-notices.ts';

const atOnce = 50;
/** What could not be told for so long never will be. */
const hopelessMs = 24 * 60 * 60_000;

const tellingsOf: Record<HappeningKind, (tx: Database, happening: Happening) => Promise<Telling[]>> = {
  'take-finished': takeTellings,
  'take-failed': takeTellings,
  'take-unclear': takeTellings,
  commented: commentTellings,
  'comment-resolved': resolvedTellings,
  reviewed: reviewTellings,
  'member-joined': joinedTellings,
};

/**
 * Empties the outbox: each happening leaves it in the transaction that writes what becomes of it, so that a process
 * that dies loses nothing and tells nothing twice. Any number of workers may do this at once. Returns how many.
 */
export async function tellHappenings(queue: Queue): Promise<number> {
  let count = 0;
  for (let above = 0n; ; ) {
    const told = await tellSome(queue, above, atOnce).catch((error) => {
      log.warn('some happenings could not be told together', { error });
      return tellOneByOne(queue, above);
    });
    count += told.length;
    const last = told.at(-1);
    if (told.length < atOnce || last === undefined) return count;
    above = last;
  }
}

/** The ids of those that were taken out, in order. */
function tellSome(queue: Queue, above: bigint, limit: number): Promise<bigint[]> {
  return db().$transaction(async (tx) => {
    const rows = await tx.$queryRaw<Happening[]>`
      WITH next AS MATERIALIZED (
        SELECT id FROM "Happening" WHERE id > ${above} ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED
      )
      DELETE FROM "Happening" happening USING next WHERE happening.id = next.id
      RETURNING happening.id, "teamId", kind, "actorId", "taskId", "commentId", data, at`;
    const happenings = rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    for (const happening of happenings) {
      await writeDeliveries(tx, queue, happening);
      await writeNotices(
        tx,
        queue,
        happening.teamId,
        (await tellingsOf[happening.kind]?.(tx, happening)) ?? [],
      );
    }
    return happenings.map(({ id }) => id);
  });
}

/** So that one that cannot be told holds up no other. It is tried again at each sweep, for a day. */
async function tellOneByOne(queue: Queue, above: bigint): Promise<bigint[]> {
  const rows = await db().happening.findMany({
    where: { id: { gt: above } },
    orderBy: { id: 'asc' },
    take: atOnce,
    select: { id: true, at: true, kind: true, taskId: true },
  });
  for (const { id, at, kind, taskId } of rows) {
    await tellSome(queue, id - 1n, 1).catch(async (error) => {
      log.error('a happening could not be told', { id: String(id), kind, taskId, error });
      if (Date.now() - at.getTime() > hopelessMs) await db().happening.deleteMany({ where: { id } });
    });
  }
  return rows.map(({ id }) => id);
}
