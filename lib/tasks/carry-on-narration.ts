import { db } from '#lib/db.ts';
import type { Engine } from './engine.ts';

/** After a step of a part: when that was the last one, the narration is joined now and not at the next sweep. */
export async function carryOnNarration(engine: Engine, partId: string): Promise<void> {
  const part = await db().task.findUnique({
    where: { id: partId },
    select: { parent: { select: { id: true, state: true, nextStepAt: true, leaseUntil: true } } },
  });
  const { id, state, nextStepAt, leaseUntil } = part?.parent ?? {};
  if (!id || state !== 'saving' || leaseUntil) return;
  // Several parts that end together ask for one join.
  const once = { key: `${id} ${nextStepAt?.getTime()}`, seconds: 45 };
  await engine.queue.enqueue('save-task', { taskId: id }, { once });
}
