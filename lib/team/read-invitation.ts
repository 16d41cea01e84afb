import { isOurLink } from '#lib/auth/secret-link.ts';
import type { Person } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import type { Role } from '#prisma/client/enums.ts';

export interface InvitationLink {
  id: string;
  secret: string;
}

/** Why an invitation leads nowhere. `unknown` for a link that is not ours: nothing is told of it. */
export type ClosedInvitation = 'used' | 'expired' | 'revoked' | 'unknown';

/** What whoever holds the link may know. */
export type InvitationState =
  | { state: 'open'; teamName: string; role: Role; inviter: string; isMember: boolean }
  /** The person who asks has used it themselves. */
  | { state: 'joined' }
  | { state: ClosedInvitation };

/** An invitation as its page shows it to whoever holds the link. */
export async function readInvitation(
  { id, secret }: InvitationLink,
  person: Person | null,
  now: Date = new Date(),
): Promise<InvitationState> {
  if (!isOurLink('invitation', id, secret)) return { state: 'unknown' };
  const row = await db().invitation.findUnique({
    where: { id },
    include: { team: { select: { name: true } }, createdBy: { select: { name: true } } },
  });
  if (!row) return { state: 'unknown' };
  if (person && row.usedById === person.userId) return { state: 'joined' };
  const closed = whyClosed(row, now);
  if (closed) return { state: closed };
  const isMember =
    person !== null &&
    (await db().member.count({ where: { teamId: row.teamId, userId: person.userId } })) === 1;
  return { state: 'open', teamName: row.team.name, role: row.role, inviter: row.createdBy.name, isMember };
}

/** Why a row leads nowhere now; undefined while it is open. */
export function whyClosed(
  row: { usedAt: Date | null; revokedAt: Date | null; expiresAt: Date },
  now: Date,
): ClosedInvitation | undefined {
  if (row.usedAt) return 'used';
  if (row.revokedAt) return 'revoked';
  return row.expiresAt <= now ? 'expired' : undefined;
}

/** The same in words. */
export const closedWords: Record<ClosedInvitation, string> = {
  used: 'This invitation was used already. Ask for another one.',
  expired: 'This invitation has run out. Ask for another one.',
  revoked: 'This invitation was taken back.',
  unknown: 'This link leads nowhere. Look whether all of it was copied.',
};
