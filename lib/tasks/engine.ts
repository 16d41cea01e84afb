import { join } from 'node:path';
import { databaseNow, syncDatabaseClock } from '#lib/database-clock.ts';
import { env } from '#lib/env.ts';
import type { Queue } from '#lib/queue/queue.ts';
import { senderQueue } from '#lib/queue/sender-queue.ts';
import { createVendorClient, type VendorClient } from '#lib/vendor/client.ts';

/** What the steps of a task's life work with; time and chance come from outside, so that tests decide them. */
export interface Engine {
  queue: Queue;
  vendor: VendorClient;
  now: () => Date;
  /** 0 to 1, for jitter. */
  random: () => number;
  /** Where the vendor's interface is; also names the shared pace. */
  vendorOrigin: string;
  /** The first interval between two queries of one task. */
  pollSeconds: number;
  /** Where the vendor can reach us, when it can. */
  publicUrl?: string | undefined;
  /** Results are downloaded here before they go to storage. */
  workFolder: string;
}

/** The engine of this process by its settings; the worker passes the queue that it opened. */
export async function openEngine(queue?: Queue): Promise<Engine> {
  await syncDatabaseClock();
  const { vendor, TASK_POLL_SECONDS, PUBLIC_URL, DATA_DIR } = env();
  return {
    queue: queue ?? (await senderQueue()),
    vendor: createVendorClient(vendor),
    now: databaseNow,
    random: Math.random,
    vendorOrigin: new URL(vendor.baseUrl).origin,
    // The documents ask for 10 to 30 s; the sandbox is ours and done within seconds.
    pollSeconds: TASK_POLL_SECONDS ?? (vendor.isSandbox ? 2 : 10),
    publicUrl: PUBLIC_URL,
    workFolder: join(DATA_DIR, 'work'),
  };
}
