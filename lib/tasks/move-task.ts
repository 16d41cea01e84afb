import type { Database } from '#lib/db.ts';
import type { TaskState } from '#prisma/client/enums.ts';
import { followParts, lockNarration } from './follow-parts.ts';
import { lockStacks, settleStacks } from './settle-stacks.ts';
import { isOpen } from './take-view.ts';
import { canMove } from './task-states.ts';
import { type Happening, type Move, writeHistory, writeMove } from './write-move.ts';

/**
 * Moves a task from one state to another, if it is still there (compare and set), with one row of history. False
 * when someone else was first. The narration that a part belongs to, or the stack that a take lies in, follows in the
 * same transaction. Takes its locks in an order: nothing but other ids may be locked before it.
 */
export async function moveTask(tx: Database, taskId: string, move: Move): Promise<boolean> {
  const { from, to } = move;
  if (!canMove(from, to)) throw new Error(`A task cannot go from ${from} to ${to}.`);
  const select = { id: true, teamId: true, parentId: true } as const;
  const task = await tx.task.findUnique({ where: { id: taskId }, select });
  if (!task) return false;
  if (task.parentId) {
    await lockNarration(tx, task, task.parentId);
    const isMoved = await writeMove(tx, task, move);
    if (isMoved) await followParts(tx, task.parentId);
    return isMoved;
  }
  // Between two states in which it is being made a take keeps its place in its stack.
  const stackIds = isOpen(from) && isOpen(to) ? [] : await lockStacks(tx, task, [taskId]);
  const isMoved = await writeMove(tx, task, move);
  if (isMoved) await settleStacks(tx, stackIds);
  return isMoved;
}

/** Writes a happening that changes no state, such as a download that failed. */
export async function noteTask(
  tx: Database,
  taskId: string,
  state: TaskState,
  happening: Happening,
): Promise<void> {
  const select = { id: true, teamId: true } as const;
  const task = await tx.task.findUniqueOrThrow({ where: { id: taskId }, select });
  await writeHistory(tx, task, state, state, happening);
}
