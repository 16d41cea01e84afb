import { makeResetLink } from '#lib/auth/password-reset.ts';
import type { Viewer } from '#lib/auth/viewer.ts';
import { canMail } from '#lib/mail/send-mail.ts';
import { failure, type Result, success } from '#lib/result.ts';
import { holdTeamAsOwner } from './hold-team.ts';

/**
 * A link for a member who has lost their password, made by an owner where the studio sends no mail. Whoever has the
 * link has the account, so it is made for people of this one team only: an owner never gets into another team by it.
 */
export function makeMemberResetLink(
  viewer: Viewer,
  userId: string,
  now: Date = new Date(),
): Promise<Result<{ link: string }>> {
  return holdTeamAsOwner(viewer, async (tx) => {
    if (canMail())
      return failure(
        'conflict',
        'They can ask for a link themselves: “Forgot your password?” where they sign in.',
      );
    const teams = await tx.member.findMany({ where: { userId }, select: { teamId: true } });
    if (!teams.some(({ teamId }) => teamId === viewer.teamId)) {
      return failure('not-found', 'This person is not in the team any more.');
    }
    if (teams.length > 1) {
      return failure(
        'forbidden',
        'Their account is not this team’s alone, so their password is theirs alone.',
      );
    }
    return success({ link: await makeResetLink(tx, userId, now) });
  });
}
