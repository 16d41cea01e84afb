import { canCreate, type Viewer } from '#lib/auth/viewer.ts';
import { type Database, db } from '#lib/db.ts';
import { failure, type Result, success } from '#lib/result.ts';
import type { TakeIds } from './action-inputs.ts';
import type { Engine } from './engine.ts';
import { lockNarration } from './follow-parts.ts';
import { moveTask, noteTask } from './move-task.ts';
import { hasParts } from './narration-plan.ts';

/** What every change of takes answers to someone who may only look. */
export const forbidden = failure(
  'forbidden',
  'Reviewers look and judge. Ask an owner of the team to let you create.',
);
export const notFound = failure('not-found', 'This take is not here.');

/**
 * Takes back what has not left the studio: held in the undo window, or still waiting for its turn. Those that have
 * left (an unclear one that a person sends again, too) are not in `undone`; when none could be taken back that is a
 * `conflict`.
 */
export async function undoTakes(viewer: Viewer, { taskIds }: TakeIds): Promise<Result<{ undone: string[] }>> {
  if (!canCreate(viewer)) return forbidden;
  const { teamId } = viewer;
  const select = { id: true, requestPath: true } as const;
  const tasks = await db().task.findMany({ where: { teamId, id: { in: taskIds } }, select });
  if (tasks.length === 0) return notFound;
  const undone: string[] = [];
  for (const task of tasks) {
    const isUndone = hasParts(task)
      ? await takeBackParts(viewer, task.id)
      : await db().$transaction((tx) => takeBack(tx, task.id));
    if (isUndone) undone.push(task.id);
  }
  if (undone.length > 0) return success({ undone });
  return failure('conflict', 'It has already left for the vendor and can no longer be taken back.');
}

async function takeBack(tx: Database, taskId: string): Promise<boolean> {
  const move = { to: 'cancelled', cause: 'taken-back' } as const;
  const hasNeverLeft = { events: { none: { cause: 'send-again' } } };
  return (
    (await moveTask(tx, taskId, { ...move, from: 'held' })) ||
    (await moveTask(tx, taskId, { ...move, from: 'waiting', where: hasNeverLeft }))
  );
}

/** Thrown inside the transaction, so that nothing of it stays. */
class PartHasLeft extends Error {}

/** All parts of a narration or none: it follows them. */
async function takeBackParts(viewer: Viewer, parentId: string): Promise<boolean> {
  try {
    await db().$transaction(async (tx) => {
      await lockNarration(tx, viewer, parentId);
      const parts = await tx.task.findMany({ where: { parentId }, select: { id: true } });
      for (const { id } of parts) {
        if (!(await takeBack(tx, id))) throw new PartHasLeft();
      }
    });
    return true;
  } catch (error) {
    if (error instanceof PartHasLeft) return false;
    throw error;
  }
}

/** Saves a finished result now instead of at the next try. While a download is running, that one goes on. */
export async function retrySaving(
  engine: Engine,
  viewer: Viewer,
  { taskId }: { taskId: string },
): Promise<Result<null>> {
  if (!canCreate(viewer)) return forbidden;
  const where = { id: taskId, teamId: viewer.teamId };
  return db().$transaction(async (tx) => {
    const { count } = await tx.task.updateMany({
      where: { ...where, state: 'saving', leaseUntil: null },
      data: { nextStepAt: engine.now() },
    });
    if (count === 1) {
      await noteTask(tx, taskId, 'saving', { cause: 'save-now' });
      await engine.queue.enqueue('save-task', { taskId }, { tx });
      return success(null);
    }
    const task = await tx.task.findFirst({ where, select: { state: true } });
    if (!task) return notFound;
    if (task.state === 'saving' || task.state === 'succeeded') return success(null);
    return failure('conflict', 'There is nothing to save for this take.');
  });
}
