import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { startMailServer } from '#lib/mail/test-mail-server.ts';
import { makeTake, makeViewer } from '#lib/tasks/test-takes.ts';
import { sweepNotices } from './jobs.ts';
import { mailDailyLetters, mailNotice } from './mail-notices.ts';
import { markSeen, saveNoticeSettings } from './mutations.ts';
import type { MailTime, NoticeGroup } from './notice-kinds.ts';
import { readNoticeSettings } from './notice-settings.ts';
import { readOwnNoticeSettings } from './queries.ts';
import { endTake, noticesOf, openTestDesk } from './test-desk.ts';
import { readUnsubscribeCode, unsubscribe, unsubscribeCode } from './unsubscribe.ts';

let desk: Awaited<ReturnType<typeof openTestDesk>>;
let server: Awaited<ReturnType<typeof startMailServer>>;
let busy = new Set<string>();

beforeAll(async () => {
  server = await startMailServer({ refuses: (address) => (busy.has(address) ? 451 : undefined) });
  process.env.SMTP_URL = server.url;
  process.env.MAIL_FROM = 'Rushes <studio@example.com>';
  process.env.PUBLIC_URL = 'https://studio.example';
  desk = await openTestDesk();
});
afterAll(async () => {
  await desk.close();
  await server.stop();
});
beforeEach(() => {
  busy = new Set();
  server.mails.length = 0;
});

async function tellOf(maker: Viewer): Promise<string> {
  await endTake(await makeTake(maker, { state: 'running', prompt: 'A red kite' }), 'succeeded');
  await desk.tell();
  return (await noticesOf(maker)).at(-1)?.id ?? '';
}

async function wantMail(viewer: Viewer, email: MailTime, ...groups: NoticeGroup[]): Promise<void> {
  const settings = readNoticeSettings(null);
  for (const group of groups) settings[group] = { ...settings[group], email };
  await saveNoticeSettings(viewer, settings);
}

const mailsTo = ({ email }: Viewer) => server.mails.filter(({ recipients }) => recipients.includes(email));
const headerOf = (mail: (typeof server.mails)[number] | undefined, key: string) =>
  mail?.headers.find((one) => one.key === key)?.value;

describe('a letter at once', () => {
  test('goes out once, in the language of its reader, with a way out of it', async () => {
    const maker = await makeViewer();
    await db().user.update({ where: { id: maker.userId }, data: { language: 'zh' } });
    await wantMail(maker, 'at-once', 'work');
    const noticeId = await tellOf(maker);
    await Promise.all([1, 2, 3].map(() => mailNotice(noticeId)));
    const [mail, ...more] = mailsTo(maker);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('镜头已完成');
    expect(mail?.text).toContain('A red kite');
    expect(mail?.text).toMatch(/https:\/\/studio\.example\/gallery\/[0-9a-f-]{36}/);
    expect(mail?.text).toContain('https://studio.example/notices/settings');
    expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(headerOf(mail, 'list-unsubscribe')).toMatch(/^<https:\/\/studio\.example\/api\/unsubscribe\/.+>$/);
    expect((await noticesOf(maker))[0]?.emailedAt).not.toBeNull();
  });

  test('does not go out for what was seen, for who has left, and where none is wanted', async () => {
    const [seen, gone, quiet] = [await makeViewer(), await makeViewer(), await makeViewer()];
    await wantMail(seen, 'at-once', 'work');
    await wantMail(gone, 'at-once', 'work');
    const ids = [await tellOf(seen), await tellOf(gone), await tellOf(quiet)];
    await markSeen(seen, {});
    await db().member.deleteMany({ where: { userId: gone.userId } });
    for (const id of ids.slice(0, 2)) await mailNotice(id);
    await sweepNotices(desk.queue);
    expect(server.mails).toEqual([]);
  });

  test('that the mail server would not take is sent later', async () => {
    const maker = await makeViewer();
    await wantMail(maker, 'at-once', 'work');
    busy.add(maker.email);
    const noticeId = await tellOf(maker);
    await mailNotice(noticeId);
    expect(mailsTo(maker)).toEqual([]);
    expect((await noticesOf(maker))[0]?.emailedAt).toBeNull();
    busy.clear();
    await mailNotice(noticeId);
    expect(mailsTo(maker)).toHaveLength(1);
  });
});

describe('the daily letter', () => {
  test('holds what was not seen, once, from seven o’clock on', async () => {
    const maker = await makeViewer();
    const other = await makeViewer('owner', maker);
    await wantMail(maker, 'daily', 'work');
    await wantMail(other, 'daily', 'trouble');
    await tellOf(maker);
    await markSeen(maker, {});
    await tellOf(maker);
    await tellOf(maker);
    const told = new Date(Date.now() - 26 * 3600_000);
    await db().notice.updateMany({ where: { userId: maker.userId }, data: { createdAt: told } });
    const dayAfter = new Date();
    await Promise.all([mailDailyLetters(dayAfter), mailDailyLetters(dayAfter)]);
    await mailDailyLetters(dayAfter);
    expect(mailsTo(maker).map(({ subject }) => subject)).toEqual(['2 things happened in Team']);
    expect(mailsTo(other)).toEqual([]);
    await tellOf(maker);
    await mailDailyLetters(new Date());
    expect(mailsTo(maker)).toHaveLength(1);
  });
});

describe('the way out', () => {
  test('ends what its link says and nothing else', async () => {
    const maker = await makeViewer();
    await wantMail(maker, 'daily', 'work', 'reviews');
    const { teamId, userId } = maker;
    const code = unsubscribeCode({ teamId, userId, group: 'mentions' });
    const subscription = readUnsubscribeCode(code);
    expect(subscription).toEqual({ teamId, userId, group: 'mentions' });
    if (subscription) await unsubscribe(subscription);
    const settings = await readOwnNoticeSettings(maker);
    expect(settings.mentions).toEqual({ app: true, browser: true, email: 'off' });
    expect(settings.work.email).toBe('daily');
    await unsubscribe({ teamId, userId, group: 'daily' });
    expect((await readOwnNoticeSettings(maker)).reviews.email).toBe('off');
    const other = await makeViewer();
    for (const forged of [
      code.replace('mentions', 'work'),
      code.replace(userId, other.userId),
      code.slice(0, -1),
      'nonsense',
    ]) {
      expect(readUnsubscribeCode(forged)).toBeUndefined();
    }
  });
});
