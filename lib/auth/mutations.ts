import { db } from '#lib/db.ts';
import { failure, type Result, success } from '#lib/result.ts';
import { hashPassword, isPassword } from './password.ts';
import { forgiveAttempt, takeAttempt } from './throttle.ts';
import type { Viewer } from './viewer.ts';

/** Ends the session that a cookie of ours names; its owner holds that cookie, so nobody else has to be asked. */
export async function endSessionById(sessionId: string): Promise<void> {
  await db().session.updateMany({
    where: { id: sessionId, revokedAt: null },
    data: { revokedAt: new Date() },
  });
}

/** Ends one of the viewer's own sessions. */
export async function endSession(viewer: Viewer, sessionId: string): Promise<Result<null>> {
  const { count } = await db().session.updateMany({
    where: { id: sessionId, userId: viewer.userId, revokedAt: null },
    data: { revokedAt: new Date() },
  });
  return count === 1 ? success(null) : failure('not-found', 'This session has already ended.');
}

/** Signs the viewer out everywhere, here too. */
export async function endAllSessions(viewer: Viewer): Promise<Result<null>> {
  await db().session.updateMany({
    where: { userId: viewer.userId, revokedAt: null },
    data: { revokedAt: new Date() },
  });
  return success(null);
}

interface PasswordChange {
  currentPassword: string;
  newPassword: string;
  /** Of the browser, from `addressOf`. */
  address: string;
  now: Date;
}

/**
 * Changes the viewer's password and ends all their other sessions at once. The current one is asked, and throttled like
 * a sign-in, so that a screen left open is not an account lost.
 */
export async function changePassword(viewer: Viewer, change: PasswordChange): Promise<Result<null>> {
  const keys = { email: viewer.email, address: change.address };
  const allowed = await takeAttempt(keys, change.now);
  if (!allowed.ok) return allowed;
  const user = await db().user.findUnique({ where: { id: viewer.userId } });
  if (!(await isPassword(change.currentPassword, user?.passwordHash))) {
    return failure('wrong', 'This is not your current password.', { field: 'currentPassword' });
  }
  const passwordHash = await hashPassword(change.newPassword);
  await db().$transaction([
    db().user.update({ where: { id: viewer.userId }, data: { passwordHash } }),
    db().session.updateMany({
      where: { userId: viewer.userId, id: { not: viewer.sessionId }, revokedAt: null },
      data: { revokedAt: change.now },
    }),
  ]);
  await forgiveAttempt(keys, change.now);
  return success(null);
}
