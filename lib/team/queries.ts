import { canManage, type Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { invitationLink } from './invitation-link.ts';
import type { InvitationView, MemberView, OwnTeamView, TeamView } from './team-view.ts';

/** Seconds during which the team's video takes can be taken back before they are sent. */
export async function readUndoSeconds(viewer: Viewer): Promise<number> {
  const { undoSeconds } = await readTeam(viewer);
  return undoSeconds;
}

export function readTeam(viewer: Viewer): Promise<TeamView> {
  return db().team.findUniqueOrThrow({
    where: { id: viewer.teamId },
    select: { name: true, undoSeconds: true },
  });
}

type MemberRow = Omit<MemberView, 'isViewer' | 'joinedAt' | 'lastSeenAt'> & {
  joinedAt: Date;
  lastSeenAt: Date | null;
};

/** Everybody in the viewer's team: owners first, then as they joined. When they were seen in other teams is not told. */
export async function listMembers(viewer: Viewer): Promise<MemberView[]> {
  const rows = await db().$queryRaw<MemberRow[]>`
    SELECT u."id" AS "userId", u."name", u."email", m."role"::text AS "role", u."pictureKey",
      m."createdAt" AS "joinedAt", max(s."lastSeenAt") AS "lastSeenAt"
    FROM "Member" m
    JOIN "User" u ON u."id" = m."userId"
    LEFT JOIN "Session" s ON s."userId" = m."userId" AND s."teamId" = m."teamId"
    WHERE m."teamId" = ${viewer.teamId}::uuid
    GROUP BY u."id", m."teamId", m."userId"
    ORDER BY m."role", m."createdAt", u."id"`;
  return rows.map((row) => ({
    ...row,
    joinedAt: row.joinedAt.toISOString(),
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    isViewer: row.userId === viewer.userId,
  }));
}

/** The invitations that still lead into the team, newest first; nobody but owners sees any. */
export async function listInvitations(viewer: Viewer, now: Date = new Date()): Promise<InvitationView[]> {
  if (!canManage(viewer)) return [];
  const rows = await db().invitation.findMany({
    where: { teamId: viewer.teamId, usedAt: null, revokedAt: null, expiresAt: { gt: now } },
    include: { createdBy: { select: { name: true } } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 200,
  });
  return rows.map(({ id, role, email, createdBy, createdById, createdAt, expiresAt }) => ({
    id,
    role,
    email,
    inviter: createdBy.name,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    hoursLeft: Math.ceil((expiresAt.getTime() - now.getTime()) / 3_600_000),
    link: createdById === viewer.userId ? invitationLink(id) : null,
  }));
}

/** The teams that the viewer can work in, by name. */
export async function listOwnTeams(viewer: Viewer): Promise<OwnTeamView[]> {
  const rows = await db().member.findMany({
    where: { userId: viewer.userId },
    select: { role: true, team: { select: { id: true, name: true } } },
    orderBy: [{ team: { name: 'asc' } }, { teamId: 'asc' }],
  });
  return rows.map(({ role, team }) => ({ ...team, role, isThisOne: team.id === viewer.teamId }));
}
