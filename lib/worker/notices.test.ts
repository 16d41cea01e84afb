import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { db } from '#lib/db.ts';
import { recordHappening } from '#lib/happenings/record-happening.ts';
import { makeTake, makeViewer } from '#lib/tasks/test-takes.ts';

const workers: ChildProcess[] = [];

function startWorker(): ChildProcess {
  const worker = spawn(process.execPath, ['lib/worker/main.ts'], {
    env: { ...process.env, SANDBOX_PORT: '9' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  workers.push(worker);
  return worker;
}

afterEach(() => {
  for (const worker of workers) worker.kill('SIGKILL');
});

test('workers tell what happened within two seconds; one that is killed in the middle loses and doubles nothing', {
  timeout: 180_000,
}, async () => {
  const viewer = await makeViewer();
  const { teamId } = viewer;
  const told = () => db().notice.findMany({ where: { teamId }, select: { taskId: true } });
  const happen = async (taskId: string) => recordHappening(db(), { teamId, kind: 'take-finished', taskId });
  const first = startWorker();
  await happen(await makeTake(viewer));
  await vi.waitFor(async () => expect(await told()).toHaveLength(1), { timeout: 60_000 });

  // The best of three: a busy machine may be slow once.
  const waits: number[] = [];
  for (let count = 2; count <= 4; count += 1) {
    const before = Date.now();
    await happen(await makeTake(viewer));
    await vi.waitFor(async () => expect(await told()).toHaveLength(count), { timeout: 20_000, interval: 50 });
    waits.push(Date.now() - before);
  }
  expect(Math.min(...waits)).toBeLessThan(2000);

  const takes = await Promise.all(Array.from({ length: 200 }, () => makeTake(viewer)));
  await db().$transaction(async (tx) => {
    for (const taskId of takes) await recordHappening(tx, { teamId, kind: 'take-finished', taskId });
  });
  await vi.waitFor(async () => expect((await told()).length).toBeGreaterThan(2), {
    timeout: 10_000,
    interval: 5,
  });
  const ended = once(first, 'exit');
  first.kill('SIGKILL');
  await ended;
  const soFar = (await told()).length;
  expect(soFar).toBeLessThan(204);
  startWorker();
  startWorker();
  await vi.waitFor(async () => expect(await told()).toHaveLength(204), { timeout: 60_000 });
  expect(new Set((await told()).map(({ taskId }) => taskId)).size).toBe(204);
  expect(await db().happening.count()).toBe(0);
});
