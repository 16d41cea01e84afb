import { canManage, type Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { happeningKinds } from '#lib/happenings/kinds.ts';
import { type Result, success } from '#lib/result.ts';
import type { WebhookDelivery } from '#prisma/client/client.ts';
import { ownersOnly } from './change-webhooks.ts';
import type { DeliveryView, WebhookView } from './webhook-view.ts';

const shownDeliveries = 50;

/** The team's web hooks, the oldest first, each with its newest delivery. */
export async function listWebhooks(viewer: Viewer): Promise<Result<WebhookView[]>> {
  if (!canManage(viewer)) return ownersOnly;
  const hooks = await db().webhook.findMany({
    where: { teamId: viewer.teamId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    include: {
      createdBy: { select: { name: true } },
      deliveries: { orderBy: { createdAt: 'desc' }, take: 1 },
    },
  });
  return success(
    hooks.map(({ id, url, kinds, pausedAt, problem, createdAt, createdBy, deliveries: [last] }) => ({
      id,
      url,
      kinds: happeningKinds.filter((kind) => kinds.includes(kind)),
      isPaused: pausedAt !== null,
      problem: problem ?? undefined,
      createdAt: createdAt.toISOString(),
      creatorName: createdBy.name,
      lastDelivery: last && viewDelivery(last),
    })),
  );
}

/** What a web hook was told, newest first. */
export async function listDeliveries(viewer: Viewer, webhookId: string): Promise<Result<DeliveryView[]>> {
  if (!canManage(viewer)) return ownersOnly;
  const deliveries = await db().webhookDelivery.findMany({
    where: { webhookId, teamId: viewer.teamId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: shownDeliveries,
  });
  return success(deliveries.map(viewDelivery));
}

function viewDelivery(row: WebhookDelivery): DeliveryView {
  return {
    id: row.id,
    kind: row.kind,
    createdAt: row.createdAt.toISOString(),
    attempts: row.attempts,
    httpStatus: row.httpStatus ?? undefined,
    problem: row.problem ?? undefined,
    deliveredAt: row.deliveredAt?.toISOString(),
    nextTryAt: row.nextTryAt?.toISOString(),
  };
}
