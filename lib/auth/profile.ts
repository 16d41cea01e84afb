import { db } from '#lib/db.ts';
import { failure, type Result, success } from '#lib/result.ts';
import type { Language } from '#prisma/client/enums.ts';
import { hashPassword } from './password.ts';
import type { Viewer } from './viewer.ts';

/** What a person changes of themselves, in every team they are in. */
export async function changeProfile(
  viewer: Viewer,
  { name, language }: { name?: string | undefined; language?: Language | undefined },
): Promise<Result<null>> {
  const data = { ...(name === undefined ? {} : { name }), ...(language === undefined ? {} : { language }) };
  await db().user.update({ where: { id: viewer.userId }, data });
  return success(null);
}

/** A screen left open is not an account lost: a first password is taken only this soon after signing in. */
const freshMs = 15 * 60_000;

/** The first password of a person who signs in elsewhere. Whoever has one changes it instead, and is asked for it. */
export async function setFirstPassword(
  viewer: Viewer,
  { newPassword, now }: { newPassword: string; now: Date },
): Promise<Result<null>> {
  const session = await db().session.findUnique({ where: { id: viewer.sessionId } });
  if (!session || now.getTime() - session.createdAt.getTime() > freshMs) {
    return failure(
      'stale',
      'Sign out and in again first: a password is set within 15 minutes of signing in.',
    );
  }
  const passwordHash = await hashPassword(newPassword);
  const { count } = await db().user.updateMany({
    where: { id: viewer.userId, passwordHash: null },
    data: { passwordHash },
  });
  return count === 1 ? success(null) : failure('conflict', 'You have a password already. Change it instead.');
}
