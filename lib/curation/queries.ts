import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import type { TakeTag } from '#lib/tasks/take-view.ts';

/** The tags of the team, by name; there are a thousand at most. Every role may look. */
export function listTags({ teamId }: Viewer): Promise<TakeTag[]> {
  return db().$queryRaw<TakeTag[]>`
    SELECT id, name FROM "Tag" WHERE "teamId" = ${teamId}::uuid ORDER BY lower(name), id`;
}
