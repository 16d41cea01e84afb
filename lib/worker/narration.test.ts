import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { db } from '#lib/db.ts';
import { createTakes } from '#lib/tasks/create-takes.ts';
import { readTake } from '#lib/tasks/queries.ts';
import { openTestEngine, type TestEngine } from '#lib/tasks/test-engine.ts';
import { startTestNarrator, type TestNarrator } from '#lib/tasks/test-narrator.ts';
import { makeViewer } from '#lib/tasks/test-takes.ts';

let narrator: TestNarrator;
let engine: TestEngine;
const workers: ChildProcess[] = [];

beforeAll(async () => {
  narrator = await startTestNarrator();
  engine = await openTestEngine(narrator);
});

afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL');
  await engine.queue.stop();
  await narrator.stop();
});

function startWorker(): ChildProcess {
  const vendor = { VENDOR_BASE_URL: narrator.url, VENDOR_API_KEY: 'none', TASK_POLL_SECONDS: '0.5' };
  const worker = spawn(process.execPath, ['lib/worker/main.ts'], {
    env: { ...process.env, ...vendor },
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

test('workers killed in the middle of a narration: no part is sent twice, and none that was made is lost', {
  timeout: 180_000,
}, async () => {
  const viewer = await makeViewer();
  await db().team.update({ where: { id: viewer.teamId }, data: { undoSeconds: 0 } });
  const text = [1, 2, 3, 4, 5, 6]
    .map((n) => `# Chapter ${n}\n\n${`Sentence of ${n}. `.repeat(2500)}\n\n`)
    .join('');
  const input = { title: 'Book', text, voiceId: 'audiobook_male_1' };
  const made = await createTakes(engine, viewer, { tool: 'narration', input, clickIds: [randomUUID()] });
  const id = made.ok ? (made.value.taskIds[0] ?? '') : '';
  const view = async () => {
    const take = await readTake(viewer, id);
    if (!take) throw new Error('this take is not there');
    return take;
  };
  const until = (isReached: () => Promise<boolean>) =>
    vi.waitFor(async () => expect(await isReached()).toBe(true), { timeout: 100_000, interval: 20 });

  const first = startWorker();
  await until(async () => (await view()).parts.some(({ state }) => state !== 'waiting'));
  await kill(first);
  const second = startWorker();
  await until(async () => (await view()).parts.some(({ state }) => state === 'succeeded'));
  await kill(second);
  startWorker();
  // Whoever died between a call and its answer left a part unclear; its lease has to end first.
  const asleep = { parentId: id, state: 'sending' } as const;
  const dead = await db().task.findMany({ where: asleep, select: { id: true } });
  await db().task.updateMany({ where: asleep, data: { leaseUntil: new Date(), nextStepAt: new Date() } });
  for (const part of dead) await engine.queue.enqueue('send-task', { taskId: part.id });
  await until(async () => ['succeeded', 'failed'].includes((await view()).state));

  const over = await view();
  const texts = narrator.calls.map((call) => call.text);
  expect(new Set(texts).size).toBe(texts.length);
  expect(over.parts).toHaveLength(6);
  const unclear = over.parts.filter(({ state }) => state === 'unclear');
  expect(over.parts.filter(({ state }) => state === 'succeeded')).toHaveLength(6 - unclear.length);
  expect(over.state).toBe(unclear.length === 0 ? 'succeeded' : 'failed');
});
