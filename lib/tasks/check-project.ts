import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { failure, type Result, success } from '#lib/result.ts';

/** The project that new takes belong to: one of the team that is not archived. Null for none. */
export async function checkProject(
  { teamId }: Viewer,
  projectId: string | undefined,
): Promise<Result<string | null>> {
  if (projectId === undefined) return success(null);
  const project = await db().project.findFirst({
    where: { id: projectId, teamId },
    select: { archivedAt: true },
  });
  if (!project) {
    return failure('not-found', 'This project is not here. Choose another one.', { field: 'projectId' });
  }
  if (!project.archivedAt) return success(projectId);
  return failure('conflict', 'This project is archived. Restore it, or choose another one.', {
    field: 'projectId',
  });
}
