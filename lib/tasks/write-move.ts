import { databaseNow } from '#lib/database-clock.ts';
import type { Database } from '#lib/db.ts';
import type { HappeningKind } from '#lib/happenings/kinds.ts';
import { recordHappening } from '#lib/happenings/record-happening.ts';
import { storableJson, storableText } from '#lib/storable.ts';
import { Prisma, type Task } from '#prisma/client/client.ts';
import type { TaskState } from '#prisma/client/enums.ts';
import type { TaskUpdateManyMutationInput, TaskWhereInput } from '#prisma/client/models.ts';
import type { TaskFailure } from './task-failure.ts';
import type { Cause } from './task-states.ts';

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

/** Ends that people want to know of. Who takes a take back, or closes it, knows it already. */
const toldAs: Partial<Record<TaskState, HappeningKind>> = {
  succeeded: 'take-finished',
  failed: 'take-failed',
  unclear: 'take-unclear',
  lost: 'take-unclear',
};

/**
 * Compare and set, with one row of history: false when someone else was first. The only place that writes `Task.state`
 * of a task that exists; whether the step is one that a task may take is its two callers' to know.
 */
export async function writeMove(
  tx: Database,
  task: Pick<Task, 'id' | 'teamId' | 'parentId'>,
  { from, to, where, set, failure, ...happening }: Move,
): Promise<boolean> {
  const isEnd = endStates.includes(to);
  const { count } = await tx.task.updateMany({
    where: { ...where, id: task.id, state: from },
    data: {
      failure: failure ? storableJson(failure) : Prisma.DbNull,
      ...(isEnd ? { finishedAt: databaseNow(), nextStepAt: null, leaseUntil: null } : {}),
      ...(endStates.includes(from) && !isEnd ? { finishedAt: null } : {}),
      ...set,
      state: to,
    },
  });
  if (count !== 1) return false;
  await writeHistory(tx, task, from, to, happening);
  const kind = toldAs[to];
  // A part is heard of through its narration.
  if (kind && !task.parentId && happening.cause !== 'closed') {
    await recordHappening(tx, { teamId: task.teamId, kind, taskId: task.id, data: { state: to } });
  }
  return true;
}

export async function writeHistory(
  tx: Database,
  { id: taskId, teamId }: Pick<Task, 'id' | 'teamId'>,
  fromState: TaskState,
  toState: TaskState,
  { cause, httpStatus, requestId, detail }: Happening,
): Promise<void> {
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
