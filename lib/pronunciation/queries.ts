import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import type { PronunciationView } from './pronunciation-view.ts';

/** The team's whole dictionary in the order of its words; `mutations.ts` keeps it small. */
export function listPronunciations(viewer: Viewer): Promise<PronunciationView[]> {
  return db().pronunciation.findMany({
    where: { teamId: viewer.teamId },
    orderBy: { text: 'asc' },
    select: { id: true, text: true, replacement: true },
  });
}
