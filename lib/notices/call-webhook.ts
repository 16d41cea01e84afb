import { databaseNow } from '#lib/database-clock.ts';
import { db } from '#lib/db.ts';
import type { Queue } from '#lib/queue/queue.ts';
import type { Webhook, WebhookDelivery } from '#prisma/client/client.ts';
import { postJson } from './post-json.ts';
import { ownersOf } from './telling.ts';
import { signatureHeaders } from './webhook-key.ts';
import { writeNotices } from './write-notices.ts';

const minute = 60;
const hour = 60 * minute;
/** Seconds between a failed try and the next; after the last of them a delivery is given up. */
const pausesSeconds = [minute, 5 * minute, 15 * minute, hour, 4 * hour, 12 * hour, 24 * hour];
/** A web hook that has taken nothing for so long is paused. */
const hopelessMs = 3 * 24 * hour * 1000;
/** A try that has not said by then how it went has died. */
const leaseSeconds = 60;

export interface CallOutcome {
  httpStatus: number | null;
  /** Absent when it was taken. */
  problem?: string | undefined;
}

/**
 * One try of a delivery that is due. At least once: a worker that dies after the call makes it again. `isTest` tries
 * once and leaves it at that. Undefined when there is nothing to do.
 */
export async function callWebhook(
  queue: Queue,
  deliveryId: string,
  { isTest = false }: { isTest?: boolean } = {},
): Promise<CallOutcome | undefined> {
  const found = await claim(deliveryId);
  if (!found) return undefined;
  const { webhook, ...delivery } = found;
  const body = JSON.stringify(delivery.payload);
  const headers = signatureHeaders(webhook, { messageId: delivery.id, body, now: databaseNow() });
  const answer = await postJson(webhook.url, body, headers);
  const outcome = answer.ok
    ? { httpStatus: answer.value.status, problem: problemOf(answer.value.status) }
    : { httpStatus: null, problem: answer.failure.message };
  await record(queue, webhook, delivery, outcome, isTest);
  return outcome;
}

/** Only one process at a time makes a try; one that dies in the middle is followed by another. */
async function claim(id: string) {
  const claimed = await db().$executeRaw`
    UPDATE "WebhookDelivery" delivery
    SET attempts = attempts + 1, "nextTryAt" = now() + make_interval(secs => ${leaseSeconds})
    FROM "Webhook" webhook
    WHERE delivery.id = ${id}::uuid AND webhook.id = delivery."webhookId"
      AND (webhook."pausedAt" IS NULL OR delivery.kind = 'test')
      AND delivery."deliveredAt" IS NULL AND delivery."nextTryAt" <= now() + interval '1 second'`;
  if (claimed === 0) return undefined;
  return db().webhookDelivery.findUniqueOrThrow({ where: { id }, include: { webhook: true } });
}

function problemOf(status: number): string | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status >= 300 && status < 400) return 'The receiver answered with a redirect, which is not followed.';
  return `The receiver answered with HTTP ${status}.`;
}

async function record(
  queue: Queue,
  webhook: Webhook,
  { id, attempts }: WebhookDelivery,
  { httpStatus, problem }: CallOutcome,
  isTest: boolean,
): Promise<void> {
  const now = databaseNow();
  if (!problem) {
    const data = { httpStatus, problem: null, deliveredAt: now, nextTryAt: null };
    await db().webhookDelivery.updateMany({ where: { id, attempts }, data });
    return;
  }
  const isGone = httpStatus === 410;
  const pause = isTest || isGone ? undefined : pausesSeconds[attempts - 1];
  const nextTryAt = pause === undefined ? null : new Date(now.getTime() + pause * 1000);
  await db().$transaction(async (tx) => {
    await tx.webhookDelivery.updateMany({
      where: { id, attempts },
      data: { httpStatus, problem, nextTryAt },
    });
    if (nextTryAt) await queue.enqueue('call-webhook', { deliveryId: id }, { tx, startAfter: nextTryAt });
  });
  if (isTest) return;
  if (isGone) await pauseHook(queue, webhook, 'The receiver says that it is gone (HTTP 410).');
  else if (await isHopeless(webhook.id, now)) {
    await pauseHook(queue, webhook, 'Nothing was taken there for three days.');
  }
}

/** Whether nothing has been taken since a failure that lies days back. */
async function isHopeless(webhookId: string, now: Date): Promise<boolean> {
  const lastTaken = await db().webhookDelivery.findFirst({
    where: { webhookId, deliveredAt: { not: null } },
    orderBy: { deliveredAt: 'desc' },
    select: { deliveredAt: true },
  });
  const firstFailed = await db().webhookDelivery.findFirst({
    where: {
      webhookId,
      deliveredAt: null,
      attempts: { gt: 0 },
      kind: { not: 'test' },
      createdAt: { gt: lastTaken?.deliveredAt ?? new Date(0) },
    },
    orderBy: { createdAt: 'asc' },
    select: { createdAt: true },
  });
  return firstFailed !== null && now.getTime() - firstFailed.createdAt.getTime() > hopelessMs;
}

/** Pauses it, and tells the owners; once. */
async function pauseHook(queue: Queue, { id, teamId, url }: Webhook, problem: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const pausedAt = databaseNow();
    const { count } = await tx.webhook.updateMany({
      where: { id, pausedAt: null },
      data: { pausedAt, problem },
    });
    if (count === 0) return;
    const matter = { host: new URL(url).host };
    const key = `webhook-paused:${id}:${pausedAt.getTime()}`;
    const owners = await ownersOf(tx, teamId);
    await writeNotices(
      tx,
      queue,
      teamId,
      owners.map((userId) => ({ userId, kind: 'webhook-paused', key, matter })),
    );
  });
}
