import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { failure, type Result, success } from '#lib/result.ts';
import type { FavouredTakes, FavouriteTakesInput } from './tag-inputs.ts';

/** Marks takes for the person who asks, whatever their role; nobody else sees the mark. */
export async function favouriteTakes(
  viewer: Viewer,
  { taskIds, isFavourite }: FavouriteTakesInput,
): Promise<Result<FavouredTakes>> {
  const { teamId, userId } = viewer;
  return db().$transaction(async (tx) => {
    const takes = await tx.$queryRaw<{ id: string }[]>`
      SELECT id FROM "Task" WHERE id = ANY(${taskIds}::uuid[]) AND "teamId" = ${teamId}::uuid
        AND shelf IN ('gallery', 'archive')
      ORDER BY id FOR NO KEY UPDATE`;
    if (takes.length === 0) return failure('not-found', 'These takes are not here.');
    const ids = takes.map(({ id }) => id);
    const marked = isFavourite
      ? await tx.$queryRaw<{ taskId: string }[]>`
          INSERT INTO "FavouriteTake" ("userId", "taskId") SELECT ${userId}::uuid, unnest(${ids}::uuid[])
          ON CONFLICT DO NOTHING RETURNING "taskId"`
      : await tx.$queryRaw<{ taskId: string }[]>`
          DELETE FROM "FavouriteTake" WHERE "userId" = ${userId}::uuid AND "taskId" = ANY(${ids}::uuid[])
          RETURNING "taskId"`;
    const changed = marked.map(({ taskId }) => taskId);
    // The person's other windows see it as a change of the take.
    await tx.$executeRaw`UPDATE "Task" SET "changeMark" = 0 WHERE id = ANY(${changed}::uuid[])`;
    return success({
      changed,
      undo: changed.length > 0 ? [{ taskIds: changed, isFavourite: !isFavourite }] : [],
    });
  });
}
