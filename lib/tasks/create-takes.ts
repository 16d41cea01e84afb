import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { type Result, success } from '#lib/result.ts';
import { readUndoSeconds } from '#lib/team/queries.ts';
import { hasUndoWindow } from '#lib/vendor/endpoints.ts';
import type { CreatedTakes, CreateTakesInput } from './action-inputs.ts';
import { checkProject } from './check-project.ts';
import type { Engine } from './engine.ts';
import { type PreparedTake, prepareTake, type ReadTake, readTake } from './prepare-take.ts';
import { sendDirectly } from './send-directly.ts';
import { isTakenClick, takenClick } from './taken-click.ts';
import { directSendMs, later } from './timing.ts';
import { writeTakes } from './write-takes.ts';

/**
 * One click: one take per click id, written down with its send job in one transaction before anything reaches the
 * vendor. The same click again returns the same takes; another input under it is a `conflict`. Without an undo
 * window the takes are sent right away, so that a refusal comes back into the form; but one that the browser will
 * listen to waits for it, and the parts of a narration are sent by their jobs.
 */
export async function createTakes(
  engine: Engine,
  viewer: Viewer,
  asked: CreateTakesInput,
  { isUndoable = true }: { isUndoable?: boolean } = {},
): Promise<Result<CreatedTakes>> {
  const read = readTake(viewer, asked);
  if (!read.ok) return read;
  const clickIds = [...new Set(asked.clickIds)];
  // Before the rules: what was right at the click may break one by now, such as a source that has aged.
  const known = await findClick(viewer, clickIds, read.value);
  if (known) return known;
  const prepared = await prepareTake(viewer, read.value);
  if (!prepared.ok) return prepared;
  const project = await checkProject(viewer, asked.projectId);
  if (!project.ok) return project;
  const canWait = isUndoable && hasUndoWindow(prepared.value.tool.endpoint(prepared.value.input));
  const undoMs = canWait ? (await readUndoSeconds(viewer)) * 1000 : 0;
  const nextStepAt = later(engine.now(), undoMs || directSendMs);
  try {
    const taskIds = await db().$transaction((tx) =>
      writeTakes(tx, engine, viewer, prepared.value, {
        clickIds,
        batchId: asked.batchId,
        projectId: project.value,
        remakeOf: asked.remakeOf,
        nextStepAt,
        isHeld: undoMs > 0,
      }),
    );
    if (undoMs > 0) return success({ taskIds, releaseAt: nextStepAt.toISOString() });
    const isSentByOthers = clickIds.length === 1 && isHeardLive(prepared.value);
    if (isSentByOthers || prepared.value.parts.length > 0) return success({ taskIds, releaseAt: null });
    const refusal = await sendDirectly(engine, taskIds);
    return refusal ? { ok: false, failure: refusal } : success({ taskIds, releaseAt: null });
  } catch (error) {
    // The same click came twice at once, and the other was first.
    const first = isTakenClick(error) ? await findClick(viewer, clickIds, read.value) : undefined;
    if (first) return first;
    throw error;
  }
}

/** The browser sends it by `speakTake`, to hear it while it is spoken; the job is the backstop. */
function isHeardLive({ tool, input, frozen }: PreparedTake): boolean {
  return tool.endpoint(input).answer === 'audio-bytes' && frozen.requestBody.stream === true;
}

/** The takes that a click has made already; undefined when it is new. */
async function findClick(
  viewer: Viewer,
  clickIds: readonly string[],
  { clickHash }: ReadTake,
): Promise<Result<CreatedTakes> | undefined> {
  const tasks = await db().task.findMany({
    where: { teamId: viewer.teamId, clickId: { in: [...clickIds] } },
    select: { id: true, clickId: true, clickHash: true, state: true, nextStepAt: true },
  });
  if (tasks.length === 0) return undefined;
  if (tasks.length !== clickIds.length || tasks.some((task) => task.clickHash !== clickHash)) {
    return takenClick;
  }
  const byClick = new Map(tasks.map((task) => [task.clickId, task]));
  const held = tasks.find((task) => task.state === 'held');
  return success({
    taskIds: clickIds.flatMap((clickId) => byClick.get(clickId)?.id ?? []),
    releaseAt: held?.nextStepAt?.toISOString() ?? null,
  });
}
