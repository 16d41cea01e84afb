import type { Database } from '#lib/db.ts';
import { canMail } from '#lib/mail/send-mail.ts';
import type { Queue } from '#lib/queue/queue.ts';
import { storableJson } from '#lib/storable.ts';
import { type Channels, groupOf } from './notice-kinds.ts';
import { readNoticeSettings } from './notice-settings.ts';
import type { Telling } from './telling.ts';

/** Who has seen a notice by then gets no e-mail about it. */
export const mailDelaySeconds = 30;

/**
 * Writes what people are told, as each of them wants it; only to members. The same key again is not told twice, but
 * that more decisions of one person join those that are there. E-mails that go out at once get their job here.
 */
export async function writeNotices(
  tx: Database,
  queue: Queue,
  teamId: string,
  tellings: readonly Telling[],
): Promise<void> {
  if (tellings.length === 0) return;
  const userIds = tellings.map(({ userId }) => userId);
  const members = await tx.member.findMany({
    where: { teamId, userId: { in: userIds } },
    select: { userId: true, noticeSettings: true },
  });
  const settings = new Map(
    members.map(({ userId, noticeSettings }) => [userId, readNoticeSettings(noticeSettings)]),
  );
  // Always in one order, so that two workers never wait for each other crosswise.
  for (const telling of tellings.toSorted((a, b) => (a.userId < b.userId ? -1 : 1))) {
    const channels = settings.get(telling.userId)?.[groupOf[telling.kind]];
    if (channels && isWanted(channels)) await writeNotice(tx, queue, teamId, telling, channels);
  }
}

function isWanted({ app, browser, email }: Channels): boolean {
  return app || browser || email !== 'off';
}

async function writeNotice(
  tx: Database,
  queue: Queue,
  teamId: string,
  { userId, kind, key, taskId, matter }: Telling,
  channels: Channels,
): Promise<void> {
  const [written] = await tx.notice.createManyAndReturn({
    data: {
      teamId,
      userId,
      kind,
      key,
      taskId: taskId ?? null,
      data: storableJson({ ...matter, ...channels }),
      // Nothing that the bell would count.
      seenAt: channels.app ? null : new Date(),
    },
    skipDuplicates: true,
    select: { id: true },
  });
  if (written && channels.email === 'at-once' && canMail()) {
    const startAfter = new Date(Date.now() + mailDelaySeconds * 1000);
    await queue.enqueue('mail-notice', { noticeId: written.id }, { tx, startAfter });
  }
  if (!written && matter.reviews) await addReviews(tx, { userId, key, taskId, matter }, channels);
}

/** Its time stays: notices are in the order of their ids, by which the browser asks for what is new. */
async function addReviews(
  tx: Database,
  { userId, key, taskId, matter }: Pick<Telling, 'userId' | 'key' | 'taskId' | 'matter'>,
  { app }: Channels,
): Promise<void> {
  await tx.$executeRaw`
    UPDATE "Notice" SET
      data = jsonb_set(data, '{reviews}', COALESCE(data->'reviews', '{}') || ${JSON.stringify(matter.reviews)}::jsonb),
      "taskId" = ${taskId}::uuid,
      "seenAt" = CASE WHEN ${app} THEN NULL ELSE "seenAt" END
    WHERE "userId" = ${userId}::uuid AND key = ${key}`;
}
