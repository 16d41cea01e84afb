import { expect, test } from 'vitest';
import { signIn } from '#lib/auth/sign-in.ts';
import { db } from '#lib/db.ts';

test('ADMIN_EMAIL and ADMIN_PASSWORD make the owner once, in whatever number of processes', async () => {
  process.env.ADMIN_EMAIL = 'Boss@Example.com';
  process.env.ADMIN_PASSWORD = 'a few words in a row';
  const { makeConfiguredOwner } = await import('./make-configured-owner.ts');
  await Promise.all([makeConfiguredOwner(), makeConfiguredOwner(), makeConfiguredOwner()]);
  await makeConfiguredOwner();
  expect(await db().user.findMany({ include: { members: true } })).toMatchObject([
    { email: 'boss@example.com', members: [{ role: 'owner' }] },
  ]);
  const signedIn = await signIn({
    email: 'boss@example.com',
    password: 'a few words in a row',
    address: '192.0.2.1',
    userAgent: null,
    now: new Date(),
  });
  expect(signedIn.ok).toBe(true);
});
