import { expect, test } from 'vitest';
import { readResetLink, resetPassword } from '#lib/auth/password-reset.ts';
import { makePerson, makeViewer, signInAs } from '#lib/auth/test-people.ts';
import { db } from '#lib/db.ts';
import { invite } from './invitations.ts';
import { joinTeam } from './join-team.ts';
import { makeMemberResetLink } from './reset-links.ts';

const partsOf = (link: string) => {
  const [, , id = '', secret = ''] = link.split('/');
  return { id, secret };
};

test('an owner makes a link for somebody of the team, where the studio sends no mail', async () => {
  const owner = await makeViewer('owner');
  const person = await makePerson('reviewer', owner.teamId);
  const made = await makeMemberResetLink(owner, person.userId);
  if (!made.ok) throw new Error(made.failure.message);
  const link = partsOf(made.value.link);
  const newPassword = 'other words in a row';
  expect(await resetPassword({ ...link, newPassword, now: new Date() })).toMatchObject({
    value: { email: person.email },
  });
});

test('nobody else does: no creator, no reviewer, no owner of another team', async () => {
  const owner = await makeViewer('owner');
  for (const role of ['creator', 'reviewer'] as const) {
    const member = await makeViewer(role, owner.teamId);
    expect(await makeMemberResetLink(member, owner.userId)).toMatchObject({ failure: { code: 'forbidden' } });
    expect(await makeMemberResetLink(member, member.userId)).toMatchObject({
      failure: { code: 'forbidden' },
    });
  }
  const stranger = await makeViewer('owner');
  expect(await makeMemberResetLink(stranger, owner.userId)).toMatchObject({ failure: { code: 'not-found' } });
  expect(await db().passwordReset.count({ where: { userId: owner.userId } })).toBe(0);
});

test('an owner gets into no other team by it, not even when the person joins one meanwhile', async () => {
  const owner = await makeViewer('owner');
  const other = await makeViewer('owner');
  const person = await makePerson('creator', owner.teamId);
  const early = await makeMemberResetLink(owner, person.userId);
  const invitation = await invite(other, { role: 'owner', days: 1 });
  if (!early.ok || !invitation.ok) throw new Error('no link');
  expect(await joinTeam(await signInAs(person.email), partsOf(invitation.value.link))).toMatchObject({
    ok: true,
  });

  const { id, secret } = partsOf(early.value.link);
  expect(await readResetLink(id, secret, new Date())).toBe('used');
  expect(await makeMemberResetLink(owner, person.userId)).toMatchObject({ failure: { code: 'forbidden' } });
});
