import { describe, expect, test } from 'vitest';
import { db } from '#lib/db.ts';
import { findViewerOfSession } from './find-viewer.ts';
import { changePassword, endAllSessions, endSession } from './mutations.ts';
import { listSessions } from './queries.ts';
import { signIn } from './sign-in.ts';
import { freshAddress, makePerson, password, signInAs } from './test-people.ts';

describe('a session', () => {
  test('says who its viewer is, with team and role', async () => {
    const person = await makePerson('reviewer');
    expect(await signInAs(person.email)).toMatchObject({ ...person, role: 'reviewer' });
  });

  test('is worth nothing once it was ended, has run out, or never was', async () => {
    const person = await makePerson();
    const ended = await signInAs(person.email);
    await endSession(ended, ended.sessionId);
    expect(await findViewerOfSession(ended.sessionId)).toBeNull();

    const late = await signInAs(person.email);
    await db().session.update({
      where: { id: late.sessionId },
      data: { expiresAt: new Date(Date.now() - 1) },
    });
    expect(await findViewerOfSession(late.sessionId)).toBeNull();

    expect(await findViewerOfSession('0196f3a0-0000-7000-8000-000000000000')).toBeNull();
  });

  test('of a person who left their team is worth nothing', async () => {
    const person = await makePerson();
    const viewer = await signInAs(person.email);
    await db().member.deleteMany({ where: { userId: person.userId } });
    expect(await findViewerOfSession(viewer.sessionId)).toBeNull();
  });

  test('lives on while it is used, and is not written at every use', async () => {
    const viewer = await signInAs((await makePerson()).email);
    const read = () => db().session.findUniqueOrThrow({ where: { id: viewer.sessionId } });
    const atFirst = await read();
    await findViewerOfSession(viewer.sessionId);
    expect(await read()).toEqual(atFirst);

    const earlier = new Date(Date.now() - 6 * 60_000);
    await db().session.update({
      where: { id: viewer.sessionId },
      data: { lastSeenAt: earlier, expiresAt: new Date(Date.now() + 60_000) },
    });
    await findViewerOfSession(viewer.sessionId);
    const used = await read();
    expect(used.lastSeenAt.getTime()).toBeGreaterThan(earlier.getTime() + 5 * 60_000);
    expect(used.expiresAt.getTime()).toBeGreaterThan(Date.now() + 29 * 24 * 3_600_000);
  });

  test('of somebody else is neither listed nor ended', async () => {
    const mine = await signInAs((await makePerson()).email);
    const theirs = await signInAs((await makePerson()).email);
    expect((await listSessions(mine)).map((session) => session.id)).toEqual([mine.sessionId]);
    expect(await endSession(mine, theirs.sessionId)).toMatchObject({ failure: { code: 'not-found' } });
    expect(await findViewerOfSession(theirs.sessionId)).not.toBeNull();
  });

  test('is listed with its device, this one first', async () => {
    const { email } = await makePerson();
    const first = await signInAs(email);
    const second = await signInAs(email);
    const sessions = await listSessions(first);
    expect(sessions.map((session) => session.id)).toEqual([first.sessionId, second.sessionId]);
    expect(sessions[0]).toMatchObject({ isThisOne: true, device: 'Firefox on Linux' });
  });

  test('ends with all others on "sign out everywhere", and no other person is signed out', async () => {
    const { email } = await makePerson();
    const [here, there] = [await signInAs(email), await signInAs(email)];
    const other = await signInAs((await makePerson()).email);
    await endAllSessions(here);
    expect(await findViewerOfSession(here.sessionId)).toBeNull();
    expect(await findViewerOfSession(there.sessionId)).toBeNull();
    expect(await findViewerOfSession(other.sessionId)).not.toBeNull();
  });
});

describe('changing the password', () => {
  const change = (currentPassword: string) => ({
    currentPassword,
    newPassword: 'other words in a row',
    address: freshAddress(),
    now: new Date(),
  });

  test('ends the other sessions, keeps this one, and takes effect', async () => {
    const { email } = await makePerson();
    const [here, there] = [await signInAs(email), await signInAs(email)];
    expect(await changePassword(here, change(password))).toMatchObject({ ok: true });
    expect(await findViewerOfSession(here.sessionId)).not.toBeNull();
    expect(await findViewerOfSession(there.sessionId)).toBeNull();

    const attempt = { email, address: freshAddress(), userAgent: null, now: new Date() };
    expect(await signIn({ ...attempt, password })).toMatchObject({ ok: false });
    expect(await signIn({ ...attempt, password: 'other words in a row' })).toMatchObject({ ok: true });
  });

  test('asks for the current one, and can not be guessed at', async () => {
    const { email } = await makePerson();
    const here = await signInAs(email);
    const there = await signInAs(email);
    for (let guess = 0; guess < 5; guess++) {
      expect(await changePassword(here, change(`guess ${guess}`))).toMatchObject({
        failure: { code: 'wrong', field: 'currentPassword' },
      });
    }
    expect(await changePassword(here, change(password))).toMatchObject({ failure: { code: 'too-many' } });
    expect(await findViewerOfSession(there.sessionId)).not.toBeNull();
  });
});
