import { canCreate, type Viewer } from '#lib/auth/viewer.ts';
import { type Database, db } from '#lib/db.ts';
import { failure, type Result, success } from '#lib/result.ts';
import { storableJson } from '#lib/storable.ts';
import { findTool } from '#lib/tools/registry.ts';
import type { Task } from '#prisma/client/client.ts';
import type { RedoFailedPartsInput, RedoPartInput } from './action-inputs.ts';
import type { Engine } from './engine.ts';
import { followParts, lockNarration } from './follow-parts.ts';
import { noteTask } from './move-task.ts';
import { forbidden, notFound } from './mutations.ts';
import { hasParts } from './narration-plan.ts';
import type { FrozenTake } from './prepare-take.ts';
import { isOpen } from './take-view.ts';
import { isTakenClick, takenClick } from './taken-click.ts';
import { gatherToolContext } from './tool-context.ts';
import { partClickId, writePart } from './write-takes.ts';

/** The new tasks, by part. */
export interface RedoneParts {
  taskIds: string[];
}

/**
 * Makes one part of a narration anew, as a new task under the same index, once for each click. What was made before
 * counts until the new one has succeeded. An unclear part is decided about first: it may have been made and billed.
 */
export function redoPart(engine: Engine, viewer: Viewer, asked: RedoPartInput): Promise<Result<RedoneParts>> {
  const { taskId, partIndex, clickId } = asked;
  return redo(engine, viewer, taskId, {
    clickIdOf: (index) => (index === partIndex ? clickId : undefined),
    choose: ({ newest }) => {
      const part = newest.find((one) => one.partIndex === partIndex);
      if (!part) return notFound;
      if (isOpen(part.state)) return failure('conflict', 'This part is being made already.');
      if (part.state !== 'unclear') return success([part]);
      return failure('conflict', 'This part was sent without a clear answer. Decide about that first.');
    },
  });
}

/** The same for every part that has failed and was never made. */
export function redoFailedParts(
  engine: Engine,
  viewer: Viewer,
  { taskId, clickId }: RedoFailedPartsInput,
): Promise<Result<RedoneParts>> {
  return redo(engine, viewer, taskId, {
    clickIdOf: (index) => partClickId(clickId, index),
    choose: ({ newest, made }) => {
      const failed = newest.filter(
        ({ partIndex, state }) => ['failed', 'lost', 'cancelled'].includes(state) && !made.has(partIndex),
      );
      return failed.length > 0 ? success(failed) : failure('conflict', 'No part has failed.');
    },
  });
}

interface Redoing {
  /** The click id that a part gets by this click; undefined when the click does not mean it. */
  clickIdOf: (partIndex: number) => string | undefined;
  choose: (parts: { newest: Task[]; made: ReadonlySet<number | null> }) => Result<Task[]>;
}

async function redo(
  engine: Engine,
  viewer: Viewer,
  parentId: string,
  redoing: Redoing,
): Promise<Result<RedoneParts>> {
  if (!canCreate(viewer)) return forbidden;
  const parent = await db().task.findFirst({
    where: { id: parentId, teamId: viewer.teamId, shelf: { not: 'purged' } },
  });
  if (!parent || !hasParts(parent)) return notFound;
  try {
    return await db().$transaction(async (tx) => {
      await lockNarration(tx, viewer, parentId);
      return redoUnderLock(tx, engine, viewer, parentId, redoing);
    });
  } catch (error) {
    if (isTakenClick(error)) return takenClick;
    throw error;
  }
}

async function redoUnderLock(
  tx: Database,
  engine: Engine,
  viewer: Viewer,
  parentId: string,
  { clickIdOf, choose }: Redoing,
): Promise<Result<RedoneParts>> {
  const parent = await tx.task.findUniqueOrThrow({
    where: { id: parentId },
    select: { state: true, shelf: true, projectId: true },
  });
  // Seen under the lock: a purge has taken the words that would be sent.
  if (parent.shelf === 'purged') return notFound;
  const tasks = await tx.task.findMany({
    where: { parentId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  const ofThisClick = tasks.filter((task) => task.clickId === clickIdOf(task.partIndex ?? 0));
  if (ofThisClick.length > 0) return success({ taskIds: ofThisClick.map(({ id }) => id) });
  // Seen under the lock: a part of a narration that is no more would be paid for, and joined by nobody.
  if (parent.state === 'cancelled') {
    return failure('conflict', 'This narration was taken back.');
  }
  const newest = [...new Map(tasks.map((task) => [task.partIndex, task])).values()];
  const made = new Set(tasks.filter(({ state }) => state === 'succeeded').map(({ partIndex }) => partIndex));
  const chosen = choose({ newest, made });
  if (!chosen.ok) return chosen;
  const taskIds: string[] = [];
  for (const part of chosen.value) {
    const partIndex = part.partIndex ?? 0;
    const clickId = clickIdOf(partIndex) ?? partClickId(part.clickId, partIndex);
    const { batchId } = part;
    const { projectId } = parent;
    const about = { clickId, batchId, projectId, parentId, partIndex, dueAt: engine.now() };
    taskIds.push(
      await writePart(tx, engine, viewer, await freezeAnew(viewer, part), { ...about, state: 'waiting' }),
    );
  }
  const detail = chosen.value.map((part) => `part ${(part.partIndex ?? 0) + 1}`).join(', ');
  await noteTask(tx, parentId, parent.state, { cause: 'part-redone', detail });
  await followParts(tx, parentId);
  return success({ taskIds });
}

/** The same request at the price of today. */
async function freezeAnew(viewer: Viewer, part: Task): Promise<FrozenTake> {
  const tool = findTool(part.tool);
  const values = tool?.recall(part.input);
  const estimate = tool?.estimate(values, await gatherToolContext(viewer, tool, values)) ?? part.estimate;
  const { prompt, model, requestPath } = part;
  return {
    tool: part.tool,
    prompt,
    model,
    requestPath,
    input: storableJson(Object(part.input)),
    requestBody: storableJson(Object(part.requestBody)),
    estimate: storableJson(Object(estimate)),
  };
}
