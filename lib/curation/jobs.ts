import type { Queue } from '#lib/queue/queue.ts';
import { retagTakes } from './retag-takes.ts';

/** What the worker runs of curation. Every handler looks at the rows first, so that running twice does nothing. */
export async function workCuration(queue: Queue): Promise<void> {
  await queue.work('retag-takes', async ({ teamId, fromId, intoId }) => {
    if (teamId && fromId) await retagTakes({ teamId, fromId, intoId: intoId || null });
  });
}
