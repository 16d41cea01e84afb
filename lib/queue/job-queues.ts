/** The queues and how each is worked; created at the first start of any process. */
export interface JobQueue {
  /** A job running longer is taken to be dead and runs again. */
  expireSeconds: number;
  /** Loops per worker process, each with one batch at a time. */
  loops: number;
  batchSize: number;
  /** How often a loop looks for jobs whose time has come; new ones wake it at once. */
  lookEverySeconds: number;
}

export const jobQueues = {
  /** Waits for the vendor up to 90 s, and for nine minutes more while files inside a request leave on a slow line. */
  'send-task': { expireSeconds: 900, loops: 4, batchSize: 2, lookEverySeconds: 0.5 },
  'poll-task': { expireSeconds: 60, loops: 2, batchSize: 10, lookEverySeconds: 0.5 },
  /** Downloads, probes and makes previews: heavy, so few at once. */
  'save-task': { expireSeconds: 900, loops: 2, batchSize: 1, lookEverySeconds: 1 },
  /** Of a tag that many thousand takes have. */
  'retag-takes': { expireSeconds: 900, loops: 1, batchSize: 1, lookEverySeconds: 2 },
  /** Removes files, one after the other. */
  'purge-takes': { expireSeconds: 3600, loops: 1, batchSize: 1, lookEverySeconds: 2 },
  'mail-notice': { expireSeconds: 120, loops: 1, batchSize: 5, lookEverySeconds: 5 },
  /** Ten seconds at most each; many, because a receiver may be slow. */
  'call-webhook': { expireSeconds: 60, loops: 1, batchSize: 10, lookEverySeconds: 2 },
  'sweep-notices': { expireSeconds: 120, loops: 1, batchSize: 1, lookEverySeconds: 2 },
  /** Once an hour: the daily letters, and what is old leaves. */
  'tidy-notices': { expireSeconds: 600, loops: 1, batchSize: 1, lookEverySeconds: 10 },
  'sweep-tasks': { expireSeconds: 60, loops: 1, batchSize: 1, lookEverySeconds: 2 },
} as const satisfies Record<string, JobQueue>;

export type JobName = keyof typeof jobQueues;

/** Jobs carry ids only: rows own correctness, the queue only delivers. */
export type JobData = Record<string, string>;
