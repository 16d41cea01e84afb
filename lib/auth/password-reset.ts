import { type Database, db } from '#lib/db.ts';
import { textOf } from '#lib/language/text-of.ts';
import { composeLetter, outsideUrl } from '#lib/mail/letter.ts';
import { sendMail } from '#lib/mail/send-mail.ts';
import { paths } from '#lib/paths.ts';
import { failure, type Result, success } from '#lib/result.ts';
import { hashPassword } from './password.ts';
import { isOurLink, linkSecret } from './secret-link.ts';
import { takeTries } from './throttle.ts';

const hourMs = 3_600_000;

/** A link with which this person's password can be set once, within the hour. Whoever calls it has made sure of the right to. */
export async function makeResetLink(tx: Database, userId: string, now: Date): Promise<string> {
  const { id } = await tx.passwordReset.create({
    data: { userId, expiresAt: new Date(now.getTime() + hourMs) },
    select: { id: true },
  });
  return outsideUrl(paths.reset(id, linkSecret('password-reset', id)));
}

/**
 * Whether a lost password may be asked for now. It is counted alike for an e-mail that somebody has and one that nobody
 * has, before anything is looked up.
 */
export function mayAskForReset(email: string, address: string, now: Date): Promise<Result<null>> {
  return takeTries({ [`reset:${email}`]: 3, [`reset-address:${address}`]: 10 }, now);
}

/** Sends the link to whoever has this e-mail. Answers nobody: it runs after the answer, so that its time tells nothing. */
export async function sendResetLink(email: string, now: Date): Promise<void> {
  const user = await db().user.findUnique({ where: { email } });
  if (!user) return;
  const t = textOf(user.language);
  const url = await makeResetLink(db(), user.id, now);
  const letter = composeLetter({
    paragraphs: [
      t('Hello {name},', { name: user.name }),
      t(
        'somebody, most likely you, asked for a new password for Rushes. This link sets one. It works once, within an hour.',
      ),
    ],
    link: { label: t('Choose a new password'), url },
    note: t('If it was not you, nothing has to be done: your password stays as it is.'),
  });
  await sendMail({ to: email, subject: t('A new password for Rushes'), ...letter });
}

/** Whether a link still works. `unknown` for one that is not ours: nothing is told of it. */
export async function readResetLink(
  id: string,
  secret: string,
  now: Date,
): Promise<'open' | 'used' | 'expired' | 'unknown'> {
  if (!isOurLink('password-reset', id, secret)) return 'unknown';
  const reset = await db().passwordReset.findUnique({ where: { id } });
  if (!reset) return 'unknown';
  if (reset.usedAt) return 'used';
  return reset.expiresAt > now ? 'open' : 'expired';
}

interface NewPassword {
  id: string;
  secret: string;
  newPassword: string;
  now: Date;
}

/** Sets the password, once; every session of the person and every other such link of theirs ends. Answers their e-mail. */
export async function resetPassword(change: NewPassword): Promise<Result<{ email: string }>> {
  const { id, secret, now } = change;
  const over = failure('over', 'This link was used already or has run out. Ask for a new one.');
  if ((await readResetLink(id, secret, now)) !== 'open') return over;
  const passwordHash = await hashPassword(change.newPassword);
  return db().$transaction(async (tx) => {
    // Of two who follow it at once, one finds it unused.
    const { count } = await tx.passwordReset.updateMany({
      where: { id, usedAt: null, expiresAt: { gt: now } },
      data: { usedAt: now },
    });
    if (count === 0) return over;
    const { userId } = await tx.passwordReset.findUniqueOrThrow({ where: { id } });
    const { email } = await tx.user.update({ where: { id: userId }, data: { passwordHash } });
    await closeResetLinks(tx, userId, now);
    await tx.session.updateMany({ where: { userId, revokedAt: null }, data: { revokedAt: now } });
    await tx.signInAttempt.deleteMany({ where: { key: `account:${email}` } });
    return success({ email });
  });
}

/** Ends every open link to a person's password. */
export async function closeResetLinks(tx: Database, userId: string, now: Date): Promise<void> {
  await tx.passwordReset.updateMany({ where: { userId, usedAt: null }, data: { usedAt: now } });
}
