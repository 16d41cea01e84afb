import { db } from '#lib/db.ts';
import type { Text } from '#lib/language/text.ts';
import { textOf } from '#lib/language/text-of.ts';
import { composeLetter } from '#lib/mail/letter.ts';
import { sendMail } from '#lib/mail/send-mail.ts';
import { paths } from '#lib/paths.ts';
import type { Result } from '#lib/result.ts';
import { Prisma } from '#prisma/client/client.ts';
import type { Language } from '#prisma/client/enums.ts';
import { groupOf } from './notice-kinds.ts';
import { type NoticeRow, noticeColumns, viewNotice } from './notice-row.ts';
import type { NoticeView } from './notice-view.ts';
import { noticeWords } from './notice-words.ts';
import { studioUrl } from './studio-url.ts';
import { type Subscription, unsubscribeCode } from './unsubscribe.ts';

interface Reader {
  userId: string;
  teamId: string;
  teamName: string;
  email: string;
  language: Language;
}

/** What nobody has seen; what the studio itself does not show was never to be seen there. */
const isUnread = Prisma.sql`("seenAt" IS NULL OR data->>'app' = 'false')`;

/**
 * Sends the letter about one notice, unless it was seen meanwhile. It is marked before it is sent and unmarked when the
 * mail server would not take it now, so that a process that dies in between sends it never rather than twice. The
 * sweep tries what was not taken again.
 */
export async function mailNotice(noticeId: string): Promise<void> {
  const claimed = await claim(Prisma.sql`id = ${noticeId}::uuid AND ${isUnread}`);
  const [row] = claimed;
  const reader = row && (await findReader(row));
  if (!reader) return;
  const notice = viewNotice(row);
  const t = textOf(reader.language);
  const { title, detail } = noticeWords(notice, t);
  const sent = await send(reader, groupOf[notice.kind], `<notice-${noticeId}@rushes>`, title, t, {
    paragraphs: [title, ...(detail ? [detail] : [])],
    link: { label: t('Look at it'), url: studioUrl(notice.href) },
  });
  await unclaimUnlessSent(sent, [noticeId]);
}

/** The hour (UTC) of the daily letters. */
const dailyHour = 7;

/** One letter a day to each person with all that they have not seen, from seven o'clock (UTC) on. */
export async function mailDailyLetters(now: Date): Promise<void> {
  const due = new Date(now);
  due.setUTCHours(dailyHour, 0, 0, 0);
  if (due > now) due.setUTCDate(due.getUTCDate() - 1);
  const people = await db().$queryRaw<{ userId: string; teamId: string }[]>`
    SELECT DISTINCT "userId", "teamId" FROM "Notice"
    WHERE "emailedAt" IS NULL AND data->>'email' = 'daily' AND ${isUnread}
      AND "createdAt" < ${due} AND "createdAt" > ${due}::timestamptz - interval '3 days'`;
  for (const person of people) await mailDaily(person, due);
}

async function mailDaily({ userId, teamId }: { userId: string; teamId: string }, due: Date): Promise<void> {
  const rows = await claim(Prisma.sql`"userId" = ${userId}::uuid AND "teamId" = ${teamId}::uuid
    AND data->>'email' = 'daily' AND ${isUnread} AND "createdAt" < ${due}`);
  const [first] = rows;
  const reader = first && (await findReader(first));
  if (!reader) return;
  const t = textOf(reader.language);
  const notices = rows.map(viewNotice);
  const subject =
    notices.length === 1
      ? t('One thing happened in {team}', { team: reader.teamName })
      : t('{count} things happened in {team}', { count: notices.length, team: reader.teamName });
  const id = `<daily-${userId}-${teamId}-${due.getTime()}@rushes>`;
  const sent = await send(reader, 'daily', id, subject, t, {
    paragraphs: notices.slice(0, 40).map((notice) => lineOf(notice, t)),
    link: { label: t('Look at them'), url: studioUrl(paths.notices()) },
  });
  await unclaimUnlessSent(
    sent,
    rows.map((row) => row.id),
  );
}

function lineOf(notice: NoticeView, t: Text): string {
  const { title, detail } = noticeWords(notice, t);
  return [title, ...(detail ? [detail] : []), studioUrl(notice.href)].join('\n');
}

/** Marks them as sent, so that no other process sends them; the rows that were not. */
async function claim(where: Prisma.Sql): Promise<NoticeRow[]> {
  return db().$queryRaw<NoticeRow[]>`
    WITH claimed AS (
      UPDATE "Notice" SET "emailedAt" = now() WHERE "emailedAt" IS NULL AND ${where} RETURNING *
    )
    SELECT ${noticeColumns} FROM claimed notice LEFT JOIN "Task" task ON task.id = notice."taskId"
    ORDER BY notice."createdAt", notice.id`;
}

async function unclaimUnlessSent(sent: Result<null>, ids: readonly string[]): Promise<void> {
  if (sent.ok || sent.failure.code === 'mail-refused') return;
  await db().notice.updateMany({ where: { id: { in: [...ids] } }, data: { emailedAt: null } });
}

/** Who it is for, while they are in the team. */
async function findReader({ userId, teamId }: NoticeRow): Promise<Reader | undefined> {
  const member = await db().member.findUnique({
    where: { teamId_userId: { teamId, userId } },
    select: { team: { select: { name: true } }, user: { select: { email: true, language: true } } },
  });
  return member ? { userId, teamId, teamName: member.team.name, ...member.user } : undefined;
}

function send(
  { userId, teamId, teamName, email }: Reader,
  group: Subscription['group'],
  messageId: string,
  subject: string,
  t: Text,
  letter: { paragraphs: string[]; link: { label: string; url: string } },
): Promise<Result<null>> {
  const code = unsubscribeCode({ userId, teamId, group });
  const note = [
    t('You get this because you are in the team {team}.', { team: teamName }),
    `${t('What you are told, and how')}: ${studioUrl(paths.noticeSettings())}`,
    `${t('No more e-mails like this')}: ${studioUrl(paths.unsubscribe(code))}`,
  ].join('\n');
  return sendMail({
    to: email,
    subject,
    ...composeLetter({ ...letter, note }),
    messageId,
    unsubscribeUrl: studioUrl(paths.api.unsubscribe(code)),
  });
}
