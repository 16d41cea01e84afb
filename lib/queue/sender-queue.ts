import { env } from '#lib/env.ts';
import { openQueue } from './open-queue.ts';
import type { Queue } from './queue.ts';

/** One queue per process, kept across the reloads of development. */
const store = globalThis as typeof globalThis & { rushesQueue?: Promise<Queue> | undefined };

/** The queue of a process that only puts jobs in (a worker opens its own); connects at first use. */
export function senderQueue(): Promise<Queue> {
  store.rushesQueue ??= openQueue({ connectionString: env().DATABASE_URL, role: 'sender' }).catch((error) => {
    // The database may be back at the next use.
    store.rushesQueue = undefined;
    throw error;
  });
  return store.rushesQueue;
}
