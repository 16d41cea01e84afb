import { databaseNow } from '#lib/database-clock.ts';
import { db } from '#lib/db.ts';
import { env } from '#lib/env.ts';
import { listenToHappenings } from '#lib/happenings/listen.ts';
import { canMail } from '#lib/mail/send-mail.ts';
import type { Queue } from '#lib/queue/queue.ts';
import { callWebhook } from './call-webhook.ts';
import { mailDailyLetters, mailNotice } from './mail-notices.ts';
import { tellHappenings } from './tell-happenings.ts';

/** What the worker runs of notices: it empties the outbox, sends letters and calls web hooks. Returns how to stop listening. */
export async function workNotices(queue: Queue): Promise<() => Promise<void>> {
  await queue.work('mail-notice', ({ noticeId }) => (noticeId ? mailNotice(noticeId) : Promise.resolve()));
  await queue.work('call-webhook', async ({ deliveryId }) => {
    if (deliveryId) await callWebhook(queue, deliveryId);
  });
  await queue.work('sweep-notices', () => sweepNotices(queue));
  await queue.work('tidy-notices', tidyNotices);
  await queue.schedule('sweep-notices', '* * * * *');
  await queue.schedule('tidy-notices', '7 * * * *');
  return listenToHappenings(env().DATABASE_URL, () => tellHappenings(queue));
}

const batch = 500;

/** Whatever a crash or a queue left behind: rows say what is due. */
export async function sweepNotices(queue: Queue): Promise<void> {
  await tellHappenings(queue);
  const overdue = await db().$queryRaw<{ id: string; due: Date }[]>`
    SELECT delivery.id, delivery."nextTryAt" AS due FROM "WebhookDelivery" delivery
    JOIN "Webhook" webhook ON webhook.id = delivery."webhookId" AND webhook."pausedAt" IS NULL
    WHERE delivery."nextTryAt" < now() - interval '10 seconds' AND delivery.kind <> 'test'
    ORDER BY delivery."nextTryAt" LIMIT ${batch}`;
  for (const { id, due } of overdue) {
    await queue.enqueue(
      'call-webhook',
      { deliveryId: id },
      { once: { key: `${id} ${due.getTime()}`, seconds: 45 } },
    );
  }
  if (!canMail()) return;
  // For a day: a mail server that is away gets them when it is back.
  const unsent = await db().$queryRaw<{ id: string }[]>`
    SELECT id FROM "Notice"
    WHERE "emailedAt" IS NULL AND data->>'email' = 'at-once' AND ("seenAt" IS NULL OR data->>'app' = 'false')
      AND "createdAt" BETWEEN now() - interval '1 day' AND now() - interval '2 minutes'
    ORDER BY "createdAt" LIMIT ${batch}`;
  for (const { id } of unsent) {
    await queue.enqueue('mail-notice', { noticeId: id }, { once: { key: id, seconds: 300 } });
  }
}

/** The daily letters; and what is old leaves: calls after 30 days, what was told after 90. */
export async function tidyNotices(): Promise<void> {
  if (canMail()) await mailDailyLetters(databaseNow());
  await db().$executeRaw`DELETE FROM "WebhookDelivery" WHERE "createdAt" < now() - interval '30 days'`;
  await db().$executeRaw`DELETE FROM "Notice" WHERE "createdAt" < now() - interval '90 days'`;
}
