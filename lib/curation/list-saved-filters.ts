import { canManage, type Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import type { SavedFilterView } from './saved-filter-view.ts';

/** The viewer's own saved filters and those that are shared with the team, by name. */
export async function listSavedFilters(viewer: Viewer): Promise<SavedFilterView[]> {
  const { teamId, userId } = viewer;
  const rows = await db().savedFilter.findMany({
    where: { teamId, OR: [{ userId }, { isShared: true }] },
    include: { user: { select: { name: true } } },
  });
  const isMine = (row: { userId: string }) => row.userId === userId;
  return rows
    .map((row) => ({
      id: row.id,
      name: row.name,
      query: row.query,
      isShared: row.isShared,
      byName: isMine(row) ? undefined : row.user.name,
      canChange: isMine(row) || canManage(viewer),
    }))
    .sort((a, b) => a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1));
}
