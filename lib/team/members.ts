import type { Viewer } from '#lib/auth/viewer.ts';
import type { Database } from '#lib/db.ts';
import { failure, type Result, success } from '#lib/result.ts';
import type { Role } from '#prisma/client/enums.ts';
import { holdTeam, holdTeamAsOwner } from './hold-team.ts';

const notHere = () => failure('not-found', 'This person is not in the team any more.');
const lastOwner = () =>
  failure('last-owner', 'A team keeps at least one owner. Make somebody else an owner first.');

/** Gives a member another role; it counts from their next request on. The last owner stays one. */
export function changeRole(
  viewer: Viewer,
  { userId, role }: { userId: string; role: Role },
): Promise<Result<null>> {
  return holdTeamAsOwner(viewer, async (tx) => {
    const member = await findMember(tx, viewer.teamId, userId);
    if (!member) return notHere();
    if (member.role === 'owner' && role !== 'owner') {
      if (await isLastOwner(tx, viewer.teamId)) return lastOwner();
      await revokeInvitationsOf(tx, viewer.teamId, userId);
    }
    const { teamId } = viewer;
    await tx.member.update({ where: { teamId_userId: { teamId, userId } }, data: { role } });
    return success(null);
  });
}

/** Takes a person out of the team: their sessions in it end at once, and what they made stays. */
export function removeMember(viewer: Viewer, userId: string): Promise<Result<null>> {
  return holdTeamAsOwner(viewer, (tx) => takeOut(tx, viewer.teamId, userId));
}

/** Whoever is in a team may go, but for its last owner. */
export function leaveTeam(viewer: Viewer): Promise<Result<null>> {
  return holdTeam(viewer, (tx) => takeOut(tx, viewer.teamId, viewer.userId));
}

async function takeOut(tx: Database, teamId: string, userId: string): Promise<Result<null>> {
  const member = await findMember(tx, teamId, userId);
  if (!member) return notHere();
  if (member.role === 'owner' && (await isLastOwner(tx, teamId))) return lastOwner();
  await tx.member.delete({ where: { teamId_userId: { teamId, userId } } });
  await revokeInvitationsOf(tx, teamId, userId);
  // Those that stand in another team go on. A session without one may stand in this.
  await tx.session.updateMany({
    where: { userId, revokedAt: null, OR: [{ teamId }, { teamId: null }] },
    data: { revokedAt: new Date() },
  });
  return success(null);
}

function findMember(tx: Database, teamId: string, userId: string) {
  return tx.member.findUnique({ where: { teamId_userId: { teamId, userId } } });
}

async function isLastOwner(tx: Database, teamId: string): Promise<boolean> {
  return (await tx.member.count({ where: { teamId, role: 'owner' } })) === 1;
}

/** Who is no owner any more must not come back through a link they have kept. */
async function revokeInvitationsOf(tx: Database, teamId: string, createdById: string): Promise<void> {
  await tx.invitation.updateMany({
    where: { teamId, createdById, usedAt: null, revokedAt: null },
    data: { revokedAt: new Date() },
  });
}
