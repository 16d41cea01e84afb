import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeViewer } from '#lib/auth/test-people.ts';
import { startMailServer } from '#lib/mail/test-mail-server.ts';
import { invite } from './invitations.ts';
import { listInvitations } from './queries.ts';
import { readInvitation } from './read-invitation.ts';
import { makeMemberResetLink } from './reset-links.ts';

let server: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  server = await startMailServer({ refuses: (address) => (address.startsWith('gone') ? 550 : undefined) });
  process.env.SMTP_URL = server.url;
  process.env.MAIL_FROM = 'Rushes <studio@example.com>';
  process.env.PUBLIC_URL = 'https://studio.example';
});
afterAll(() => server.stop());

test('an invitation is sent to the e-mail that is named, with the link that works', async () => {
  const owner = await makeViewer('owner');
  const made = await invite(owner, { role: 'reviewer', days: 30, email: 'cleo@example.com' });
  expect(made).toMatchObject({ value: { mail: { ok: true } } });
  const mail = server.mails.at(-1);
  expect(mail).toMatchObject({ recipients: ['cleo@example.com'] });
  expect(mail?.subject).toContain(owner.name);
  const [, id = '', secret = ''] =
    /https:\/\/studio\.example\/invite\/([\w-]+)\/([\w-]+)/.exec(mail?.text ?? '') ?? [];
  expect(await readInvitation({ id, secret }, null)).toMatchObject({ state: 'open', role: 'reviewer' });
});

test('one that could not be sent is there all the same, to be copied, and says so', async () => {
  const owner = await makeViewer('owner');
  const made = await invite(owner, { role: 'creator', days: 1, email: 'gone@example.com' });
  expect(made).toMatchObject({ value: { mail: { failure: { code: 'mail-refused' } } } });
  expect(await listInvitations(owner)).toMatchObject([
    { email: 'gone@example.com', link: expect.any(String) },
  ]);
});

test('where mail is sent, nobody makes a link to the password of another', async () => {
  const owner = await makeViewer('owner');
  const member = await makeViewer('creator', owner.teamId);
  expect(await makeMemberResetLink(owner, member.userId)).toMatchObject({ failure: { code: 'conflict' } });
});
