import * as z from 'zod';
import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { readTakesByIds } from '#lib/tasks/queries.ts';
import { Prisma } from '#prisma/client/client.ts';
import type { NoticeSettings } from './notice-kinds.ts';
import { type NoticeRow, noticeColumns, viewNotice } from './notice-row.ts';
import { readNoticeSettings } from './notice-settings.ts';
import type { NoticePage, NoticeView } from './notice-view.ts';
import { readUnsubscribeCode, type Subscription } from './unsubscribe.ts';

/** Reads of what the viewer was told, in the team that they work in. Nobody reads what others were told. */

const pageSize = 30;
/** A tab that was away for long shows the newest of what it missed. */
const newestSize = 20;

const cursorShape = z.tuple([z.iso.datetime(), z.uuid()]);

/** A page of the viewer's notices, newest first. */
export async function listNotices(viewer: Viewer, before?: string): Promise<NoticePage> {
  const cursor = cursorShape.safeParse(before?.split('~'));
  const below = cursor.success
    ? Prisma.sql`AND (notice."createdAt", notice.id) < (${cursor.data[0]}::timestamptz, ${cursor.data[1]}::uuid)`
    : Prisma.empty;
  const rows = await readRows(
    viewer,
    Prisma.sql`AND notice.data->>'app' IS DISTINCT FROM 'false' ${below}`,
    pageSize + 1,
  );
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    notices: await withPosters(viewer, shown.map(viewNotice)),
    nextCursor: rows.length > pageSize && last ? `${last.createdAt.toISOString()}~${last.id}` : null,
  };
}

/** What the viewer was told after a notice, newest first; ids grow with time. */
export async function listNoticesAfter(viewer: Viewer, after: string): Promise<NoticeView[]> {
  if (!z.uuid().safeParse(after).success) return [];
  const rows = await readRows(viewer, Prisma.sql`AND notice.id > ${after}::uuid`, newestSize);
  return withPosters(viewer, rows.map(viewNotice));
}

function readRows({ userId, teamId }: Viewer, more: Prisma.Sql, limit: number): Promise<NoticeRow[]> {
  return db().$queryRaw<NoticeRow[]>`
    SELECT ${noticeColumns} FROM "Notice" notice
    LEFT JOIN "Task" task ON task.id = notice."taskId" AND task."teamId" = notice."teamId"
    WHERE notice."userId" = ${userId}::uuid AND notice."teamId" = ${teamId}::uuid ${more}
    ORDER BY notice."createdAt" DESC, notice.id DESC LIMIT ${limit}`;
}

async function withPosters(viewer: Viewer, notices: NoticeView[]): Promise<NoticeView[]> {
  const takes = await readTakesByIds(viewer, [...new Set(notices.flatMap(({ takeId }) => takeId ?? []))]);
  const posters = new Map(takes.map(({ id, poster }) => [id, poster]));
  return notices.map((notice) => ({ ...notice, poster: posters.get(notice.takeId ?? '') }));
}

/** What the viewer wants to be told in this team, and how. */
export async function readOwnNoticeSettings({ teamId, userId }: Viewer): Promise<NoticeSettings> {
  const member = await db().member.findUnique({
    where: { teamId_userId: { teamId, userId } },
    select: { noticeSettings: true },
  });
  return readNoticeSettings(member?.noticeSettings);
}

/** Of the link in a letter: whose letters about what it ends. Nobody signs in for this. */
export async function findSubscription(
  code: string,
): Promise<(Subscription & { teamName: string }) | undefined> {
  const subscription = readUnsubscribeCode(code);
  if (!subscription) return undefined;
  const team = await db().team.findUnique({ where: { id: subscription.teamId }, select: { name: true } });
  return team ? { ...subscription, teamName: team.name } : undefined;
}
