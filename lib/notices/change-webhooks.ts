import { canManage, type Viewer } from '#lib/auth/viewer.ts';
import { databaseNow } from '#lib/database-clock.ts';
import { db } from '#lib/db.ts';
import type { Queue } from '#lib/queue/queue.ts';
import { failure, type Result, success } from '#lib/result.ts';
import { storableJson } from '#lib/storable.ts';
import { type CallOutcome, callWebhook } from './call-webhook.ts';
import { readAddress } from './post-json.ts';
import type { NewWebhook, WebhookChange } from './webhook-inputs.ts';
import { webhookKey } from './webhook-key.ts';

/** What owners do with the web hooks of their team. */

export const ownersOnly = failure('forbidden', 'Web hooks belong to the owners of the team.');
const notFound = failure('not-found', 'This web hook is no longer here. Somebody may have removed it.');
const mostHooks = 20;
const tooMany = failure('conflict', `A team has ${mostHooks} web hooks at most. Remove one first.`);

export async function addWebhook(
  viewer: Viewer,
  { url, kinds }: NewWebhook,
): Promise<Result<{ id: string; key: string }>> {
  if (!canManage(viewer)) return ownersOnly;
  const address = readAddress(url);
  if (!address.ok) return address;
  const { teamId, userId: createdById } = viewer;
  if ((await db().webhook.count({ where: { teamId } })) >= mostHooks) return tooMany;
  const hook = await db().webhook.create({ data: { teamId, createdById, url: address.value.href, kinds } });
  return success({ id: hook.id, key: webhookKey(hook) });
}

export async function changeWebhook(
  viewer: Viewer,
  { id, url, kinds }: WebhookChange,
): Promise<Result<null>> {
  if (!canManage(viewer)) return ownersOnly;
  const address = readAddress(url);
  if (!address.ok) return address;
  const { teamId } = viewer;
  const { count } = await db().webhook.updateMany({
    where: { id, teamId },
    data: { url: address.value.href, kinds },
  });
  return count === 1 ? success(null) : notFound;
}

/** While it is paused nothing new is kept for it; what waited goes on when it is resumed. */
export async function pauseWebhook(
  viewer: Viewer,
  { id, isPaused }: { id: string; isPaused: boolean },
): Promise<Result<null>> {
  if (!canManage(viewer)) return ownersOnly;
  const { count } = await db().webhook.updateMany({
    where: { id, teamId: viewer.teamId },
    data: { pausedAt: isPaused ? databaseNow() : null, problem: null },
  });
  return count === 1 ? success(null) : notFound;
}

export async function removeWebhook(viewer: Viewer, { id }: { id: string }): Promise<Result<null>> {
  if (!canManage(viewer)) return ownersOnly;
  const { count } = await db().webhook.deleteMany({ where: { id, teamId: viewer.teamId } });
  return count === 1 ? success(null) : notFound;
}

/** The key that its calls are signed with. */
export async function showWebhookKey(
  viewer: Viewer,
  { id }: { id: string },
): Promise<Result<{ key: string }>> {
  if (!canManage(viewer)) return ownersOnly;
  const hook = await db().webhook.findFirst({ where: { id, teamId: viewer.teamId } });
  return hook ? success({ key: webhookKey(hook) }) : notFound;
}

/** A new key. For a day calls are signed with the old one, too. */
export async function renewWebhookKey(
  viewer: Viewer,
  { id }: { id: string },
): Promise<Result<{ key: string }>> {
  if (!canManage(viewer)) return ownersOnly;
  const { count } = await db().webhook.updateMany({
    where: { id, teamId: viewer.teamId },
    data: { keyVersion: { increment: 1 }, keyMadeAt: databaseNow() },
  });
  return count === 1 ? showWebhookKey(viewer, { id }) : notFound;
}

/** Calls it once, now, also while it is paused, and says how that went. */
export async function testWebhook(
  queue: Queue,
  viewer: Viewer,
  { id }: { id: string },
): Promise<Result<CallOutcome>> {
  if (!canManage(viewer)) return ownersOnly;
  const { teamId, userId, name } = viewer;
  const hook = await db().webhook.findFirst({ where: { id, teamId }, include: { team: true } });
  if (!hook) return notFound;
  const timestamp = databaseNow().toISOString();
  const data = { team: { id: teamId, name: hook.team.name }, by: { id: userId, name } };
  const delivery = await db().webhookDelivery.create({
    data: {
      webhookId: id,
      teamId,
      kind: 'test',
      payload: storableJson({ type: 'test', timestamp, data }),
      nextTryAt: new Date(0),
    },
  });
  const outcome = await callWebhook(queue, delivery.id, { isTest: true });
  return outcome ? success(outcome) : notFound;
}

/** Tries a delivery again from the start, whatever became of it. */
export async function resendDelivery(
  queue: Queue,
  viewer: Viewer,
  { id }: { id: string },
): Promise<Result<null>> {
  if (!canManage(viewer)) return ownersOnly;
  return db().$transaction(async (tx) => {
    const { count } = await tx.webhookDelivery.updateMany({
      where: { id, teamId: viewer.teamId, kind: { not: 'test' }, webhook: { pausedAt: null } },
      data: { attempts: 0, deliveredAt: null, problem: null, httpStatus: null, nextTryAt: databaseNow() },
    });
    if (count === 0) return failure('conflict', 'Resume the web hook first; then send it again.');
    await queue.enqueue('call-webhook', { deliveryId: id }, { tx });
    return success(null);
  });
}
