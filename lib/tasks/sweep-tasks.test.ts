import { afterAll, beforeAll, expect, test } from 'vitest';
import { db } from '#lib/db.ts';
import type { TaskState } from '#prisma/client/enums.ts';
import { sweepTasks } from './sweep-tasks.ts';
import { openTestEngine, type TestEngine } from './test-engine.ts';
import { makeTake, makeViewer } from './test-takes.ts';

let engine: TestEngine;

beforeAll(async () => {
  engine = await openTestEngine({ url: 'http://127.0.0.1:9', apiKey: 'none' });
});

afterAll(() => engine.queue.stop());

const jobs = () =>
  db().$queryRaw<{ name: string; task: string; in: number }[]>`
    SELECT name, data->>'taskId' AS task, extract(epoch FROM start_after - now())::float AS in
    FROM pgboss.job WHERE name LIKE '%-task'`;

test('whatever is overdue gets its job, once, whatever the queue thinks', async () => {
  const viewer = await makeViewer();
  const now = engine.now();
  const past = new Date(now.getTime() - 1000);
  const future = new Date(now.getTime() + 3600_000);
  const soon = new Date(now.getTime() + 20_000);
  const take = (state: TaskState, nextStepAt: Date | null, leaseUntil: Date | null = null) =>
    makeTake(viewer, { state, nextStepAt, leaseUntil });
  const expected = new Map([
    [await take('held', past), 'send-task'],
    [await take('waiting', past), 'send-task'],
    [await take('sending', past, past), 'send-task'],
    [await take('queued', past), 'poll-task'],
    [await take('running', past), 'poll-task'],
    [await take('saving', past), 'save-task'],
    // Its worker may have just died; the job waits for the end of the lease.
    [await take('saving', soon, soon), 'save-task'],
  ]);
  await take('queued', future);
  await take('unclear', null);
  await take('succeeded', null);
  expect(await sweepTasks(engine)).toBe(7);
  await sweepTasks(engine);
  const found = await jobs();
  expect(new Map(found.map((job) => [job.task, job.name]))).toEqual(expected);
  expect(found).toHaveLength(7);
  expect(Math.max(...found.map((job) => job.in))).toBeGreaterThan(15);
});

test('more than a page is found in one sweep', async () => {
  const viewer = await makeViewer();
  const nextStepAt = new Date(engine.now().getTime() - 1000);
  await db().task.deleteMany();
  for (let i = 0; i < 3; i += 1) {
    await Promise.all(Array.from({ length: 200 }, () => makeTake(viewer, { state: 'queued', nextStepAt })));
  }
  expect(await sweepTasks(engine)).toBe(600);
});
