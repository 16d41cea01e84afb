import { db } from '#lib/db.ts';
import { log } from '#lib/log.ts';
import type { JobName } from '#lib/queue/job-queues.ts';
import type { TaskState } from '#prisma/client/enums.ts';
import type { Engine } from './engine.ts';
import { later } from './timing.ts';

/** The job that carries a task on from each state that has a next step. */
const jobOfState: Partial<Record<TaskState, JobName>> = {
  held: 'send-task',
  waiting: 'send-task',
  sending: 'send-task',
  queued: 'poll-task',
  running: 'poll-task',
  saving: 'save-task',
};

const pageSize = 500;
/** A lease that ends before the next sweep is due gets its job now, for its end. */
const aheadMs = 60_000;

/**
 * Finds every task whose next step is overdue, whatever the queue thinks, and puts its job in again. Rows own
 * correctness: a job for a task that is not due does nothing. Returns how many were found.
 */
export async function sweepTasks(engine: Engine): Promise<number> {
  const now = engine.now();
  let found = 0;
  for (let after: string | undefined; ; ) {
    const page = await db().task.findMany({
      where: {
        ...(after ? { id: { gt: after } } : {}),
        OR: [
          { nextStepAt: { lte: now } },
          { nextStepAt: { lte: later(now, aheadMs) }, leaseUntil: { not: null } },
        ],
      },
      orderBy: { id: 'asc' },
      take: pageSize,
      select: { id: true, state: true, nextStepAt: true },
    });
    for (const { id, state, nextStepAt } of page) {
      const job = jobOfState[state];
      if (!job) continue;
      found += 1;
      const once = { key: `${id} ${nextStepAt?.getTime()}`, seconds: 45 };
      await engine.queue.enqueue(job, { taskId: id }, { once, startAfter: nextStepAt ?? now });
    }
    if (page.length < pageSize) break;
    after = page.at(-1)?.id;
  }
  if (found > 0) log.info('sweep', { found });
  return found;
}
