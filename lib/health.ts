import { db } from '#lib/db.ts';
import { env } from '#lib/env.ts';
import { log } from '#lib/log.ts';
import { senderQueue } from '#lib/queue/sender-queue.ts';
import { storage } from '#lib/storage/storage.ts';
import { callOnce } from '#lib/vendor/http-call.ts';

const patienceMs = 3000;

/** Each part is `ok`, or words on what is wrong, without addresses or secrets. */
export interface Health {
  status: 'ok' | 'failed';
  database: string;
  queue: string;
  storage: string;
  vendor: string;
}

/** One look serves everyone who asks within this time. */
const freshMs = 1000;

let latest: { at: number; health: Promise<Health> } | undefined;

/**
 * How everything is that the studio stands on. Open to anyone, and each look writes to the storage and asks the vendor:
 * however many ask, it is looked once a second.
 */
export function readHealth(now = Date.now()): Promise<Health> {
  if (!latest || now - latest.at >= freshMs) latest = { at: now, health: look() };
  return latest.health;
}

/** All parts side by side, within three seconds. */
async function look(): Promise<Health> {
  const [database, queue, stored, vendor] = await Promise.all([
    check('database', 'can not be reached', readDatabase),
    check('queue', 'can not be read', readQueue),
    check('storage', 'can not be written or read', readStorage),
    check('vendor', 'can not be reached', readVendor),
  ]);
  const isWell = [database, queue, stored, vendor].every((words) => words === 'ok');
  return { status: isWell ? 'ok' : 'failed', database, queue, storage: stored, vendor };
}

async function check(part: string, failure: string, look: () => Promise<string>): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`did not answer within ${patienceMs / 1000} s`), patienceMs);
  });
  try {
    return await Promise.race([look(), tooLong]);
  } catch (error) {
    log.warn('health check failed', { part, error });
    return failure;
  } finally {
    clearTimeout(timer);
  }
}

async function readDatabase(): Promise<string> {
  await db().$queryRaw`SELECT 1`;
  return 'ok';
}

async function readQueue(): Promise<string> {
  const { workers } = await (await senderQueue()).stats();
  return workers > 0 ? 'ok' : 'no worker is connected: takes wait until one is';
}

async function readStorage(): Promise<string> {
  await storage().check();
  return 'ok';
}

/** Any answer will do: this asks whether the vendor is there, not whether the key is right. */
async function readVendor(): Promise<string> {
  await callOnce({ method: 'GET', url: env().vendor.baseUrl, headers: {}, timeoutMs: patienceMs });
  return 'ok';
}
