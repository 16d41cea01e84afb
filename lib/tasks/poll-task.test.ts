import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { pollTask } from './poll-task.ts';
import { openTestEngine, type TestEngine } from './test-engine.ts';
import { makeTake, makeViewer } from './test-takes.ts';
import { refusing, startTestVendor, type TestVendor } from './test-vendor.ts';

let vendor: TestVendor;
let engine: TestEngine;
let viewer: Viewer;

beforeAll(async () => {
  vendor = await startTestVendor();
  engine = await openTestEngine(vendor);
});

beforeEach(async () => {
  engine.resetClock();
  vendor.calls.length = 0;
  viewer = await makeViewer();
  await db().vendorPace.deleteMany();
});

afterAll(async () => {
  vendor.stop();
  await engine.queue.stop();
});

const vendorTaskId = '1795183094575696078';
const saying = (status: string, more: object = {}) => ({ task: { id: vendorTaskId, status, ...more } });
const task = (id: string) => db().task.findUniqueOrThrow({ where: { id }, include: { events: true } });

function queued(): Promise<string> {
  const now = engine.now();
  return makeTake(viewer, { state: 'queued', vendorTaskId, sentAt: now, nextStepAt: now });
}

/** Polls until nothing is due within the next ten minutes of the engine's clock. */
async function poll(id: string, times = 1): Promise<void> {
  for (let i = 0; i < times; i += 1) {
    await pollTask(engine, id);
    engine.pass(600_000);
  }
}

test('queued, running, succeeded: each step once in the history, then saving', async () => {
  const id = await queued();
  vendor.answer(saying('queued'), saying('running'), saying('running'), saying('succeeded', { duration: 5 }));
  await poll(id, 5);
  const made = await task(id);
  expect(made).toMatchObject({ state: 'saving', vendorAnswer: { duration: 5 } });
  expect(made.events.map((event) => event.cause)).toEqual(['running', 'made']);
  expect(made.runningAt).not.toBeNull();
  expect(vendor.calls).toHaveLength(4);
});

test('a poll that is not due, or that another process makes, asks nothing', async () => {
  const id = await queued();
  vendor.answer(saying('queued'));
  await Promise.all([pollTask(engine, id), pollTask(engine, id), pollTask(engine, id)]);
  await pollTask(engine, id);
  expect(vendor.calls).toHaveLength(1);
});

test('the pauses grow to three times the first', async () => {
  const id = await queued();
  vendor.answer(saying('running'));
  const pauses: number[] = [];
  for (let i = 0; i < 12; i += 1) {
    const before = engine.now().getTime();
    await pollTask(engine, id);
    const { nextStepAt } = await task(id);
    pauses.push(Math.round(((nextStepAt?.getTime() ?? 0) - before) / 100) / 10);
    engine.pass(pauses.at(-1) === undefined ? 0 : (pauses.at(-1) ?? 0) * 1000 + 100);
  }
  expect(pauses[0]).toBeCloseTo(1.2, 0);
  expect(Math.max(...pauses)).toBeCloseTo(3, 0);
});

test.each([
  ['failed', { error: { code: '1026', message: 'input' } }, 'sensitive-input'],
  ['failed', { error: { code: 1027, message: 'output' } }, 'sensitive-output'],
  ['failed', { usage: {} }, 'vendor-failed'],
  ['failed', { error: 'odd', usage: 'odd', content: 7 }, 'vendor-failed'],
  ['cancelled', {}, 'vendor-cancelled'],
  ['expired', {}, 'expired'],
])('%s %o fails with %s', async (status, more, kind) => {
  const id = await queued();
  vendor.answer(saying(status, more));
  await poll(id, 2);
  expect(await task(id)).toMatchObject({ state: 'failed', failure: { kind } });
  expect(vendor.calls).toHaveLength(1);
});

test('a status nobody knows counts as running and is noted', async () => {
  const id = await queued();
  vendor.answer(saying('reticulating'), saying('succeeded'));
  await poll(id);
  expect(await task(id)).toMatchObject({ state: 'running', events: [{ cause: 'unknown-status' }] });
  await poll(id);
  expect((await task(id)).state).toBe('saving');
});

const troubles: [string, object | ((response: ServerResponse) => void)][] = [
  ['a page', (response) => response.end('<html>')],
  ['a gateway’s error', (response) => response.writeHead(502).end('<html>')],
  ['a cut connection', (response) => response.destroy()],
  ['a wrong key', refusing(401, 'invalid api key (1004)')],
  ['the answer about another task', { task: { id: '1', status: 'failed' } }],
  ['an answer with characters that cannot be stored', saying('running', { model: 'a\0b\ud800' })],
];

test.each(troubles)('%s changes nothing and is asked past', async (_name, answer) => {
  const id = await queued();
  vendor.answer(answer, saying('succeeded', { content: { url: 'http://x/\0' } }));
  await poll(id);
  expect(['queued', 'running']).toContain((await task(id)).state);
  await poll(id);
  expect((await task(id)).state).toBe('saving');
});

test('too many requests slow every task of the key down', async () => {
  const [first, second] = [await queued(), await queued()];
  vendor.answer(refusing(429, 'slow down (1002)', { 'retry-after': '5' }), saying('running'));
  await pollTask(engine, first);
  await pollTask(engine, second);
  expect(vendor.calls).toHaveLength(1);
  expect((await task(second)).nextStepAt?.getTime()).toBeGreaterThan(engine.now().getTime() + 4000);
  engine.pass(20_000);
  await pollTask(engine, first);
  expect((await task(first)).state).toBe('running');
});

test('a task that the vendor denies knowing is asked for until its seven days are over, and only then lost', async () => {
  const id = await queued();
  vendor.answer(refusing(400, 'invalid task_id (2013)'));
  await poll(id, 5);
  expect((await task(id)).state).toBe('queued');
  await poll(id, 40);
  expect((await task(id)).state).toBe('queued');
  await db().task.update({ where: { id }, data: { sentAt: new Date(Date.now() - 8 * 86_400_000) } });
  await poll(id);
  expect(await task(id)).toMatchObject({ state: 'lost', failure: { kind: 'lost' } });
});

test('a task that does not exist, and one that is over, are left alone', async () => {
  await pollTask(engine, randomUUID());
  const done = await makeTake(viewer, { state: 'succeeded', vendorTaskId, nextStepAt: engine.now() });
  await pollTask(engine, done);
  expect(vendor.calls).toHaveLength(0);
});

describe('the result query', () => {
  const platform = (status: string, more: object = {}) => ({
    task: { task_id: vendorTaskId, status, ...more },
    images: [],
    videos: [],
    audios: [],
  });
  const unknown = (response: ServerResponse) =>
    response.writeHead(404).end('{"code":404,"reason":"TASK_NOT_FOUND","message":"","metadata":{}}');

  function narrated(): Promise<string> {
    const now = engine.now();
    return makeTake(viewer, {
      tool: 'narration',
      state: 'queued',
      vendorTaskId,
      sentAt: now,
      nextStepAt: now,
    });
  }

  test('a task that is not known yet, waits, runs, does what nobody knows, and is made', async () => {
    const id = await narrated();
    vendor.answer(
      unknown,
      platform('TASK_STATUS_QUEUED'),
      platform('TASK_STATUS_PROCESSING', { progress_percent: 100 }),
      platform('TASK_STATUS_UNKNOWN'),
      {
        ...platform('TASK_STATUS_SUCCEED'),
        audios: [{ audio_url: 'https://x/a.mp3', audio_url_ttl: '86400' }],
      },
    );
    await poll(id, 6);
    const made = await task(id);
    expect(made).toMatchObject({ state: 'saving', vendorAnswer: { task: { task_id: vendorTaskId } } });
    expect(made.events.map((event) => event.cause)).toEqual(['unknown-there', 'running', 'made']);
    expect(vendor.calls).toEqual(Array(5).fill(`GET /v3/async/task-result?task_id=${vendorTaskId}`));
  });

  test.each([
    ['ILLEGAL_PROMPT: text: not spoken here', 'sensitive-input'],
    ['TASK_FAILED', 'vendor-failed'],
    ['the output was held back (1027)', 'sensitive-output'],
    ['', 'vendor-failed'],
  ])('failed with the reason %j', async (reason, kind) => {
    const id = await narrated();
    vendor.answer(platform('TASK_STATUS_FAILED', { reason }));
    await poll(id);
    expect(await task(id)).toMatchObject({ state: 'failed', failure: { kind } });
  });
});
