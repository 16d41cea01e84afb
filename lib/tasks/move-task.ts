import { databaseNow } from '#lib/database-clock.ts';
import type { Database } from '#lib/db.ts';
import { storableJson, storableText } from '#lib/storable.ts';
import { Prisma } from '#prisma/client/client.ts';
import type { TaskState } from '#prisma/client/enums.ts';
import type { TaskUpdateManyMutationInput, TaskWhereInput } from '#prisma/client/models.ts';
import type { TaskFailure } from './task-failure.ts';
import { type Cause, canMove } from './task-states.ts';

/** What the history says of a change. */
export interface Happening {
  cause: Cause;
  httpStatus?: number | undefined;
  requestId?: string | undefined;
  /** A few words for the history; never a body, a link or a key. */
  detail?: string | undefined;
}

export interface Move extends Happening {
  from: TaskState;
  to: TaskState;
  /** More that must still be true of the row, such as the attempt. */
  where?: TaskWhereInput;
  set?: TaskUpdateManyMutationInput;
  /** Kept on the row; every move without one clears it. */
  failure?: TaskFailure | undefined;
}

const endStates: readonly TaskState[] = ['succeeded', 'failed', 'cancelled', 'lost'];

/**
 * Moves a task from one state to another, if it is still there (compare and set), with one row of history. False
 * when someone else was first. The only place that writes `Task.state` of a task that exists.
 */
export async function moveTask(
  tx: Database,
  taskId: string,
  { from, to, where, set, failure, ...happening }: Move,
): Promise<boolean> {
  if (!canMove(from, to)) throw new Error(`A task cannot go from ${from} to ${to}.`);
  const { count } = await tx.task.updateMany({
    where: { ...where, id: taskId, state: from },
    data: {
      failure: failure ? storableJson(failure) : Prisma.DbNull,
      ...(endStates.includes(to) ? { finishedAt: databaseNow(), nextStepAt: null, leaseUntil: null } : {}),
      ...(from === 'failed' ? { finishedAt: null } : {}),
      ...set,
      state: to,
    },
  });
  if (count === 1) await writeHistory(tx, taskId, from, to, happening);
  return count === 1;
}

/** Writes a happening that changes no state, such as a download that failed. */
export async function noteTask(
  tx: Database,
  taskId: string,
  state: TaskState,
  happening: Happening,
): Promise<void> {
  await writeHistory(tx, taskId, state, state, happening);
}

async function writeHistory(
  tx: Database,
  taskId: string,
  fromState: TaskState,
  toState: TaskState,
  { cause, httpStatus, requestId, detail }: Happening,
): Promise<void> {
  const { teamId } = await tx.task.findUniqueOrThrow({ where: { id: taskId }, select: { teamId: true } });
  await tx.taskEvent.create({
    data: {
      teamId,
      taskId,
      fromState,
      toState,
      cause,
      httpStatus: httpStatus ?? null,
      requestId: requestId ? storableText(requestId).slice(0, 200) : null,
      detail: detail ? storableText(detail).slice(0, 500) : null,
    },
  });
}
