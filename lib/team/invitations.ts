import { canManage, type Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { textOf } from '#lib/language/text-of.ts';
import { composeLetter } from '#lib/mail/letter.ts';
import { canMail, sendMail } from '#lib/mail/send-mail.ts';
import { failure, type Result, success } from '#lib/result.ts';
import type { Role } from '#prisma/client/enums.ts';
import { holdTeamAsOwner } from './hold-team.ts';
import { invitationLink } from './invitation-link.ts';

const dayMs = 24 * 3_600_000;
/** Nobody keeps an eye on more open doors than this; and nobody sends more letters in our name. */
const mostOpen = 100;

export interface NewInvitation {
  role: Role;
  days: number;
  /** Whom to send it to; without one, the link is there to be copied. */
  email?: string | undefined;
}

export interface MadeInvitation {
  id: string;
  /** An address where PUBLIC_URL is set, else a path. */
  link: string;
  /** Null when no e-mail was asked for; else why it was not sent, or that it was. */
  mail: Result<null> | null;
}

/** Makes a way into the viewer's team for one person, and sends it where an e-mail is named. */
export async function invite(
  viewer: Viewer,
  { role, days, email }: NewInvitation,
  now: Date = new Date(),
): Promise<Result<MadeInvitation>> {
  if (email && !canMail()) {
    return failure('mail-off', 'This studio sends no e-mail. Make a link and pass it on.', {
      field: 'email',
    });
  }
  const made = await holdTeamAsOwner(viewer, async (tx) => {
    const { teamId, userId } = viewer;
    const open = { teamId, usedAt: null, revokedAt: null, expiresAt: { gt: now } };
    if ((await tx.invitation.count({ where: open })) >= mostOpen) {
      return failure('conflict', `There are ${mostOpen} open invitations already. Revoke some first.`);
    }
    const row = await tx.invitation.create({
      data: {
        teamId,
        createdById: userId,
        role,
        email: email ?? null,
        expiresAt: new Date(now.getTime() + days * dayMs),
      },
      include: { team: { select: { name: true } } },
    });
    return success({ id: row.id, teamName: row.team.name });
  });
  if (!made.ok) return made;
  const { id, teamName } = made.value;
  const link = invitationLink(id);
  const mail = email ? await send(viewer, { email, teamName, link, days }) : null;
  return success({ id, link, mail });
}

/** In the inviter's language: they know whom they write to. */
function send(
  viewer: Viewer,
  { email, teamName, link, days }: { email: string; teamName: string; link: string; days: number },
): Promise<Result<null>> {
  const t = textOf(viewer.language);
  const words = { name: viewer.name, team: teamName };
  const letter = composeLetter({
    paragraphs: [t('{name} invites you to the team “{team}” on Rushes.', words)],
    link: { label: t('Join the team'), url: link },
    note:
      days === 1
        ? t('The link works once, for one day.')
        : t('The link works once, for {days} days.', { days }),
  });
  return sendMail({ to: email, subject: t('{name} invites you to “{team}”', words), ...letter });
}

/** Closes a way into the team, whoever of its owners opened it. */
export async function revokeInvitation(viewer: Viewer, invitationId: string): Promise<Result<null>> {
  if (!canManage(viewer)) return failure('forbidden', 'Only an owner of the team can do this.');
  const { count } = await db().invitation.updateMany({
    where: { id: invitationId, teamId: viewer.teamId, usedAt: null, revokedAt: null },
    data: { revokedAt: new Date() },
  });
  return count === 1 ? success(null) : failure('not-found', 'This invitation was used or revoked already.');
}
