import { canCreate, type Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { type Result, success } from '#lib/result.ts';
import type { MovedTakes, MoveTakesInput } from './action-inputs.ts';
import { forbidden, notFound } from './mutations.ts';

/**
 * Puts takes of the gallery or the archive into a project, or out of theirs. Takes of other teams and ids that nobody
 * knows are as if not there. An archived project is not refused: undoing may bring takes back into one.
 */
export async function moveTakes(
  viewer: Viewer,
  { taskIds, projectId }: MoveTakesInput,
): Promise<Result<MovedTakes>> {
  if (!canCreate(viewer)) return forbidden;
  const { teamId } = viewer;
  if (
    projectId &&
    !(await db().project.findFirst({ where: { id: projectId, teamId }, select: { id: true } }))
  )
    return notFound;
  const moved = await db().$transaction(async (tx) => {
    // In the order of their ids, as everybody locks many takes: two who move the same ones wait for each other once.
    const rows = await tx.$queryRaw<{ id: string; formerId: string | null }[]>`
      WITH former AS (
        SELECT id, "projectId" FROM "Task"
        WHERE id = ANY(${taskIds}::uuid[]) AND "teamId" = ${teamId}::uuid AND shelf IN ('gallery', 'archive')
          AND "projectId" IS DISTINCT FROM ${projectId}::uuid
        ORDER BY id FOR NO KEY UPDATE)
      UPDATE "Task" task SET "projectId" = ${projectId}::uuid FROM former WHERE task.id = former.id
      RETURNING task.id, former."projectId" AS "formerId"`;
    // A statement of its own, under the lock of the narrations: it sees parts that were made anew meanwhile.
    await tx.task.updateMany({ where: { parentId: { in: rows.map(({ id }) => id) } }, data: { projectId } });
    return rows;
  });
  const byFormer = Map.groupBy(moved, ({ formerId }) => formerId);
  return success({
    changed: moved.map(({ id }) => id),
    undo: [...byFormer].map(([former, takes]) => ({
      projectId: former,
      taskIds: takes.map(({ id }) => id),
    })),
  });
}
