import { randomUUID } from 'node:crypto';
import { fromPrisma, PgBoss } from 'pg-boss';
import { log } from '#lib/log.ts';
import { type JobData, type JobName, type JobQueue, jobQueues } from './job-queues.ts';
import { logRarely } from './log-rarely.ts';
import type { Queue } from './queue.ts';
import { readQueueStats, workerApplicationName } from './queue-stats.ts';

const deadJobs = 'dead-jobs';

/**
 * Opens pg-boss on the studio's database. A `worker` runs jobs and looks after the engine's tables; a `sender` only
 * puts jobs in. Whichever comes first makes the tables, under pg-boss's own lock.
 */
export async function openQueue({
  connectionString,
  role,
}: {
  connectionString: string;
  role: 'worker' | 'sender';
}): Promise<Queue> {
  const isWorker = role === 'worker';
  const boss = new PgBoss({
    connectionString,
    application_name: isWorker ? `${workerApplicationName}-${randomUUID().slice(0, 8)}` : 'rushes-sender',
    max: isWorker ? 6 : 2,
    supervise: isWorker,
    schedule: isWorker,
    useListenNotify: isWorker,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    flowIntervalSeconds: 60,
  });
  // Connections break and come back; pg-boss goes on by itself.
  boss.on('error', logRarely('queue error'));
  boss.on('warning', logRarely('queue warning'));
  try {
    await boss.start();
    await createQueues(boss);
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {});
    throw error;
  }
  return portOf(boss);
}

async function createQueues(boss: PgBoss): Promise<void> {
  await boss.createQueue(deadJobs, { retentionSeconds: 14 * 24 * 3600 });
  for (const [name, { expireSeconds }] of Object.entries(jobQueues)) {
    await boss.createQueue(name, {
      notify: true,
      expireInSeconds: expireSeconds,
      heartbeatSeconds: 10,
      retryLimit: 3,
      retryDelay: 2,
      retryBackoff: true,
      deadLetter: deadJobs,
      deleteAfterSeconds: 3600,
    });
  }
}

function portOf(boss: PgBoss): Queue {
  return {
    enqueue: async (name, data, { tx, startAfter, once } = {}) => {
      const id = await boss.send(name, data, {
        ...(tx ? { db: fromPrisma(tx) } : {}),
        ...(startAfter ? { startAfter } : {}),
        ...(once ? { singletonKey: once.key, singletonSeconds: once.seconds } : {}),
      });
      // pg-boss answers null when it has quietly kept no job.
      if (id === null && !once) throw new Error(`The queue did not take a job for ${name}.`);
    },
    work: async (name, handler) => {
      await boss.work<JobData>(name, workOptions(jobQueues[name]), async (jobs) => {
        const results = await Promise.allSettled(jobs.map((job) => handler(job.data)));
        return results.map((result, index) => settle(name, jobs[index]?.id ?? '', result));
      });
    },
    schedule: (name, cron) => boss.schedule(name, cron, {}, { tz: 'UTC' }),
    cancel: async (name, data) => {
      const jobs = await boss.findJobs(name, { data, queued: true });
      if (jobs.length === 0) return;
      await boss.cancel(
        name,
        jobs.map((job) => job.id),
      );
    },
    stop: () => boss.stop({ graceful: true, timeout: 8000 }),
    stats: () => readQueueStats(boss),
  };
}

/** Without bursts, jobs per second are at most loops x batch size / interval (measured). */
function workOptions({ loops, batchSize, lookEverySeconds }: JobQueue) {
  return {
    localConcurrency: loops,
    batchSize,
    burstWhenBatchFull: batchSize > 1,
    pollingIntervalSeconds: lookEverySeconds,
    // With NOTIFY on, the default relaxes to 30 s, and nothing notifies when a job's time comes.
    notifyPollingIntervalSeconds: lookEverySeconds,
    perJobResults: true as const,
  };
}

function settle(name: JobName, id: string, result: PromiseSettledResult<void>) {
  if (result.status === 'fulfilled') return { id, status: 'completed' as const };
  log.error('job failed', { queue: name, error: result.reason });
  return { id, status: 'failed' as const, output: { message: String(result.reason).slice(0, 500) } };
}
