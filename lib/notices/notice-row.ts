import * as z from 'zod';
import { paths } from '#lib/paths.ts';
import { Prisma } from '#prisma/client/client.ts';
import { noticeData } from './notice-data.ts';
import { type NoticeKind, noticeKinds } from './notice-kinds.ts';
import type { NoticeView } from './notice-view.ts';

/** What is read of a notice, with the words of its take; `notice` and `task` are the rows at hand. */
export const noticeColumns = Prisma.sql`
  notice.id, notice."userId", notice."teamId", notice.kind, notice."taskId", notice.data, notice."createdAt",
  notice."seenAt", task.title, left(task.prompt, 200) AS prompt, task."batchId"`;

export interface NoticeRow {
  id: string;
  userId: string;
  teamId: string;
  kind: string;
  taskId: string | null;
  data: unknown;
  createdAt: Date;
  seenAt: Date | null;
  title: string | null;
  prompt: string | null;
  batchId: string | null;
}

const nameCharacters = 80;
const knownKind = z.enum(noticeKinds).catch('take-finished');

export function viewNotice(row: NoticeRow): NoticeView {
  const kind = knownKind.parse(row.kind);
  const { app, browser, email: _, upTo: __, ...matter } = noticeData.parse(row.data);
  return {
    id: row.id,
    kind,
    createdAt: row.createdAt.toISOString(),
    isSeen: row.seenAt !== null,
    href: hrefOf(kind, row.taskId, matter),
    takeId: row.taskId ?? undefined,
    batchId: kind === 'batch-finished' ? (row.batchId ?? undefined) : undefined,
    name: nameOf(row),
    matter,
    isForApp: app,
    isForBrowser: browser,
  };
}

function hrefOf(
  kind: NoticeKind,
  taskId: string | null,
  { castingId, commentId }: NoticeView['matter'],
): string {
  if (kind === 'webhook-paused') return paths.webhooks();
  if (kind === 'member-joined') return paths.team();
  if (castingId) return paths.casting(castingId);
  if (!taskId) return paths.notices();
  return commentId ? paths.takeComment(taskId, commentId) : paths.take(taskId);
}

function nameOf({ title, prompt }: Pick<NoticeRow, 'title' | 'prompt'>): string | undefined {
  const text = (title ?? prompt ?? '').trim().replace(/\s+/g, ' ');
  const letters = [...text];
  return letters.length > nameCharacters
    ? `${letters.slice(0, nameCharacters).join('')}…`
    : text || undefined;
}
