import type { Database } from '#lib/db.ts';
import { Prisma } from '#prisma/client/client.ts';
import { bestFirst } from './stack-order.ts';

/**
 * Locks the stacks that a team's takes lie in until the transaction ends, and gives their ids, for `settleStacks`. A take that
 * stands alone is locked itself, because it may be about to begin a stack.
 *
 * Whoever changes the state, review, shelf or stack of a take does this first: before it has locked any other row, once,
 * for all its takes. Stacks are always locked in one order and before the takes in them, so that nobody waits in a circle.
 */
export async function lockStacks(
  tx: Database,
  { teamId }: { teamId: string },
  taskIds: readonly string[],
): Promise<string[]> {
  const stacks = Prisma.sql`SELECT COALESCE("stackId", id) AS id FROM "Task"
    WHERE id = ANY(${[...taskIds]}::uuid[]) AND "teamId" = ${teamId}::uuid`;
  for (;;) {
    await tx.$executeRaw`SAVEPOINT before_stacks`;
    const locked = await tx.$queryRaw<{ id: string }[]>`
      SELECT id FROM "Task" WHERE id IN (${stacks}) ORDER BY id FOR NO KEY UPDATE`;
    const ids = new Set(locked.map(({ id }) => id));
    // A take may have changed its stack while we waited. Then everything is let go, and locked anew in the order.
    const now = await tx.$queryRaw<{ id: string }[]>(stacks);
    if (now.every(({ id }) => ids.has(id))) {
      await tx.$executeRaw`RELEASE SAVEPOINT before_stacks`;
      return [...ids];
    }
    await tx.$executeRaw`ROLLBACK TO SAVEPOINT before_stacks`;
  }
}

/**
 * Puts the best take of each stack on top, inside the transaction that changed something about its takes and under the
 * locks of `lockStacks`. Exactly one take is the top while any of the stack lies in the gallery. A stack of one is none.
 * Ids of takes that stand alone are passed over.
 */
export async function settleStacks(tx: Database, stackIds: readonly string[]): Promise<void> {
  if (stackIds.length === 0) return;
  // The top is written even where nothing changes: whoever looks for changes finds its stack's in it.
  await tx.$executeRaw`
    UPDATE "Task" task SET
      "stackId" = CASE WHEN found.size > 1 THEN task."stackId" END,
      "isStackTop" = found."isTop" OR found.size = 1,
      "isStackPick" = task."isStackPick" AND found.size > 1
    FROM (
      SELECT id, count(*) OVER (PARTITION BY "stackId") AS size,
        shelf = 'gallery' AND row_number() OVER (PARTITION BY "stackId" ORDER BY ${bestFirst}) = 1 AS "isTop"
      FROM "Task" WHERE "stackId" = ANY(${[...stackIds]}::uuid[])
    ) found
    WHERE task.id = found.id AND (found."isTop" OR task."isStackTop" OR found.size = 1)`;
}
