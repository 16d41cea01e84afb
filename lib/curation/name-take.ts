import { canCreate, type Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { type Result, success } from '#lib/result.ts';
import { forbidden, notFound } from '#lib/tasks/mutations.ts';
import type { NameTakeInput } from './tag-inputs.ts';

/** Gives a take a title of the team's own, or takes it away. `former` is what it was, to undo it. */
export async function nameTake(
  viewer: Viewer,
  { taskId, title }: NameTakeInput,
): Promise<Result<{ former: string }>> {
  if (!canCreate(viewer)) return forbidden;
  const [row] = await db().$queryRaw<{ title: string | null }[]>`
    WITH former AS (
      SELECT id, title FROM "Task"
      WHERE id = ${taskId}::uuid AND "teamId" = ${viewer.teamId}::uuid AND shelf IN ('gallery', 'archive')
      FOR NO KEY UPDATE)
    UPDATE "Task" task SET title = ${title || null} FROM former WHERE task.id = former.id RETURNING former.title`;
  return row ? success({ former: row.title ?? '' }) : notFound;
}
