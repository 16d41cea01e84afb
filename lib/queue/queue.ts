import type { Database } from '#lib/db.ts';
import type { JobData, JobName } from './job-queues.ts';

/** All that the studio asks of a job engine. Every handler must be safe to run twice. */
export interface Queue {
  /** Puts a job in; with `tx` it exists exactly if that transaction commits. */
  enqueue: (name: JobName, data: JobData, options?: EnqueueOptions) => Promise<void>;
  /** Runs jobs of a queue in this process until `stop`. A handler that throws is tried again, later. */
  work: (name: JobName, handler: (data: JobData) => Promise<void>) => Promise<void>;
  /** Puts a job in by the clock (cron, UTC), once for all processes together. */
  schedule: (name: JobName, cron: string) => Promise<void>;
  /** Removes jobs that have not started and carry exactly this data. */
  cancel: (name: JobName, data: JobData) => Promise<void>;
  /** Takes no more jobs, waits for those that run, and closes the connections. */
  stop: () => Promise<void>;
  stats: () => Promise<QueueStats>;
}

export interface EnqueueOptions {
  tx?: Database | undefined;
  startAfter?: Date | undefined;
  /** At most one job with this key in each span of so many seconds; more are dropped. */
  once?: { key: string; seconds: number } | undefined;
}

export interface QueueStats {
  /** Worker processes connected at this moment. */
  workers: number;
  /** Jobs whose time has come and that nobody has taken. */
  ready: number;
  active: number;
  /** Jobs that failed at every try. */
  dead: number;
}
