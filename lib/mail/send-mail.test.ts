import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { composeLetter, outsideUrl } from './letter.ts';
import { canMail, sendMail } from './send-mail.ts';
import { startMailServer } from './test-mail-server.ts';

let server: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  server = await startMailServer({
    refuses: (address) => (address.startsWith('gone') ? 550 : address.startsWith('busy') ? 451 : undefined),
  });
  process.env.SMTP_URL = server.url;
  process.env.MAIL_FROM = 'Rushes <studio@example.com>';
  process.env.PUBLIC_URL = 'https://studio.example/';
});
afterAll(() => server.stop());

// Not before the settings above: they are read once.
const write = () =>
  composeLetter({
    paragraphs: ['Ada invites you to “<b>Ünit 7</b> & Co”.', '“片场”邀请你加入。'],
    link: { label: 'Join', url: outsideUrl('/invite/1/2?a=1&b="2"') },
    note: 'Nobody else has this link.',
  });

describe('a letter', () => {
  test('arrives as text and as HTML, in any language', async () => {
    expect(canMail()).toBe(true);
    const letter = write();
    const sent = await sendMail({ to: 'ben@example.com', subject: '审片 with Ada', ...letter });
    expect(sent).toEqual({ ok: true, value: null });
    const mail = server.mails.at(-1);
    expect(mail).toMatchObject({
      subject: '审片 with Ada',
      from: { name: 'Rushes', address: 'studio@example.com' },
      recipients: ['ben@example.com'],
    });
    expect(mail?.text?.replaceAll('\r\n', '\n').trim()).toBe(letter.text.trim());
    expect(mail?.text).toContain('Join: https://studio.example/invite/1/2?a=1&b="2"');
    expect(mail?.html).toContain('&lt;b&gt;Ünit 7&lt;/b&gt; &amp; Co');
    expect(mail?.html).toContain('href="https://studio.example/invite/1/2?a=1&amp;b=&quot;2&quot;"');
  });

  test('goes to one address, and no line of it becomes a header', async () => {
    const before = server.mails.length;
    const sent = await sendMail({
      to: 'ben@example.com',
      subject: 'Hello\r\nBcc: eve@example.com',
      text: 'x',
    });
    expect(sent.ok).toBe(true);
    await sendMail({ to: 'ben@example.com, eve@example.com', subject: 'x', text: 'x' });
    const recipients = server.mails.slice(before).flatMap((mail) => mail.recipients);
    expect(recipients).not.toContain('eve@example.com');
    expect(server.mails.every((mail) => mail.bcc === undefined)).toBe(true);
  });

  test('that the server refuses is told from one it may take later', async () => {
    const to = (address: string) => sendMail({ to: address, subject: 'x', text: 'x' });
    expect(await to('gone@example.com')).toMatchObject({ failure: { code: 'mail-refused' } });
    expect(await to('busy@example.com')).toMatchObject({ failure: { code: 'mail-failed' } });
    expect(await to('ben@example.com')).toMatchObject({ ok: true });
  });
});
