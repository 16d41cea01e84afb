import { setTimeout as sleep } from 'node:timers/promises';
import { workCuration } from '#lib/curation/jobs.ts';
import { db } from '#lib/db.ts';
import { env } from '#lib/env.ts';
import { log } from '#lib/log.ts';
import { workNotices } from '#lib/notices/jobs.ts';
import { openQueue } from '#lib/queue/open-queue.ts';
import type { Queue } from '#lib/queue/queue.ts';
import { openEngine } from '#lib/tasks/engine.ts';
import { workTasks } from '#lib/tasks/jobs.ts';
import { cleanWorkFolder } from './clean-work-folder.ts';

/**
 * The worker: sends, polls, saves and sweeps. Any number may run on one database. It waits for a database that is
 * away, survives its restarts, and on SIGTERM or SIGINT finishes what it has begun (8 s at most; what is left
 * keeps its lease and is carried on by the next worker).
 */
let queue: Queue | undefined;
let stopListening: (() => Promise<void>) | undefined;
let isStopping = false;

async function start(): Promise<void> {
  for (let pauseMs = 500; !isStopping; pauseMs = Math.min(10_000, pauseMs * 2)) {
    try {
      queue = await openQueue({ connectionString: env().DATABASE_URL, role: 'worker' });
      const engine = await openEngine(queue);
      await cleanWorkFolder(engine.workFolder);
      await workTasks(queue, engine);
      await workCuration(queue);
      stopListening = await workNotices(queue);
      log.info('worker ready', { pid: process.pid, vendor: engine.vendorOrigin });
      return;
    } catch (error) {
      log.warn('the worker cannot start yet', { error });
      await queue?.stop().catch(() => {});
      await sleep(pauseMs);
    }
  }
}

async function stop(signal: string): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  log.info('worker stops', { signal });
  await stopListening?.();
  await queue?.stop().catch((error) => log.warn('the queue did not stop cleanly', { error }));
  await db().$disconnect();
  process.exit(0);
}

process.on('SIGTERM', stop);
process.on('SIGINT', stop);
// A broken connection surfaces in odd places; the work itself is kept by rows and leases.
process.on('unhandledRejection', (error) => log.error('unhandled rejection', { error }));

await start();
