import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { findPersonOfSession, findViewerOfSession } from '#lib/auth/find-viewer.ts';
import { linkSecret } from '#lib/auth/secret-link.ts';
import { freshAddress, makeViewer, password, signInAs } from '#lib/auth/test-people.ts';
import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { invite, type NewInvitation, revokeInvitation } from './invitations.ts';
import { joinTeam, signUpByInvitation } from './join-team.ts';
import { changeRole, removeMember } from './members.ts';
import { listInvitations } from './queries.ts';
import { readInvitation } from './read-invitation.ts';

const asked: NewInvitation = { role: 'creator', days: 7 };

/** Makes an invitation and takes its link apart, as the page does. */
async function makeLink(owner: Viewer, more: Partial<NewInvitation> = {}, now = new Date()) {
  const made = await invite(owner, { ...asked, ...more }, now);
  if (!made.ok) throw new Error(made.failure.message);
  const [, , id = '', secret = ''] = made.value.link.split('/');
  return { id, secret };
}

const newPerson = (email = `${randomUUID()}@example.com`) => ({
  name: 'Cleo',
  email,
  password,
  address: freshAddress(),
  now: new Date(),
});

describe('inviting', () => {
  test('is for owners: nobody else makes, sees or revokes a way in', async () => {
    const owner = await makeViewer('owner');
    const stranger = await makeViewer('owner');
    const { id } = await makeLink(owner);
    for (const role of ['creator', 'reviewer'] as const) {
      const member = await makeViewer(role, owner.teamId);
      expect(await invite(member, asked)).toMatchObject({ failure: { code: 'forbidden' } });
      expect(await listInvitations(member)).toEqual([]);
      expect(await revokeInvitation(member, id)).toMatchObject({ failure: { code: 'forbidden' } });
    }
    expect(await listInvitations(stranger)).toEqual([]);
    expect(await revokeInvitation(stranger, id)).toMatchObject({ failure: { code: 'not-found' } });

    const other = await makeViewer('owner', owner.teamId);
    // The link is its maker's; another owner can close it, and make one of their own.
    expect(await listInvitations(other)).toMatchObject([{ id, inviter: owner.name, link: null }]);
    expect(await listInvitations(owner)).toMatchObject([{ id, link: expect.stringContaining(id) }]);
    expect(await revokeInvitation(other, id)).toMatchObject({ ok: true });
    expect(await listInvitations(owner)).toEqual([]);
  });

  test('keeps no secret: the database alone opens nothing', async () => {
    const owner = await makeViewer('owner');
    const { id, secret } = await makeLink(owner);
    const row = await db().invitation.findUniqueOrThrow({ where: { id } });
    expect(JSON.stringify(row)).not.toContain(secret);
    expect((await listInvitations(owner))[0]?.link).toContain(secret);
  });

  test('by e-mail says so where the studio sends none, and makes nothing', async () => {
    const owner = await makeViewer('owner');
    expect(await invite(owner, { ...asked, email: 'cleo@example.com' })).toMatchObject({
      failure: { code: 'mail-off', field: 'email' },
    });
    expect(await listInvitations(owner)).toEqual([]);
  });

  test('has an end: no more than a hundred ways in are open', async () => {
    const owner = await makeViewer('owner');
    const row = { teamId: owner.teamId, createdById: owner.userId, role: 'creator' as const };
    const expiresAt = new Date(Date.now() + 60_000);
    await db().invitation.createMany({ data: Array.from({ length: 100 }, () => ({ ...row, expiresAt })) });
    expect(await invite(owner, asked)).toMatchObject({ failure: { code: 'conflict' } });
  });
});

describe('an invitation', () => {
  test('tells its team, its role and who invites, and nothing else', async () => {
    const owner = await makeViewer('owner');
    const link = await makeLink(owner, { role: 'reviewer' });
    const { name } = await db().team.findUniqueOrThrow({ where: { id: owner.teamId } });
    expect(await readInvitation(link, null)).toEqual({
      state: 'open',
      teamName: name,
      role: 'reviewer',
      inviter: owner.name,
      isMember: false,
    });
    expect(await readInvitation(link, owner)).toMatchObject({ isMember: true });
  });

  test('lets one new person in, who is told of and can sign in', async () => {
    const owner = await makeViewer('owner');
    const link = await makeLink(owner, { role: 'reviewer' });
    const person = newPerson();
    expect(await signUpByInvitation(link, person)).toMatchObject({ ok: true });
    const joined = await signInAs(person.email);
    expect(joined).toMatchObject({ teamId: owner.teamId, role: 'reviewer', name: 'Cleo' });
    expect(await db().happening.findMany({ where: { teamId: owner.teamId } })).toMatchObject([
      { kind: 'member-joined', actorId: joined.userId },
    ]);
    expect(await db().invitation.findUnique({ where: { id: link.id } })).toMatchObject({
      usedById: joined.userId,
    });
    expect(await readInvitation(link, null)).toEqual({ state: 'used' });
    expect(await readInvitation(link, owner)).toEqual({ state: 'used' });
    // Who used it and opens it again is simply in.
    expect(await readInvitation(link, joined)).toEqual({ state: 'joined' });
    expect(await signUpByInvitation(link, newPerson())).toMatchObject({ failure: { code: 'used' } });
  });

  test('lets a signed-in person in with one click, and they go on in the new team', async () => {
    const owner = await makeViewer('owner');
    const guest = await makeViewer('owner');
    const elsewhere = await signInAs(guest.email);
    expect(await joinTeam(guest, await makeLink(owner))).toMatchObject({ ok: true });
    expect(await findViewerOfSession(guest.sessionId)).toMatchObject({
      teamId: owner.teamId,
      role: 'creator',
    });
    expect(await findViewerOfSession(elsewhere.sessionId)).toMatchObject({
      teamId: guest.teamId,
      role: 'owner',
    });
  });

  test('lets a person in who is in no team at all', async () => {
    const owner = await makeViewer('owner');
    const guest = await makeViewer('creator');
    await db().member.deleteMany({ where: { userId: guest.userId } });
    expect(await findViewerOfSession(guest.sessionId)).toBeNull();
    const person = await findPersonOfSession(guest.sessionId);
    if (!person) throw new Error('nobody is signed in');
    expect(await joinTeam(person, await makeLink(owner))).toMatchObject({ ok: true });
    expect(await findViewerOfSession(guest.sessionId)).toMatchObject({ teamId: owner.teamId });
  });

  test('changes nothing for a member: the role stays, and the way in stays open', async () => {
    const owner = await makeViewer('owner');
    const reviewer = await makeViewer('reviewer', owner.teamId);
    const link = await makeLink(owner, { role: 'owner' });
    expect(await joinTeam(reviewer, link)).toMatchObject({ ok: true });
    expect(await findViewerOfSession(reviewer.sessionId)).toMatchObject({ role: 'reviewer' });
    expect(await readInvitation(link, null)).toMatchObject({ state: 'open' });
  });

  test('has one last use, however many reach for it at once', async () => {
    const owner = await makeViewer('owner');
    const link = await makeLink(owner);
    const guests = await Promise.all(Array.from({ length: 4 }, () => makeViewer('owner')));
    const answers = await Promise.all([
      ...guests.map((guest) => joinTeam(guest, link)),
      ...Array.from({ length: 4 }, () => signUpByInvitation(link, newPerson())),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok && answer.failure.code === 'used')).toHaveLength(7);
    expect(await db().member.count({ where: { teamId: owner.teamId } })).toBe(2);
    // Whoever was too late has no account that belongs nowhere.
    expect(await db().user.count({ where: { members: { none: {} } } })).toBe(
      await db().user.count({ where: { members: { none: {} }, sessions: { some: {} } } }),
    );
  });

  test('of the past says why it is over', async () => {
    const owner = await makeViewer('owner');
    const old = await makeLink(owner, { days: 1 }, new Date(Date.now() - 25 * 3_600_000));
    const taken = await makeLink(owner);
    await revokeInvitation(owner, taken.id);
    const guest = await makeViewer('owner');
    for (const [link, state] of [
      [old, 'expired'],
      [taken, 'revoked'],
    ] as const) {
      expect(await readInvitation(link, null)).toEqual({ state });
      expect(await joinTeam(guest, link)).toMatchObject({ failure: { code: state } });
      expect(await signUpByInvitation(link, newPerson())).toMatchObject({ failure: { code: state } });
    }
    expect(await listInvitations(owner)).toEqual([]);
  });

  test('that is forged opens nothing and tells nothing', async () => {
    const owner = await makeViewer('owner');
    const guest = await makeViewer('owner');
    const [one, other] = [await makeLink(owner), await makeLink(owner)];
    const forged = [
      { id: one.id, secret: other.secret },
      { id: one.id, secret: '' },
      { id: one.id, secret: `${one.secret}x` },
      { id: one.id.toUpperCase(), secret: one.secret },
      { id: one.id, secret: linkSecret('password-reset', one.id) },
      { id: "' OR 1=1", secret: one.secret },
      { id: randomUUID(), secret: one.secret },
    ];
    const nowhere = randomUUID();
    for (const link of [...forged, { id: nowhere, secret: linkSecret('invitation', nowhere) }]) {
      expect(await readInvitation(link, null)).toEqual({ state: 'unknown' });
      expect(await joinTeam(guest, link)).toMatchObject({ failure: { code: 'unknown' } });
      expect(await signUpByInvitation(link, newPerson())).toMatchObject({ failure: { code: 'unknown' } });
    }
    expect(await findViewerOfSession(guest.sessionId)).toMatchObject({ teamId: guest.teamId });
  });

  test('does not outlive its maker: who is removed or demoted comes back through no link of theirs', async () => {
    const owner = await makeViewer('owner');
    const other = await makeViewer('owner', owner.teamId);
    const [first, second] = [await makeLink(other, { role: 'owner' }), await makeLink(owner)];
    await changeRole(owner, { userId: other.userId, role: 'creator' });
    expect(await readInvitation(first, null)).toEqual({ state: 'revoked' });
    await changeRole(owner, { userId: other.userId, role: 'owner' });
    const third = await makeLink(other);
    await removeMember(owner, other.userId);
    const again = await signUpByInvitation(third, newPerson());
    expect(again).toMatchObject({ failure: { code: 'revoked' } });
    expect(await readInvitation(second, null)).toMatchObject({ state: 'open' });
  });

  test('and the removal of its maker in the same moment do not wait for each other for ever', async () => {
    for (let round = 0; round < 5; round++) {
      const owner = await makeViewer('owner');
      const other = await makeViewer('owner', owner.teamId);
      const link = await makeLink(other);
      const [joined, removed] = await Promise.all([
        signUpByInvitation(link, newPerson()),
        removeMember(owner, other.userId),
      ]);
      expect(removed).toMatchObject({ ok: true });
      const expected = joined.ok ? 2 : 1;
      expect(await db().member.count({ where: { teamId: owner.teamId } })).toBe(expected);
    }
  });
});

describe('an e-mail that somebody has', () => {
  test('signs in first, whatever its case; their account and password stay theirs', async () => {
    const owner = await makeViewer('owner');
    const guest = await makeViewer('owner');
    const link = await makeLink(owner);
    const before = await db().user.findUniqueOrThrow({ where: { id: guest.userId } });
    const taken = await signUpByInvitation(link, {
      ...newPerson(guest.email),
      password: 'my own words in a row',
    });
    expect(taken).toMatchObject({ failure: { code: 'has-account', field: 'email' } });
    expect(await db().user.findUniqueOrThrow({ where: { id: guest.userId } })).toEqual(before);
    expect(await readInvitation(link, null)).toMatchObject({ state: 'open' });
    // The door lowers what is typed; the column holds nothing else.
    await expect(db().user.findFirst({ where: { email: guest.email.toUpperCase() } })).resolves.toBeNull();
  });

  test('cannot be guessed at for long', async () => {
    const owner = await makeViewer('owner');
    const link = await makeLink(owner);
    const { email } = await makeViewer('owner');
    const codes: string[] = [];
    for (let count = 0; count < 12; count++) {
      const answer = await signUpByInvitation(link, newPerson(email));
      codes.push(answer.ok ? 'ok' : answer.failure.code);
    }
    expect(codes.filter((code) => code === 'has-account')).toHaveLength(10);
    expect(codes.filter((code) => code === 'too-many')).toHaveLength(2);
  });

  test('makes one account when two sign up with it at once through two links', async () => {
    const owner = await makeViewer('owner');
    const links = [await makeLink(owner), await makeLink(owner)];
    const email = `${randomUUID()}@example.com`;
    const answers = await Promise.all(links.map((link) => signUpByInvitation(link, newPerson(email))));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await db().user.count({ where: { email } })).toBe(1);
    expect(await listInvitations(owner)).toHaveLength(1);
  });
});
