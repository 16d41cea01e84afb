import type { Database } from '#lib/db.ts';
import type { Queue } from '#lib/queue/queue.ts';
import { stableId } from '#lib/stable-id.ts';
import { storableJson } from '#lib/storable.ts';
import { isVoiceSample } from './take-tellings.ts';
import type { Happening } from './telling.ts';
import { webhookPayload } from './webhook-payload.ts';

/** One delivery, with its job, for each of the team's web hooks that wants to know of this. */
export async function writeDeliveries(tx: Database, queue: Queue, happening: Happening): Promise<void> {
  const { id, teamId, kind, taskId, at } = happening;
  const hooks = await tx.webhook.findMany({
    where: { teamId, pausedAt: null, OR: [{ kinds: { isEmpty: true } }, { kinds: { has: kind } }] },
    select: { id: true },
  });
  if (hooks.length === 0 || (taskId && (await isVoiceSample(tx, taskId)))) return;
  const payload = await webhookPayload(tx, happening);
  if (!payload) return;
  for (const hook of hooks) {
    const deliveryId = stableId(hook.id, String(id), at.toISOString());
    await tx.webhookDelivery.create({
      data: {
        id: deliveryId,
        webhookId: hook.id,
        teamId,
        kind,
        payload: storableJson(payload),
        nextTryAt: new Date(),
      },
    });
    await queue.enqueue('call-webhook', { deliveryId }, { tx });
  }
}
