import { createHash } from 'node:crypto';
import type { Viewer } from '#lib/auth/viewer.ts';
import type { Database } from '#lib/db.ts';
import { stableId } from '#lib/stable-id.ts';
import type { TaskState } from '#prisma/client/enums.ts';
import type { Engine } from './engine.ts';
import { findOrigin, joinStack } from './join-stack.ts';
import type { FrozenTake, PreparedTake } from './prepare-take.ts';

export interface Writing {
  clickIds: readonly string[];
  batchId: string | undefined;
  projectId: string | null;
  /** The take that they are another try of. */
  remakeOf: string | undefined;
  /** The end of the undo window, or when the job may send what the click itself does not. */
  nextStepAt: Date;
  isHeld: boolean;
}

/** Writes down one take per click id, with its parts, inputs, history and jobs, inside the caller's transaction. */
export async function writeTakes(
  tx: Database,
  engine: Engine,
  viewer: Viewer,
  prepared: PreparedTake,
  { clickIds, batchId = clickIds[0] ?? '', projectId, remakeOf, nextStepAt, isHeld }: Writing,
): Promise<string[]> {
  const { frozen, parts, clickHash, media } = prepared;
  const { teamId } = viewer;
  // Before anything else is locked: a stack's lock comes first.
  const origin = await findOrigin(tx, viewer, { ...prepared, remakeOf });
  const { remakeOfId } = origin;
  const sources = await findSources(tx, viewer, media);
  const inputs = media.map((item, position) => ({
    position,
    teamId,
    role: item.role,
    assetId: item.assetId ?? null,
    url: item.assetId ? null : (item.url ?? null),
    sourceTaskId: item.sourceTaskId && sources.has(item.sourceTaskId) ? item.sourceTaskId : null,
  }));
  const state = isHeld ? 'held' : 'waiting';
  const taskIds: string[] = [];
  for (const clickId of clickIds) {
    const common = { clickId, clickHash, batchId, projectId, remakeOfId };
    if (parts.length > 0) {
      const due = isHeld ? { nextStepAt } : { nextStepAt: null, runningAt: engine.now() };
      const parent = { ...common, ...due, state: isHeld ? 'held' : 'running' } as const;
      const parentId = await writeTask(tx, viewer, frozen, parent);
      taskIds.push(parentId);
      for (const [partIndex, part] of parts.entries()) {
        const id = partClickId(clickId, partIndex);
        const dueAt = isHeld ? nextStepAt : engine.now();
        await writePart(tx, engine, viewer, part, {
          clickId: id,
          batchId,
          projectId,
          parentId,
          partIndex,
          state,
          dueAt,
        });
      }
      continue;
    }
    const taskId = await writeTask(tx, viewer, frozen, { ...common, state, nextStepAt });
    taskIds.push(taskId);
    await tx.taskInput.createMany({ data: inputs.map((input) => ({ ...input, taskId })) });
    await engine.queue.enqueue('send-task', { taskId }, { tx, startAfter: nextStepAt });
  }
  await joinStack(tx, origin, taskIds);
  return taskIds;
}

/** One part of a narration, as a task of its own. Its click id makes a replay of the click find it. */
export async function writePart(
  tx: Database,
  engine: Engine,
  viewer: Viewer,
  frozen: FrozenTake,
  part: {
    clickId: string;
    batchId: string;
    /** That of its narration. */
    projectId: string | null;
    parentId: string;
    partIndex: number;
    state: Extract<TaskState, 'held' | 'waiting'>;
    dueAt: Date;
  },
): Promise<string> {
  const { dueAt, ...about } = part;
  const clickHash = createHash('sha256').update(JSON.stringify(frozen.input)).digest('hex');
  const taskId = await writeTask(tx, viewer, frozen, { ...about, clickHash, nextStepAt: dueAt });
  await engine.queue.enqueue('send-task', { taskId }, { tx, startAfter: dueAt });
  return taskId;
}

/** The click id of a part: made from the click itself, so that it is the same at every replay. */
export function partClickId(clickId: string, partIndex: number): string {
  return stableId(clickId, `part ${partIndex}`);
}

interface Row {
  clickId: string;
  clickHash: string;
  batchId: string;
  projectId: string | null;
  state: TaskState;
  nextStepAt: Date | null;
  runningAt?: Date;
  remakeOfId?: string | null;
  parentId?: string;
  partIndex?: number;
}

async function writeTask(tx: Database, viewer: Viewer, frozen: FrozenTake, row: Row): Promise<string> {
  const { teamId, userId: creatorId } = viewer;
  const { id: taskId } = await tx.task.create({
    data: {
      ...frozen,
      ...row,
      teamId,
      creatorId,
      shelf: row.parentId ? 'part' : 'gallery',
    },
    select: { id: true },
  });
  await tx.taskEvent.create({ data: { teamId, taskId, toState: row.state, cause: 'created' } });
  return taskId;
}

/** Which of the takes that inputs came from are the team's own; only those may be named as lineage. */
async function findSources(
  tx: Database,
  { teamId }: Viewer,
  media: PreparedTake['media'],
): Promise<ReadonlySet<string>> {
  const ids = media.flatMap((item) => item.sourceTaskId ?? []);
  if (ids.length === 0) return new Set();
  const where = { teamId, id: { in: ids }, shelf: { not: 'purged' } } as const;
  const rows = await tx.task.findMany({ where, select: { id: true } });
  return new Set(rows.map((row) => row.id));
}
