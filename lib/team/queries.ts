import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';

/** Seconds during which the team's video takes can be taken back before they are sent. */
export async function readUndoSeconds(viewer: Viewer): Promise<number> {
  const { undoSeconds } = await db().team.findUniqueOrThrow({
    where: { id: viewer.teamId },
    select: { undoSeconds: true },
  });
  return undoSeconds;
}
