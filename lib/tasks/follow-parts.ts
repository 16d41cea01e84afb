import { databaseNow } from '#lib/database-clock.ts';
import type { Database } from '#lib/db.ts';
import { storableJson } from '#lib/storable.ts';
import type { Task } from '#prisma/client/client.ts';
import type { TaskUpdateManyMutationInput } from '#prisma/client/models.ts';
import { type Outlook, outlookOf } from './part-outlook.ts';
import { lockStacks, settleStacks } from './settle-stacks.ts';
import { type Cause, canNarrationMove } from './task-states.ts';
import { writeMove } from './write-move.ts';

/**
 * Locks a narration, and the stack that it lies in, until the transaction ends. Whoever moves a part does this
 * first, so that parts that end in the same moment see each other, and so that locks are always taken in one order.
 */
export async function lockNarration(
  tx: Database,
  { teamId }: { teamId: string },
  parentId: string,
): Promise<void> {
  await lockStacks(tx, { teamId }, [parentId]);
}

const causeOf: Record<Outlook['state'], Cause> = {
  held: 'created',
  running: 'parts-running',
  saving: 'parts-made',
  failed: 'parts-failed',
  cancelled: 'taken-back',
};

/**
 * Lets a narration follow its parts, inside the transaction that moved one of them and under its lock. Joining is the
 * next step of one whose parts are all made: it is due at once, under an attempt of its own, so that a join which was
 * overtaken by a part made anew is not taken for the result.
 */
export async function followParts(tx: Database, parentId: string): Promise<void> {
  const parent = await tx.task.findUniqueOrThrow({
    where: { id: parentId },
    select: { id: true, teamId: true, parentId: true, state: true, stackId: true, runningAt: true },
  });
  const tasks = await tx.task.findMany({
    where: { parentId },
    select: { partIndex: true, state: true },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  const { state: to, failure } = outlookOf(tasks);
  const from = parent.state;
  const isMoved =
    from !== to &&
    canNarrationMove(from, to) &&
    (await writeMove(tx, parent, {
      from,
      to,
      cause: causeOf[to],
      detail: failure?.message,
      failure,
      set: columnsOf(parent, to),
    }));
  if (isMoved && parent.stackId) await settleStacks(tx, [parent.stackId]);
  // Even where its state stays: whoever looks for changes finds the part's in it.
  if (!isMoved) {
    await tx.task.updateMany({
      where: { id: parentId },
      data: from === to && failure ? { failure: storableJson(failure) } : { state: from },
    });
  }
}

function columnsOf(
  { runningAt }: Pick<Task, 'runningAt'>,
  to: Outlook['state'],
): TaskUpdateManyMutationInput {
  const now = databaseNow();
  if (to === 'running') return { runningAt: runningAt ?? now, nextStepAt: null, leaseUntil: null };
  if (to !== 'saving') return {};
  return { attempt: { increment: 1 }, nextStepAt: now, leaseUntil: null, stepFailures: 0 };
}
