import { type Database, db } from '#lib/db.ts';
import type { TaskState } from '#prisma/client/enums.ts';
import type { TaskWhereInput } from '#prisma/client/models.ts';
import type { Engine } from './engine.ts';
import { moveTask } from './move-task.ts';
import type { Cause } from './task-states.ts';

export type Adoption = 'adopted' | 'of-another-task' | 'no-longer-open';

/**
 * Ties a vendor's task, which the caller has verified to exist, to a take that does not know its id, and asks about
 * it at once. One vendor task belongs to one take: a lock on the id keeps two adoptions apart.
 */
export function adoptTask(
  engine: Engine,
  taskId: string,
  {
    vendorTaskId,
    from,
    cause,
    where,
  }: {
    vendorTaskId: string;
    from: Extract<TaskState, 'waiting' | 'unclear' | 'failed'>;
    cause: Cause;
    where?: TaskWhereInput;
  },
): Promise<Adoption> {
  return db().$transaction(async (tx) => {
    if (await isOfAnotherTask(tx, taskId, vendorTaskId)) return 'of-another-task';
    const isMoved = await moveTask(tx, taskId, {
      from,
      to: 'queued',
      cause,
      detail: vendorTaskId,
      where: { ...where, vendorTaskId: null },
      set: { vendorTaskId, nextStepAt: engine.now(), pollCount: 0, stepFailures: 0 },
    });
    if (!isMoved) return 'no-longer-open';
    await engine.queue.enqueue('poll-task', { taskId }, { tx });
    return 'adopted';
  });
}

/** The create call is still open and a callback tells its id: kept, in case the answer never arrives. */
export function keepIdWhileSending(taskId: string, vendorTaskId: string): Promise<boolean> {
  return db().$transaction(async (tx) => {
    if (await isOfAnotherTask(tx, taskId, vendorTaskId)) return false;
    const { count } = await tx.task.updateMany({
      where: { id: taskId, state: 'sending', vendorTaskId: null },
      data: { vendorTaskId },
    });
    return count === 1;
  });
}

async function isOfAnotherTask(tx: Database, taskId: string, vendorTaskId: string): Promise<boolean> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${vendorTaskId}, 0))`;
  const other = await tx.task.findFirst({
    where: { vendorTaskId, id: { not: taskId } },
    select: { id: true },
  });
  return other !== null;
}
