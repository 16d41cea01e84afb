import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { db } from '#lib/db.ts';
import { startMailServer } from '#lib/mail/test-mail-server.ts';
import { findViewerOfSession } from './find-viewer.ts';
import { mayAskForReset, readResetLink, resetPassword, sendResetLink } from './password-reset.ts';
import { linkSecret } from './secret-link.ts';
import { signIn } from './sign-in.ts';
import { freshAddress, makePerson, makeViewer, password, signInAs } from './test-people.ts';

let server: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  server = await startMailServer();
  process.env.SMTP_URL = server.url;
  process.env.MAIL_FROM = 'Rushes <studio@example.com>';
  process.env.PUBLIC_URL = 'https://studio.example';
});
afterAll(() => server.stop());
beforeEach(() => {
  server.mails.length = 0;
});

const newPassword = 'other words in a row';
const now = () => new Date();

/** Asks for a link and takes it out of the letter. */
async function askFor(email: string, at = now()) {
  await sendResetLink(email, at);
  const [, id = '', secret = ''] =
    /studio\.example\/reset\/([\w-]+)\/([\w-]+)/.exec(server.mails.at(-1)?.text ?? '') ?? [];
  return { id, secret };
}

function tryPassword(email: string, which: string) {
  return signIn({ email, password: which, address: freshAddress(), userAgent: null, now: now() });
}

describe('a lost password', () => {
  test('is set anew by the link of a letter, and every session ends', async () => {
    const { email } = await makePerson();
    const stranger = await makeViewer('owner');
    const [one, two] = [await signInAs(email), await signInAs(email)];
    const link = await askFor(email);
    expect(server.mails).toMatchObject([{ recipients: [email], subject: 'A new password for Rushes' }]);
    expect(await readResetLink(link.id, link.secret, now())).toBe('open');
    expect(await resetPassword({ ...link, newPassword, now: now() })).toMatchObject({ value: { email } });
    for (const { sessionId } of [one, two]) expect(await findViewerOfSession(sessionId)).toBeNull();
    expect(await findViewerOfSession(stranger.sessionId)).not.toBeNull();
    expect(await tryPassword(email, password)).toMatchObject({ failure: { code: 'wrong' } });
    expect(await tryPassword(email, newPassword)).toMatchObject({ ok: true });
  });

  test('is set once: a second use, and every other link of that person, is over', async () => {
    const { email } = await makePerson();
    const [first, second] = [await askFor(email), await askFor(email)];
    const answers = await Promise.all(
      ['one set of words', 'two sets of words', 'six sets of words'].map((words) =>
        resetPassword({ ...second, newPassword: words, now: now() }),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    for (const link of [first, second]) {
      expect(await readResetLink(link.id, link.secret, now())).toBe('used');
      expect(await resetPassword({ ...link, newPassword, now: now() })).toMatchObject({
        failure: { code: 'over' },
      });
    }
    expect(await tryPassword(email, newPassword)).toMatchObject({ ok: false });
  });

  test('can be set for an hour', async () => {
    const { email } = await makePerson();
    const link = await askFor(email, new Date(Date.now() - 3_600_001));
    expect(await readResetLink(link.id, link.secret, now())).toBe('expired');
    expect(await resetPassword({ ...link, newPassword, now: now() })).toMatchObject({
      failure: { code: 'over' },
    });
    expect(await tryPassword(email, password)).toMatchObject({ ok: true });
  });

  test('is set by no forged link', async () => {
    const [mine, theirs] = [await makePerson(), await makePerson()];
    const [a, b] = [await askFor(mine.email), await askFor(theirs.email)];
    const nowhere = randomUUID();
    for (const link of [
      { id: b.id, secret: a.secret },
      { id: b.id, secret: '' },
      { id: b.id, secret: linkSecret('invitation', b.id) },
      { id: nowhere, secret: linkSecret('password-reset', nowhere) },
      { id: 'x', secret: 'x' },
    ]) {
      expect(await readResetLink(link.id, link.secret, now())).toBe('unknown');
      expect(await resetPassword({ ...link, newPassword, now: now() })).toMatchObject({ ok: false });
    }
    expect(await tryPassword(theirs.email, password)).toMatchObject({ ok: true });
    const row = await db().passwordReset.findUniqueOrThrow({ where: { id: b.id } });
    expect(JSON.stringify(row)).not.toContain(b.secret);
  });

  test('is asked for by anybody, and nothing tells who has an account', async () => {
    const { email } = await makePerson();
    const ask = async (who: string) => {
      const answers: unknown[] = [];
      const address = freshAddress();
      for (let count = 0; count < 4; count++)
        answers.push(await mayAskForReset(who, address, new Date(1e12)));
      return answers;
    };
    const known = await ask(email);
    expect(known).toEqual(await ask('nobody@example.com'));
    expect(known.at(-1)).toMatchObject({ failure: { code: 'too-many' } });
    await sendResetLink('nobody@example.com', now());
    expect(server.mails).toEqual([]);
    // Being asked for by others locks nobody out.
    expect(await tryPassword(email, password)).toMatchObject({ ok: true });
  });

  test('from one address is asked for ten times, whoever it names', async () => {
    const address = freshAddress();
    const answers = [];
    for (let count = 0; count < 12; count++) {
      answers.push((await mayAskForReset(`person-of-${count}@example.com`, address, now())).ok);
    }
    expect(answers.filter(Boolean)).toHaveLength(10);
  });

  test('speaks the language of its person', async () => {
    const { email, userId } = await makePerson();
    await db().user.update({ where: { id: userId }, data: { language: 'zh' } });
    await askFor(email);
    expect(server.mails.at(-1)?.text).toMatch(/密码/);
    expect(server.mails.at(-1)?.subject).toMatch(/密码/);
  });
});
