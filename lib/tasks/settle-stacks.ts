import type { Database } from '#lib/db.ts';
import { Prisma } from '#prisma/client/client.ts';
import { bestFirst } from './stack-order.ts';

/**
 * Locks the stacks that a team's takes lie in, with every take of them, until the transaction ends, and gives their ids,
 * for `settleStacks`. A take that stands alone is locked itself, because it may be about to begin a stack.
 *
 * Whoever changes the state, review, shelf or stack of a take does this first: before it has locked any other take, once,
 * for all it will change. Takes are always locked in the order of their ids, so that nobody waits in a circle.
 */
export async function lockStacks(
  tx: Database,
  { teamId }: { teamId: string },
  taskIds: readonly string[],
): Promise<string[]> {
  for (;;) {
    await tx.$executeRaw`SAVEPOINT before_stacks`;
    const stackIds = await findStacks(tx, teamId, taskIds);
    const locked = await tx.$queryRaw<{ id: string }[]>`
      SELECT id FROM "Task" WHERE ${within(stackIds)} ORDER BY id FOR NO KEY UPDATE`;
    if (await isAsFound(tx, teamId, { taskIds, stackIds, locked })) {
      await tx.$executeRaw`RELEASE SAVEPOINT before_stacks`;
      return stackIds;
    }
    await tx.$executeRaw`ROLLBACK TO SAVEPOINT before_stacks`;
  }
}

async function findStacks(tx: Database, teamId: string, taskIds: readonly string[]): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT COALESCE("stackId", id) AS id FROM "Task"
    WHERE id = ANY(${[...taskIds]}::uuid[]) AND "teamId" = ${teamId}::uuid`;
  return rows.map(({ id }) => id);
}

/** The takes of these stacks, and those that stand alone; by two indexes. */
function within(stackIds: readonly string[]): Prisma.Sql {
  return Prisma.sql`(id = ANY(${[...stackIds]}::uuid[]) OR "stackId" = ANY(${[...stackIds]}::uuid[]))`;
}

/**
 * Whether the stacks still hold what was locked. Takes may have come and gone while we waited; then everything is let go
 * and locked anew in its order.
 */
async function isAsFound(
  tx: Database,
  teamId: string,
  found: { taskIds: readonly string[]; stackIds: readonly string[]; locked: readonly { id: string }[] },
): Promise<boolean> {
  const lockedIds = new Set(found.locked.map(({ id }) => id));
  const stackIds = new Set(found.stackIds);
  const now = await findStacks(tx, teamId, found.taskIds);
  const takes = await tx.$queryRaw<{ id: string }[]>`SELECT id FROM "Task" WHERE ${within(found.stackIds)}`;
  return now.every((id) => stackIds.has(id)) && takes.every(({ id }) => lockedIds.has(id));
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
