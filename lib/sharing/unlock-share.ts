import { isPassword } from '#lib/auth/password.ts';
import { forgiveAttempt, takeAttempt } from '#lib/auth/throttle.ts';
import { failure, type Result, success } from '#lib/result.ts';
import type { Lock } from './find-guest.ts';
import { passCookie } from './guest-cookies.ts';
import { passVersionOf } from './share-link.ts';

/**
 * The cookie that opens a link with a password. Tries are counted per link and per address, as those of signing in are.
 */
export async function unlockShare(
  { shareId, guestId, passwordHash }: Lock,
  { password, address }: { password: string; address: string },
  now: Date = new Date(),
): Promise<Result<{ name: string; value: string }>> {
  const keys = { email: `share ${shareId}`, address };
  const taken = await takeAttempt(keys, now);
  if (!taken.ok) return taken;
  if (!(await isPassword(password, passwordHash))) {
    return failure('wrong-password', 'This is not the password.', { field: 'password' });
  }
  await forgiveAttempt(keys, now);
  return success(passCookie(shareId, guestId, passVersionOf(passwordHash)));
}
