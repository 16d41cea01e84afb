import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { db } from '#lib/db.ts';
import { createTakes } from '#lib/tasks/create-takes.ts';
import { openTestEngine, type TestEngine } from '#lib/tasks/test-engine.ts';
import { startTestSandbox, type TestSandbox } from '#lib/tasks/test-sandbox.ts';
import { makeViewer } from '#lib/tasks/test-takes.ts';
import type { TaskState } from '#prisma/client/enums.ts';

let sandbox: TestSandbox;
let engine: TestEngine;
const workers: ChildProcess[] = [];

beforeAll(async () => {
  sandbox = await startTestSandbox({ SANDBOX_SECONDS: '2' });
  engine = await openTestEngine(sandbox);
});

afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL');
  await engine.queue.stop();
  await sandbox.stop();
});

function startWorker(): ChildProcess {
  const worker = spawn(process.execPath, ['lib/worker/main.ts'], {
    env: { ...process.env, SANDBOX_PORT: new URL(sandbox.url).port, TASK_POLL_SECONDS: '0.5' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  workers.push(worker);
  return worker;
}

async function kill(worker: ChildProcess): Promise<void> {
  const ended = once(worker, 'exit');
  worker.kill('SIGKILL');
  await ended;
}

const reaches = (id: string, states: TaskState[]) =>
  vi.waitFor(
    async () => {
      const { state } = await db().task.findUniqueOrThrow({ where: { id } });
      expect(states).toContain(state);
    },
    { timeout: 60_000, interval: 50 },
  );

test('a worker killed between the click and the result costs nothing: the take arrives, once', {
  timeout: 120_000,
}, async () => {
  const viewer = await makeViewer();
  await db().team.update({ where: { id: viewer.teamId }, data: { undoSeconds: 2 } });
  const input = { prompt: 'A kite', model: 'H3-Max', resolution: '480P', durationSeconds: 5, ratio: '1:1' };
  const first = startWorker();
  await vi.waitFor(async () => expect((await engine.queue.stats()).workers).toBe(1), { timeout: 30_000 });
  const made = await createTakes(engine, viewer, {
    tool: 'video',
    input: { ...input, media: [] },
    clickIds: [randomUUID()],
  });
  const id = made.ok ? (made.value.taskIds[0] ?? '') : '';
  await kill(first);
  const second = startWorker();
  await reaches(id, ['queued', 'running']);
  await kill(second);
  const third = startWorker();
  await reaches(id, ['succeeded']);
  expect(await sandbox.creates()).toHaveLength(1);
  expect(await db().taskOutput.count({ where: { taskId: id } })).toBe(1);

  const ended = once(third, 'exit');
  third.kill('SIGTERM');
  expect((await ended)[0]).toBe(0);
});
