import { describe, expect, test } from 'vitest';
import { findPersonOfSession, findViewerOfSession } from '#lib/auth/find-viewer.ts';
import { makePerson, makeViewer, signInAs } from '#lib/auth/test-people.ts';
import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { changeRole, leaveTeam, removeMember } from './members.ts';
import { changeTeam, switchTeam } from './mutations.ts';
import { listMembers, listOwnTeams, readTeam } from './queries.ts';

/** A team with everybody in it, and a second team. */
async function makeTeams() {
  const owner = await makeViewer('owner');
  const creator = await makeViewer('creator', owner.teamId);
  const reviewer = await makeViewer('reviewer', owner.teamId);
  return { owner, creator, reviewer, stranger: await makeViewer('owner') };
}

const roleOf = async ({ teamId, userId }: Viewer) =>
  (await db().member.findUnique({ where: { teamId_userId: { teamId, userId } } }))?.role;
const isIn = async (viewer: Viewer) => (await findViewerOfSession(viewer.sessionId)) !== null;
const addTo = (teamId: string, userId: string, role: 'owner' | 'creator' | 'reviewer') =>
  db().member.create({ data: { teamId, userId, role } });

describe('the list of members', () => {
  test('is for everybody in the team, and of nobody else', async () => {
    const { owner, creator, reviewer } = await makeTeams();
    for (const viewer of [owner, creator, reviewer]) {
      const members = await listMembers(viewer);
      expect(members.map(({ userId, role, isViewer }) => [userId, role, isViewer])).toEqual(
        [owner, creator, reviewer].map(({ userId, role }) => [userId, role, userId === viewer.userId]),
      );
    }
  });

  test('tells when somebody was last here, and nothing of what they do in another team', async () => {
    const { owner, stranger } = await makeTeams();
    const guest = await makePerson('creator', stranger.teamId);
    await addTo(owner.teamId, guest.userId, 'creator');
    await signInAs(guest.email);
    const seen = async (viewer: Viewer) =>
      (await listMembers(viewer)).find(({ userId }) => userId === guest.userId)?.lastSeenAt;
    expect(await seen(stranger)).toEqual(expect.any(String));
    expect(await seen(owner)).toBeNull();
  });
});

describe('roles', () => {
  test('are changed by owners, and count at the next request', async () => {
    const { owner, creator, reviewer } = await makeTeams();
    expect(await changeRole(owner, { userId: creator.userId, role: 'reviewer' })).toMatchObject({ ok: true });
    expect(await findViewerOfSession(creator.sessionId)).toMatchObject({ role: 'reviewer' });
    expect(await changeRole(owner, { userId: reviewer.userId, role: 'owner' })).toMatchObject({ ok: true });
    expect(await roleOf(reviewer)).toBe('owner');
  });

  test('are changed by nobody else: no creator, no reviewer, no owner of another team', async () => {
    const { owner, creator, reviewer, stranger } = await makeTeams();
    for (const viewer of [creator, reviewer]) {
      for (const { userId } of [viewer, owner]) {
        expect(await changeRole(viewer, { userId, role: 'owner' })).toMatchObject({
          failure: { code: 'forbidden' },
        });
      }
    }
    expect(await changeRole(stranger, { userId: creator.userId, role: 'owner' })).toMatchObject({
      failure: { code: 'not-found' },
    });
    expect(await Promise.all([owner, creator, reviewer].map(roleOf))).toEqual([
      'owner',
      'creator',
      'reviewer',
    ]);
  });

  test('of an owner whose own was taken a moment ago change nothing, whatever their page still says', async () => {
    const { owner, creator } = await makeTeams();
    const other = await makeViewer('owner', owner.teamId);
    await changeRole(owner, { userId: other.userId, role: 'creator' });
    // `other` still says owner: it was read before.
    expect(await removeMember(other, creator.userId)).toMatchObject({ failure: { code: 'forbidden' } });
    await removeMember(owner, other.userId);
    expect(await changeTeam(other, { name: 'Mine', undoSeconds: 0 })).toMatchObject({
      failure: { code: 'signed-out' },
    });
    expect(await isIn(creator)).toBe(true);
  });
});

describe('removing', () => {
  test('ends the sessions of the team at once, and the work stays', async () => {
    const { owner, creator, reviewer } = await makeTeams();
    const second = await signInAs(creator.email);
    expect(await removeMember(owner, creator.userId)).toMatchObject({ ok: true });
    expect(await isIn(creator)).toBe(false);
    expect(await isIn(second)).toBe(false);
    expect(await isIn(reviewer)).toBe(true);
    expect(await db().user.findUnique({ where: { id: creator.userId } })).not.toBeNull();
    expect(await removeMember(owner, creator.userId)).toMatchObject({ failure: { code: 'not-found' } });
  });

  test('is for owners of this team', async () => {
    const { owner, creator, reviewer, stranger } = await makeTeams();
    for (const viewer of [creator, reviewer]) {
      expect(await removeMember(viewer, owner.userId)).toMatchObject({ failure: { code: 'forbidden' } });
    }
    expect(await removeMember(stranger, creator.userId)).toMatchObject({ failure: { code: 'not-found' } });
    expect(await isIn(creator)).toBe(true);
  });

  test('from one team leaves another alone, and no page of the first goes on in the second', async () => {
    const { owner, stranger } = await makeTeams();
    const guest = await makePerson('creator', owner.teamId);
    await addTo(stranger.teamId, guest.userId, 'reviewer');
    const here = await signInAs(guest.email);
    const there = await signInAs(guest.email);
    expect(await switchTeam(there, stranger.teamId)).toMatchObject({ ok: true });

    await removeMember(owner, guest.userId);
    expect(await findPersonOfSession(here.sessionId)).toBeNull();
    expect(await findViewerOfSession(there.sessionId)).toMatchObject({
      teamId: stranger.teamId,
      role: 'reviewer',
    });
    // Signing in again leads to where they still are.
    expect(await signInAs(guest.email)).toMatchObject({ teamId: stranger.teamId });
  });

  test('ends a session of before there were several teams, which names none', async () => {
    const { owner, creator } = await makeTeams();
    await db().session.update({ where: { id: creator.sessionId }, data: { teamId: null } });
    expect(await findViewerOfSession(creator.sessionId)).toMatchObject({ teamId: owner.teamId });
    await removeMember(owner, creator.userId);
    expect(await findPersonOfSession(creator.sessionId)).toBeNull();
  });

  test('oneself is leaving: every role may', async () => {
    const { owner, creator, reviewer, stranger } = await makeTeams();
    for (const viewer of [creator, reviewer]) {
      expect(await leaveTeam(viewer)).toMatchObject({ ok: true });
      expect(await isIn(viewer)).toBe(false);
    }
    expect(await listMembers(owner)).toHaveLength(1);
    expect(await isIn(stranger)).toBe(true);
  });
});

describe('the last owner', () => {
  test('is neither removed nor demoted, and does not leave', async () => {
    const { owner } = await makeTeams();
    const refused = { failure: { code: 'last-owner' } };
    expect(await changeRole(owner, { userId: owner.userId, role: 'creator' })).toMatchObject(refused);
    expect(await removeMember(owner, owner.userId)).toMatchObject(refused);
    expect(await leaveTeam(owner)).toMatchObject(refused);
    expect(await isIn(owner)).toBe(true);
  });

  test('of two may be demoted by the other, and either may leave', async () => {
    const { owner } = await makeTeams();
    const other = await makeViewer('owner', owner.teamId);
    expect(await changeRole(owner, { userId: other.userId, role: 'creator' })).toMatchObject({ ok: true });
    await changeRole(owner, { userId: other.userId, role: 'owner' });
    expect(await leaveTeam(owner)).toMatchObject({ ok: true });
    expect(await roleOf(other)).toBe('owner');
  });

  test.each([
    [
      'demote each other',
      (a: Viewer, b: Viewer) => changeRole(a, { userId: b.userId, role: 'reviewer' as const }),
    ],
    ['remove each other', (a: Viewer, b: Viewer) => removeMember(a, b.userId)],
    ['leave', (a: Viewer) => leaveTeam(a)],
    ['demote themselves', (a: Viewer) => changeRole(a, { userId: a.userId, role: 'creator' as const })],
  ])('stays when the last two %s in the same moment', async (_, act) => {
    for (let round = 0; round < 5; round++) {
      const one = await makeViewer('owner');
      const other = await makeViewer('owner', one.teamId);
      const answers = await Promise.all([act(one, other), act(other, one)]);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await db().member.count({ where: { teamId: one.teamId, role: 'owner' } })).toBe(1);
    }
  });
});

describe('the team itself', () => {
  test('is named and timed by owners', async () => {
    const { owner, creator, reviewer, stranger } = await makeTeams();
    expect(await changeTeam(owner, { name: 'Unit 7', undoSeconds: 0 })).toMatchObject({ ok: true });
    for (const viewer of [owner, creator, reviewer]) {
      expect(await readTeam(viewer)).toEqual({ name: 'Unit 7', undoSeconds: 0 });
    }
    expect((await readTeam(stranger)).name).not.toBe('Unit 7');
    for (const viewer of [creator, reviewer]) {
      expect(await changeTeam(viewer, { name: 'Mine', undoSeconds: 9 })).toMatchObject({
        failure: { code: 'forbidden' },
      });
    }
    expect((await readTeam(owner)).name).toBe('Unit 7');
  });

  test('is gone into by its members alone', async () => {
    const { owner, creator, stranger } = await makeTeams();
    await addTo(stranger.teamId, creator.userId, 'owner');
    expect((await listOwnTeams(creator)).map(({ id, role, isThisOne }) => [id, role, isThisOne])).toEqual(
      expect.arrayContaining([
        [owner.teamId, 'creator', true],
        [stranger.teamId, 'owner', false],
      ]),
    );
    expect(await switchTeam(creator, stranger.teamId)).toMatchObject({ ok: true });
    expect(await findViewerOfSession(creator.sessionId)).toMatchObject({
      teamId: stranger.teamId,
      role: 'owner',
    });

    expect(await switchTeam(owner, stranger.teamId)).toMatchObject({ failure: { code: 'not-found' } });
    expect(await findViewerOfSession(owner.sessionId)).toMatchObject({ teamId: owner.teamId });
    expect(await listOwnTeams(owner)).toHaveLength(1);
  });
});
