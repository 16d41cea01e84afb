import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { db } from '#lib/db.ts';
import { env } from '#lib/env.ts';
import { openQueue } from './open-queue.ts';
import type { Queue } from './queue.ts';

let sender: Queue;
let worker: Queue;
const handled: string[] = [];

beforeAll(async () => {
  // Both at once on an empty database, as web and worker start.
  [sender, worker] = await Promise.all([
    openQueue({ connectionString: env().DATABASE_URL, role: 'sender' }),
    openQueue({ connectionString: env().DATABASE_URL, role: 'worker' }),
  ]);
  await worker.work('poll-task', async ({ id = '' }) => {
    if (id === 'bad') throw new Error('as meant');
    handled.push(id);
  });
});

afterAll(async () => {
  await Promise.all([sender.stop(), worker.stop()]);
});

test('a job exists exactly if its transaction commits', async () => {
  await db()
    .$transaction(async (tx) => {
      await sender.enqueue('poll-task', { id: 'rolled back' }, { tx });
      throw new Error('undo');
    })
    .catch(() => {});
  await db().$transaction(async (tx) => {
    await sender.enqueue('poll-task', { id: 'committed' }, { tx });
  });
  await vi.waitFor(() => expect(handled).toContain('committed'), { timeout: 5000 });
  expect(handled).not.toContain('rolled back');
});

test('a later job waits for its time', async () => {
  const before = Date.now();
  await sender.enqueue('poll-task', { id: 'later' }, { startAfter: new Date(before + 1000) });
  await vi.waitFor(() => expect(handled).toContain('later'), { timeout: 5000 });
  expect(Date.now() - before).toBeGreaterThan(900);
});

test('a job that fails does not fail its neighbours, and a key lets only one through', async () => {
  await sender.enqueue('poll-task', { id: 'bad' });
  for (let i = 0; i < 3; i += 1) {
    await sender.enqueue('poll-task', { id: 'once' }, { once: { key: 'once', seconds: 3600 } });
  }
  await sender.enqueue('poll-task', { id: 'good' });
  await vi.waitFor(() => expect(handled).toContain('good'), { timeout: 5000 });
  expect(handled.filter((id) => id === 'once')).toHaveLength(1);
});

test('a job that has not started can be cancelled', async () => {
  await sender.enqueue('poll-task', { id: 'cancelled' }, { startAfter: new Date(Date.now() + 1000) });
  await sender.cancel('poll-task', { id: 'cancelled' });
  await sender.enqueue('poll-task', { id: 'after it' }, { startAfter: new Date(Date.now() + 1500) });
  await vi.waitFor(() => expect(handled).toContain('after it'), { timeout: 5000 });
  expect(handled).not.toContain('cancelled');
});

test('two hundred jobs are done in seconds', async () => {
  for (let i = 0; i < 200; i += 1) await sender.enqueue('poll-task', { id: `many-${i}` });
  await vi.waitFor(() => expect(handled.filter((id) => id.startsWith('many-'))).toHaveLength(200), {
    timeout: 10_000,
  });
});

test('the figures count live workers', async () => {
  expect(await sender.stats()).toMatchObject({ workers: 1, dead: 0 });
});
