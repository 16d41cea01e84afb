import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { type QueriedTask, queryAnswer } from '#lib/vendor/video.ts';
import { createTakes } from './create-takes.ts';
import { retrySaving } from './mutations.ts';
import { pollTask } from './poll-task.ts';
import { saveTask } from './save-task.ts';
import { sendTask } from './send-task.ts';
import { openTestEngine, type TestEngine } from './test-engine.ts';
import { startTestSandbox, type TestSandbox } from './test-sandbox.ts';
import { makeTake, makeViewer } from './test-takes.ts';

let sandbox: TestSandbox;
let engine: TestEngine;
let viewer: Viewer;
let made: QueriedTask;

const input = {
  prompt: 'A red kite over the dunes',
  model: 'H3-Max',
  resolution: '480P',
  durationSeconds: 5,
  ratio: '16:9',
  media: [],
};

beforeAll(async () => {
  sandbox = await startTestSandbox();
  engine = await openTestEngine(sandbox);
  viewer = await makeViewer();
  const body = { model: 'Vendor-H3-Max', resolution: '480P', duration: 5, ratio: '16:9' };
  const content = [{ type: 'text', text: input.prompt }];
  const path = '/v3/vendor/v2/video_generation';
  const created = await engine.vendor.create(path, JSON.stringify({ ...body, content }));
  if (created.kind !== 'accepted') throw new Error(created.kind);
  made = await vi.waitFor(
    async () => {
      const found = await engine.vendor.query(created.vendorTaskId, 'video-task');
      if (found.kind !== 'found' || found.task.status !== 'succeeded') throw new Error('not yet');
      return queryAnswer.shape.task.parse(found.task.raw);
    },
    { timeout: 50_000 },
  );
});

beforeEach(async () => {
  engine.resetClock();
  viewer = await makeViewer();
});

afterAll(async () => {
  await engine.queue.stop();
  await sandbox.stop();
});

const task = (id: string) =>
  db().task.findUniqueOrThrow({
    where: { id },
    include: { events: { orderBy: { id: 'asc' } }, outputs: { include: { asset: true } }, charge: true },
  });

/** A take whose video the vendor has finished. */
function finished(more: object = {}): Promise<string> {
  const now = engine.now();
  return makeTake(viewer, {
    state: 'saving',
    input,
    vendorTaskId: made.id,
    vendorAnswer: JSON.parse(JSON.stringify(made)),
    sentAt: now,
    nextStepAt: now,
    ...more,
  });
}

test('from the click to a checked file of our own, billed by its usage', { timeout: 90_000 }, async () => {
  const asked = { tool: 'video', input, clickIds: [randomUUID()] } as const;
  const result = await createTakes(engine, viewer, { ...asked, clickIds: [...asked.clickIds] });
  const id = result.ok ? (result.value.taskIds[0] ?? '') : '';
  engine.pass(6000);
  await sendTask(engine, id);
  await vi.waitFor(
    async () => {
      engine.pass(5000);
      await pollTask(engine, id);
      expect((await task(id)).state).toBe('saving');
    },
    { timeout: 60_000, interval: 300 },
  );
  await Promise.all([saveTask(engine, id), saveTask(engine, id)]);
  await saveTask(engine, id);
  const saved = await task(id);
  expect(saved.state).toBe('succeeded');
  expect(saved.events.map((event) => event.toState)).toEqual(
    expect.arrayContaining(['held', 'waiting', 'sending', 'queued', 'saving', 'succeeded']),
  );
  expect(saved.outputs).toHaveLength(1);
  expect(saved.outputs[0]?.asset).toMatchObject({
    kind: 'video',
    format: 'mp4',
    width: 832,
    height: 480,
    videoCodec: 'avc',
    source: 'result',
  });
  // Five seconds at 0.05.
  expect(saved.charge).toMatchObject({ amountMicros: 250_000n, currency: 'USD', isPriced: true });
});

test.each(['expired_link', 'truncated_download'])('%s: saved all the same', async (fault) => {
  const id = await finished();
  await sandbox.fault(fault);
  for (let i = 0; i < 4; i += 1) {
    await saveTask(engine, id);
    engine.pass(60_000);
  }
  const saved = await task(id);
  expect(saved.state).toBe('succeeded');
  expect(saved.failure).toBeNull();
});

test('killed while saving: the next worker carries on when the lease is over, not before', async () => {
  const leaseUntil = new Date(Date.now() + 30_000);
  const id = await finished({ leaseUntil, nextStepAt: leaseUntil });
  await saveTask(engine, id);
  expect((await task(id)).state).toBe('saving');
  engine.pass(31_000);
  await saveTask(engine, id);
  expect((await task(id)).state).toBe('succeeded');
});

test('what cannot be saved is tried again with a reason, at once when a person asks, and lost only after seven days', async () => {
  const id = await finished({ vendorAnswer: { ...JSON.parse(JSON.stringify(made)), content: null } });
  await db().task.update({ where: { id }, data: { vendorTaskId: '17' } });
  await saveTask(engine, id);
  expect(await task(id)).toMatchObject({ state: 'saving', failure: { kind: 'saving-trouble' } });
  const { nextStepAt } = await task(id);
  expect(nextStepAt?.getTime()).toBeGreaterThan(engine.now().getTime());

  const stranger = await makeViewer();
  expect(await retrySaving(engine, stranger, { taskId: id })).toMatchObject({
    failure: { code: 'not-found' },
  });
  expect(await retrySaving(engine, viewer, { taskId: id })).toEqual({ ok: true, value: null });
  await saveTask(engine, id);
  expect((await task(id)).stepFailures).toBe(2);

  engine.pass(8 * 86_400_000);
  await saveTask(engine, id);
  expect(await task(id)).toMatchObject({ state: 'lost', failure: { kind: 'lost' } });
});

test('an answer that cannot be read any more does not stop the saving', async () => {
  const id = await finished({ vendorAnswer: { odd: true } });
  await saveTask(engine, id);
  engine.pass(60_000);
  await saveTask(engine, id);
  expect((await task(id)).state).toBe('succeeded');
});

test('a text result is kept as text', async () => {
  const vendorAnswer = { id: made.id, status: 'succeeded', content: { prompt: 'A scarlet kite' } };
  const id = await finished({ tool: 'enhance', input: { prompt: 'A kite', media: [] }, vendorAnswer });
  await saveTask(engine, id);
  expect(await task(id)).toMatchObject({
    state: 'succeeded',
    resultText: 'A scarlet kite',
    charge: { isPriced: false },
  });
});

test('usage that leaves out the seconds is billed by the length that the vendor tells', async () => {
  const masterInput = { prompt: 'A kite', media: [], hasWatermark: false };
  const id = await finished({ tool: 'master', input: masterInput, vendorAnswer: { ...made, usage: {} } });
  await saveTask(engine, id);
  // Five seconds out and five in, at 0.13.
  expect((await task(id)).charge).toMatchObject({ amountMicros: 1_300_000n, isPriced: true });
});

test('the vendor’s words are kept even where the database cannot hold them whole', async () => {
  const id = await finished({ vendorAnswer: { odd: true } });
  const error = { httpStatus: 400, message: 'odd \0 words', shape: 'document' } as const;
  const vendor = { ...engine.vendor, query: async () => ({ kind: 'refused', error }) as const };
  await saveTask({ ...engine, vendor }, id);
  expect(await task(id)).toMatchObject({ state: 'saving', stepFailures: 1, leaseUntil: null });
  expect(JSON.stringify((await task(id)).failure)).toContain('odd  words');
});

test('the same bytes for two takes are one file of the team', async () => {
  const [first, second] = [await finished(), await finished()];
  await Promise.all([saveTask(engine, first), saveTask(engine, second)]);
  const [one, two] = [await task(first), await task(second)];
  expect(one.outputs[0]?.assetId).toBeDefined();
  expect(one.outputs[0]?.assetId).toBe(two.outputs[0]?.assetId);
});
