import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import type { Guest } from './guest.ts';

/** Counts a visit, but not that of the team itself. */
export async function countVisit({ shareId, teamId }: Guest, viewer: Viewer | null): Promise<void> {
  if (viewer?.teamId === teamId) return;
  await db().share.updateMany({
    where: { id: shareId, teamId },
    data: { viewCount: { increment: 1 }, lastViewedAt: new Date() },
  });
}
