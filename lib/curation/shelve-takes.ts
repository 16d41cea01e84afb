import { canCreate, canManage, type Viewer } from '#lib/auth/viewer.ts';
import { type Database, db } from '#lib/db.ts';
import { failure, type Result, success } from '#lib/result.ts';
import { forbidden } from '#lib/tasks/mutations.ts';
import { lockStacks, settleStacks } from '#lib/tasks/settle-stacks.ts';
import { isOpen } from '#lib/tasks/take-view.ts';
import type { TaskShelf, TaskState } from '#prisma/client/enums.ts';
import type { Shelf, ShelvedTakes, ShelveInput } from './shelf-inputs.ts';

interface LyingTake {
  id: string;
  creatorId: string;
  state: TaskState;
  shelf: TaskShelf;
}

/**
 * Puts takes into the gallery, aside or into the bin. Creators throw away, and take out of the bin, what they made
 * themselves; owners anything. What is still being made stays where it is: it may yet cost something. Answers what
 * moved, how to undo it, and what stayed and why.
 */
export async function shelveTakes(
  viewer: Viewer,
  { taskIds, shelf }: ShelveInput,
): Promise<Result<ShelvedTakes>> {
  if (!canCreate(viewer)) return forbidden;
  return db().$transaction(async (tx) => {
    const stackIds = await lockStacks(tx, viewer, taskIds);
    const takes = await lockTakes(tx, viewer, taskIds);
    if (takes.length === 0) return failure('not-found', 'These takes are not here.');
    const reasons = new Map(takes.map((take) => [take.id, whyNot(viewer, take, shelf)]));
    const moving = takes.filter((take) => take.shelf !== shelf && !reasons.get(take.id));
    await move(tx, viewer, moving, shelf);
    await settleStacks(tx, stackIds);
    return success({
      changed: moving.map(({ id }) => id),
      undo: groupBy(moving, (take) => take.shelf as Shelf).map(([from, some]) => ({
        taskIds: some.map(({ id }) => id),
        shelf: from,
      })),
      refused: groupBy(
        takes.filter(({ id }) => reasons.get(id)),
        ({ id }) => reasons.get(id) ?? '',
      ).map(([message, some]) => ({ message, taskIds: some.map(({ id }) => id) })),
    });
  });
}

/**
 * In the order of their ids, so that two people who shelve the same takes wait for each other instead of for ever. A
 * narration has failed while nobody knows yet what became of one of its parts: then it is unclear here, like that part.
 */
function lockTakes(tx: Database, { teamId }: Viewer, taskIds: readonly string[]): Promise<LyingTake[]> {
  return tx.$queryRaw<LyingTake[]>`
    SELECT id, "creatorId", shelf::text AS shelf, CASE WHEN EXISTS (
        SELECT FROM "Task" part WHERE part."parentId" = "Task".id AND part.state = 'unclear')
      THEN 'unclear' ELSE state::text END AS state
    FROM "Task"
    WHERE id = ANY(${[...taskIds]}::uuid[]) AND "teamId" = ${teamId}::uuid
      AND shelf IN ('gallery', 'archive', 'bin')
    ORDER BY id FOR UPDATE`;
}

/** Why a take must stay where it is; undefined when it may go. */
function whyNot(viewer: Viewer, take: LyingTake, shelf: Shelf): string | undefined {
  const touchesBin = (shelf === 'bin') !== (take.shelf === 'bin');
  if (touchesBin && !canManage(viewer) && take.creatorId !== viewer.userId) {
    return shelf === 'bin'
      ? 'Somebody else made it. Only they and the owners of the team can put it into the bin.'
      : 'Somebody else made it. Only they and the owners of the team can take it out of the bin.';
  }
  if (shelf !== 'bin' || take.shelf === 'bin') return undefined;
  if (isOpen(take.state)) return 'It is still being made. Wait until it has ended, or take it back first.';
  return take.state === 'unclear' ? 'Nobody knows yet what became of it. Decide about it first.' : undefined;
}

async function move(tx: Database, viewer: Viewer, takes: readonly LyingTake[], shelf: Shelf): Promise<void> {
  if (takes.length === 0) return;
  await tx.task.updateMany({
    where: { id: { in: takes.map(({ id }) => id) }, teamId: viewer.teamId },
    data: {
      shelf,
      shelvedAt: shelf === 'gallery' ? null : new Date(),
      binnedById: shelf === 'bin' ? viewer.userId : null,
    },
  });
}

function groupBy<T, K>(items: readonly T[], keyOf: (item: T) => K): [K, T[]][] {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups];
}
