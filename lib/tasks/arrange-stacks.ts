import { canCreate, type Viewer } from '#lib/auth/viewer.ts';
import { type Database, db } from '#lib/db.ts';
import { failure, type Result, success } from '#lib/result.ts';
import type { Task } from '#prisma/client/client.ts';
import { forbidden, notFound } from './mutations.ts';
import { lockStacks, settleStacks } from './settle-stacks.ts';
import {
  type Arranged,
  mostStacked,
  type PickInput,
  type StackedTakes,
  type StackPlaces,
} from './stack-inputs.ts';

type StackedTake = Pick<Task, 'id' | 'stackId' | 'isStackPick'>;

/** Puts takes together as one idea, each with everything of the stack that it lies in. */
export async function stackTakes(viewer: Viewer, { taskIds }: StackedTakes): Promise<Result<Arranged>> {
  if (!canCreate(viewer)) return forbidden;
  return db().$transaction(async (tx) => {
    const { asked, all } = await lockTakes(tx, viewer, taskIds);
    const first = asked[0];
    if (!first) return notFound;
    if (all.length < 2) return failure('invalid', 'Choose at least two takes to put together.');
    if (all.length > mostStacked) return failure('invalid', 'A stack holds 1,000 takes at most.');
    const stackId = asked.find((take) => take.stackId)?.stackId ?? first.id;
    const moving = all.filter((take) => stackOf(take) !== stackId);
    if (moving.length === 0) return failure('conflict', 'These takes lie in one stack already.');
    await arrange(
      tx,
      viewer,
      moving.map(({ id, isStackPick }) => ({ taskId: id, beside: stackId, isPick: isStackPick })),
    );
    return success({ stackId, changedIds: moving.map(({ id }) => id), undo: { places: apart(moving) } });
  });
}

/** Takes takes out of their stacks; they stand alone then. */
export async function unstackTakes(viewer: Viewer, { taskIds }: StackedTakes): Promise<Result<Arranged>> {
  if (!canCreate(viewer)) return forbidden;
  return db().$transaction(async (tx) => {
    const { asked, all } = await lockTakes(tx, viewer, taskIds);
    if (asked.length === 0) return notFound;
    const leaving = asked.filter((take) => take.stackId);
    if (leaving.length === 0) return failure('conflict', 'These takes lie in no stack.');
    const leavingIds = new Set(leaving.map(({ id }) => id));
    // To be put back beside what stayed; where nothing did, beside the first of them.
    const places = leaving.flatMap((take) => {
      const { id: taskId, stackId, isStackPick: isPick } = take;
      const fellows = all.filter((other) => other.stackId === stackId);
      const beside = (fellows.find(({ id }) => !leavingIds.has(id)) ?? fellows[0])?.id ?? null;
      return [{ taskId, beside: beside === taskId ? null : beside, isPick }];
    });
    await arrange(
      tx,
      viewer,
      leaving.map(({ id }) => ({ taskId: id, beside: null })),
    );
    return success({ changedIds: [...leavingIds], undo: { places } });
  });
}

/** Lays takes where they lay before; what is gone, or another team's, is left out. */
export async function arrangeStacks(viewer: Viewer, { places }: StackPlaces): Promise<Result<null>> {
  if (!canCreate(viewer)) return forbidden;
  return db().$transaction(async (tx) => {
    const ids = places.flatMap(({ taskId, beside }) => [taskId, ...(beside ? [beside] : [])]);
    const { asked } = await lockTakes(tx, viewer, ids);
    if (asked.length === 0) return notFound;
    const known = new Set(asked.map(({ id }) => id));
    const isKnown = (id: string | null) => id === null || known.has(id);
    await arrange(
      tx,
      viewer,
      places.filter(({ taskId, beside }) => isKnown(taskId) && isKnown(beside)),
    );
    return success(null);
  });
}

/** A person says which take of a stack is seen, whatever was decided about the others; or takes that back. */
export async function pickTop(
  viewer: Viewer,
  { taskId, isPick }: PickInput,
): Promise<Result<{ stackId: string; undo: PickInput }>> {
  if (!canCreate(viewer)) return forbidden;
  return db().$transaction(async (tx) => {
    const { asked, all } = await lockTakes(tx, viewer, [taskId]);
    const stackId = asked[0]?.stackId;
    if (asked.length === 0) return notFound;
    if (!stackId) return failure('conflict', 'This take stands alone: there is nothing to choose from.');
    const former = all.find((take) => take.isStackPick);
    await tx.task.updateMany({ where: { stackId, isStackPick: true }, data: { isStackPick: false } });
    if (isPick) await tx.task.update({ where: { id: taskId }, data: { isStackPick: true } });
    await settleStacks(tx, [stackId]);
    return success({ stackId, undo: { taskId: former?.id ?? taskId, isPick: former !== undefined } });
  });
}

/** The takes that were asked for, and everything that lies in a stack with one of them, under lock. */
async function lockTakes(
  tx: Database,
  viewer: Viewer,
  taskIds: readonly string[],
): Promise<{ asked: StackedTake[]; all: StackedTake[] }> {
  const stackIds = await lockStacks(tx, viewer, taskIds);
  const all = await tx.task.findMany({
    where: {
      teamId: viewer.teamId,
      parentId: null,
      shelf: { in: ['gallery', 'archive', 'bin'] },
      OR: [{ id: { in: [...taskIds] } }, { stackId: { in: stackIds } }],
    },
    select: { id: true, stackId: true, isStackPick: true },
    orderBy: { id: 'asc' },
  });
  const byId = new Map(all.map((take) => [take.id, take]));
  return { asked: [...new Set(taskIds)].flatMap((id) => byId.get(id) ?? []), all };
}

function stackOf({ id, stackId }: StackedTake): string {
  return stackId ?? id;
}

/** Where takes lay that are put together with others: alone, or beside the first of their own stack. */
function apart(takes: readonly StackedTake[]): StackPlaces['places'] {
  const firstOf = new Map<string, string>();
  return takes.map((take) => {
    const first = firstOf.get(stackOf(take));
    if (!first) firstOf.set(stackOf(take), take.id);
    return { taskId: take.id, beside: first ?? null, isPick: take.isStackPick };
  });
}

/** Under the locks of everything that it changes: all leave their stacks, then those that lie beside others join them. */
async function arrange(tx: Database, { teamId }: Viewer, places: StackPlaces['places']): Promise<void> {
  const touched = new Set<string>();
  const leaving = { teamId, id: { in: places.map(({ taskId }) => taskId) } };
  for (const { stackId } of await tx.task.findMany({ where: leaving, select: { stackId: true } })) {
    if (stackId) touched.add(stackId);
  }
  await tx.task.updateMany({
    where: leaving,
    data: { stackId: null, isStackTop: true, isStackPick: false },
  });
  for (const id of await nameAnew(tx, [...touched])) touched.add(id);
  for (const [beside, ids] of Map.groupBy(places, (place) => place.beside)) {
    if (!beside) continue;
    const besides = await tx.task.findFirstOrThrow({
      where: { id: beside, teamId },
      select: { stackId: true },
    });
    const stackId = besides.stackId ?? beside;
    touched.add(stackId);
    const members = [beside, ...ids.map(({ taskId }) => taskId)];
    await tx.task.updateMany({ where: { teamId, id: { in: members } }, data: { stackId } });
  }
  for (const { taskId, isPick } of places) {
    const { stackId } = isPick
      ? await tx.task.findUniqueOrThrow({ where: { id: taskId } })
      : { stackId: null };
    // What a person chose stays chosen, where nobody chose another one.
    const chosen = stackId && (await tx.task.findFirst({ where: { stackId, isStackPick: true } }));
    if (stackId && !chosen) await tx.task.update({ where: { id: taskId }, data: { isStackPick: true } });
  }
  await settleStacks(tx, [...touched]);
}

/** A stack whose first take has left is called by another of its takes: two stacks never have one name. */
async function nameAnew(tx: Database, stackIds: readonly string[]): Promise<string[]> {
  const renamed = await tx.$queryRaw<{ id: string }[]>`
    UPDATE "Task" task SET "stackId" = found.name
    FROM (
      SELECT "stackId", (array_agg(id ORDER BY id))[1] AS name FROM "Task"
      WHERE "stackId" = ANY(${[...stackIds]}::uuid[]) GROUP BY "stackId" HAVING NOT bool_or(id = "stackId")
    ) found
    WHERE task."stackId" = found."stackId"
    RETURNING found.name AS id`;
  return [...new Set(renamed.map(({ id }) => id))];
}
