import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { failure, type Result, success } from '#lib/result.ts';
import { holdTeamAsOwner } from './hold-team.ts';
import type { TeamView } from './team-view.ts';

/** The team's name and its seconds to take a click back. */
export function changeTeam(viewer: Viewer, { name, undoSeconds }: TeamView): Promise<Result<null>> {
  return holdTeamAsOwner(viewer, async (tx) => {
    await tx.team.update({ where: { id: viewer.teamId }, data: { name, undoSeconds } });
    return success(null);
  });
}

/** Goes on in another of the viewer's teams, in this browser. */
export async function switchTeam(viewer: Viewer, teamId: string): Promise<Result<null>> {
  const { userId, sessionId } = viewer;
  // The membership stands in the same statement: nobody switches into a team they were just removed from.
  const { count } = await db().session.updateMany({
    where: { id: sessionId, userId, revokedAt: null, user: { members: { some: { teamId } } } },
    data: { teamId },
  });
  return count === 1 ? success(null) : failure('not-found', 'You are not in this team.');
}
