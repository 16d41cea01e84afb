import type { Queue } from '#lib/queue/queue.ts';
import { freeFiles } from './free-files.ts';
import { wipeOverdue } from './purge-takes.ts';
import { retagTakes } from './retag-takes.ts';
import { binDays } from './shelf-limits.ts';

const dayMs = 24 * 60 * 60_000;

/** What the worker runs of curation. Every handler looks at the rows first, so that running twice does nothing. */
export async function workCuration(queue: Queue): Promise<void> {
  await queue.work('retag-takes', async ({ teamId, fromId, intoId }) => {
    if (teamId && fromId) await retagTakes({ teamId, fromId, intoId: intoId || null });
  });
  await queue.work('purge-takes', () => purge());
  await queue.schedule('purge-takes', '*/15 * * * *');
}

/** Wipes what has lain in a bin too long, then removes the files of everything that was wiped. */
export async function purge(now: Date = new Date()): Promise<void> {
  const before = new Date(now.getTime() - binDays * dayMs);
  while ((await wipeOverdue(before)) > 0);
  await freeFiles();
}
