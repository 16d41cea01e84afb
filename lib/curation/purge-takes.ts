import { canManage, type Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import type { Queue } from '#lib/queue/queue.ts';
import { failure, type Result, success } from '#lib/result.ts';
import { lockStacks, settleStacks } from '#lib/tasks/settle-stacks.ts';
import { openStates } from '#lib/tasks/take-view.ts';
import { Prisma } from '#prisma/client/client.ts';
import type { ManyTakes } from './shelf-inputs.ts';

const forbidden = failure('forbidden', 'Only owners of the team delete for ever.');

/** So many at a time, each in a transaction of its own. */
const chunkSize = 100;
/** How long a person waits for the bin to be emptied; the worker goes on where that was not enough. */
const patienceMs = 5000;

/** Long ago: what has lain in the bin since then is overdue. */
const overdueSince = new Date(0);

/**
 * Deletes takes that lie in the bin for ever: their words at once, their files by the worker. What they were billed
 * stays in the accounts.
 */
export async function deleteForEver(
  queue: Queue,
  viewer: Viewer,
  { taskIds }: ManyTakes,
): Promise<Result<{ deleted: string[] }>> {
  if (!canManage(viewer)) return forbidden;
  const deleted: string[] = [];
  for (let at = 0; at < taskIds.length; at += chunkSize) {
    deleted.push(...(await wipeTakes(viewer, taskIds.slice(at, at + chunkSize))));
  }
  if (deleted.length === 0) return failure('not-found', 'These takes are not in the bin.');
  await queue.enqueue('purge-takes', {}, { once: { key: viewer.teamId, seconds: 1 } });
  return success({ deleted });
}

/** Deletes everything in the bin for ever; of a very full one the worker deletes the rest. */
export async function emptyBin(queue: Queue, viewer: Viewer): Promise<Result<null>> {
  if (!canManage(viewer)) return forbidden;
  const { teamId } = viewer;
  await db().task.updateMany({ where: { teamId, shelf: 'bin' }, data: { shelvedAt: overdueSince } });
  const until = Date.now() + patienceMs;
  while (Date.now() < until && (await wipeOverdue(overdueSince, teamId)) > 0);
  await queue.enqueue('purge-takes', {}, { once: { key: teamId, seconds: 1 } });
  return success(null);
}

/** Wipes some of what was put into a team's bin, or into any, before a moment; answers how many there were. */
export async function wipeOverdue(before: Date, teamId?: string): Promise<number> {
  const isOverdue: Prisma.TaskWhereInput = {
    shelf: 'bin',
    shelvedAt: { lte: before },
    state: { notIn: [...openStates] },
  };
  const first = await db().task.findFirst({
    where: { ...isOverdue, ...(teamId ? { teamId } : {}) },
    orderBy: { shelvedAt: 'asc' },
    select: { teamId: true },
  });
  if (!first) return 0;
  const overdue = await db().task.findMany({
    where: { ...isOverdue, teamId: first.teamId },
    orderBy: { shelvedAt: 'asc' },
    take: chunkSize,
    select: { id: true },
  });
  const wiped = await wipeTakes(
    first,
    overdue.map(({ id }) => id),
  );
  return wiped.length;
}

/**
 * Takes the words out of takes in the bin, with those of their parts: prompt, title, form, comments, history. From here on
 * nothing finds them but the accounts. Their files follow in `free-files.ts`, which `shelvedAt` marks as still to do.
 */
async function wipeTakes({ teamId }: { teamId: string }, taskIds: readonly string[]): Promise<string[]> {
  return db().$transaction(async (tx) => {
    const stackIds = await lockStacks(tx, { teamId }, taskIds);
    const rows = await tx.$queryRaw<{ id: string; shelf: string }[]>`
      WITH gone AS (
        SELECT id FROM "Task"
        WHERE id = ANY(${[...taskIds]}::uuid[]) AND shelf = 'bin' AND state NOT IN (${openTaskStates})
          AND "teamId" = ${teamId}::uuid
        ORDER BY id FOR UPDATE
      )
      SELECT task.id, task.shelf::text AS shelf FROM "Task" task
      WHERE task.id IN (SELECT id FROM gone) OR task."parentId" IN (SELECT id FROM gone)`;
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return [];
    const ofThem = { where: { taskId: { in: ids } } };
    await tx.comment.deleteMany(ofThem);
    await tx.decision.deleteMany(ofThem);
    await tx.notice.deleteMany(ofThem);
    await tx.happening.deleteMany(ofThem);
    await tx.taskEvent.deleteMany(ofThem);
    await tx.favouriteTake.deleteMany(ofThem);
    await tx.shareItem.deleteMany(ofThem);
    await tx.taskInput.updateMany({ ...ofThem, data: { url: null } });
    await tx.task.updateMany({ where: { id: { in: ids } }, data: wiped(new Date()) });
    // Last: a trigger writes it anew at each change of the words, and names of files that went in would stay.
    await tx.taskSearch.deleteMany(ofThem);
    await forgetCastings(tx, ids);
    await settleStacks(tx, stackIds);
    return rows.filter(({ shelf }) => shelf === 'bin').map(({ id }) => id);
  });
}

const openTaskStates = Prisma.join(openStates.map((state) => Prisma.sql`${state}::"TaskState"`));

/** What stays: whose it was, when it was made, with what, in which project, and what it cost. */
function wiped(now: Date): Prisma.TaskUncheckedUpdateManyInput {
  return {
    shelf: 'purged',
    purgedAt: now,
    shelvedAt: now,
    prompt: '',
    title: null,
    input: {},
    requestBody: {},
    resultText: null,
    tagIds: [],
    chapters: Prisma.DbNull,
    failure: Prisma.DbNull,
    vendorAnswer: Prisma.DbNull,
    stackId: null,
    remakeOfId: null,
    isStackTop: true,
    isStackPick: false,
  };
}

/** The line of a casting goes with the last of its takes. */
async function forgetCastings(tx: Prisma.TransactionClient, taskIds: readonly string[]): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM "Casting" casting USING "Task" task
    WHERE task.id = ANY(${[...taskIds]}::uuid[]) AND casting.id = task."batchId"
      AND NOT EXISTS (SELECT FROM "Task" other WHERE other."teamId" = casting."teamId"
        AND other."batchId" = casting.id AND other.shelf <> 'purged')`;
}
