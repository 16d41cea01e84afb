import { emailSchema } from '#lib/auth/credentials.ts';
import { hasAnyUser } from '#lib/auth/has-any-user.ts';
import { env } from '#lib/env.ts';
import { log } from '#lib/log.ts';
import { makeOwner } from './make-owner.ts';

/** Makes the owner that `ADMIN_EMAIL` and `ADMIN_PASSWORD` name, when nobody is there yet. Safe to call at any time. */
export async function makeConfiguredOwner(): Promise<void> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = env();
  if (!ADMIN_EMAIL || !ADMIN_PASSWORD || (await hasAnyUser())) return;
  const email = emailSchema.parse(ADMIN_EMAIL);
  const made = await makeOwner({
    email,
    name: email.split('@')[0] ?? email,
    teamName: 'Studio',
    password: ADMIN_PASSWORD,
  });
  if (made.ok) log.info('the owner was made from ADMIN_EMAIL', { email });
}
