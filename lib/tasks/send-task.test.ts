import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { freePort } from '#lib/launch/free-port.ts';
import type { CreateTakesInput } from './action-inputs.ts';
import { createTakes } from './create-takes.ts';
import { undoTakes } from './mutations.ts';
import { recordOutcome } from './record-outcome.ts';
import { resolveUnclear } from './resolve-unclear.ts';
import { sendTask } from './send-task.ts';
import { openTestEngine, type TestEngine } from './test-engine.ts';
import { startTestSandbox, type TestSandbox } from './test-sandbox.ts';
import { makeViewer } from './test-takes.ts';

let sandbox: TestSandbox;
let engine: TestEngine;
let viewer: Viewer;
let createsBefore = 0;

beforeAll(async () => {
  // Nothing is rendered here: tasks stay queued.
  sandbox = await startTestSandbox({ SANDBOX_SECONDS: '3600' });
  engine = await openTestEngine(sandbox);
});

beforeEach(async () => {
  engine.resetClock();
  viewer = await makeViewer();
  createsBefore = (await sandbox.creates()).length;
  await db().vendorPace.deleteMany();
});

afterAll(async () => {
  await engine.queue.stop();
  await sandbox.stop();
});

const input = {
  prompt: 'A red kite over the dunes',
  model: 'H3-Max',
  resolution: '480P',
  durationSeconds: 5,
  ratio: '16:9',
  media: [],
};

function click(more: Partial<CreateTakesInput> = {}): CreateTakesInput {
  return { tool: 'video', input, clickIds: [randomUUID()], ...more };
}

async function created(asked = click(), by = viewer): Promise<string> {
  const result = await createTakes(engine, by, asked);
  if (!result.ok) throw new Error(result.failure.message);
  return result.value.taskIds[0] ?? '';
}

/** A take that has left the undo window and is due to be sent. */
async function due(): Promise<string> {
  const id = await created();
  engine.pass(6000);
  return id;
}

const task = (id: string) => db().task.findUniqueOrThrow({ where: { id }, include: { events: true } });
const newCreates = async () => (await sandbox.creates()).slice(createsBefore);

test('a click is written down whole, held, and sent once after the undo window, however often that is tried', async () => {
  const id = await created();
  await sendTask(engine, id);
  expect((await task(id)).state).toBe('held');
  expect(await newCreates()).toHaveLength(0);
  engine.pass(6000);
  await Promise.all([sendTask(engine, id), sendTask(engine, id), sendTask(engine, id)]);
  await sendTask(engine, id);
  const sent = await task(id);
  expect(sent.state).toBe('queued');
  const [call, ...others] = await newCreates();
  expect(others).toHaveLength(0);
  expect(call?.taskId).toBe(sent.vendorTaskId);
  expect(sent.events.map((event) => event.cause)).toEqual(['created', 'released', 'sending', 'accepted']);
});

test('the same click again is the same take; another input under it is a conflict', async () => {
  const asked = click({ clickIds: [randomUUID(), randomUUID()] });
  const [first, second] = await Promise.all([
    createTakes(engine, viewer, asked),
    createTakes(engine, viewer, asked),
  ]);
  expect(first).toEqual(second);
  expect(await createTakes(engine, viewer, asked)).toEqual(first);
  const other = await createTakes(engine, viewer, { ...asked, input: { ...input, prompt: 'Another' } });
  expect(other).toMatchObject({ ok: false, failure: { code: 'conflict' } });
  expect(await db().task.count({ where: { teamId: viewer.teamId } })).toBe(2);
});

test('a broken rule comes back with its field, and nothing is written', async () => {
  const result = await createTakes(engine, viewer, click({ input: { ...input, durationSeconds: 99 } }));
  expect(result).toMatchObject({ ok: false, failure: { code: 'invalid', field: 'durationSeconds' } });
  expect(await db().task.count({ where: { teamId: viewer.teamId } })).toBe(0);
});

test.each([
  ['nothing', undefined],
  ['text', 'x'],
  ['wrong types', { ...input, prompt: 7, media: 'x' }],
  ['a prompt of 7,001 characters', { ...input, prompt: 'x'.repeat(7001) }],
])('%s as input is refused in words', async (_name, bad) => {
  const result = await createTakes(engine, viewer, click({ input: bad }));
  expect(result).toMatchObject({ ok: false, failure: { code: 'invalid' } });
});

test('characters that the database cannot hold are left out', async () => {
  const id = await created(click({ input: { ...input, prompt: 'a\0b\ud800c 🪁' } }));
  expect((await task(id)).prompt).toBe('ab\ufffdc 🪁');
});

test('a reviewer cannot create, and another team cannot take back', async () => {
  const reviewer = await makeViewer('reviewer', viewer);
  expect(await createTakes(engine, reviewer, click())).toMatchObject({ failure: { code: 'forbidden' } });
  const id = await created();
  const stranger = await makeViewer();
  expect(await undoTakes(stranger, { taskIds: [id] })).toMatchObject({ failure: { code: 'not-found' } });
  expect(await undoTakes(reviewer, { taskIds: [id] })).toMatchObject({ failure: { code: 'forbidden' } });
  expect((await task(id)).state).toBe('held');
});

test('a take can be taken back while it is held, and never afterwards', async () => {
  const held = await created();
  expect(await undoTakes(viewer, { taskIds: [held] })).toEqual({ ok: true, value: { undone: [held] } });
  const sent = await due();
  await sendTask(engine, sent);
  expect(await undoTakes(viewer, { taskIds: [sent] })).toMatchObject({ failure: { code: 'conflict' } });
  await sendTask(engine, held);
  expect((await task(held)).state).toBe('cancelled');
  expect(await newCreates()).toHaveLength(1);
});

test('an enhancement is sent at once, and a refusal comes back into the form', async () => {
  const enhance = { prompt: 'A kite', media: [] };
  const result = await createTakes(engine, viewer, click({ tool: 'enhance', input: enhance }));
  expect(result).toMatchObject({ ok: true, value: { releaseAt: null } });
  await sandbox.fault('no_balance');
  const refused = await createTakes(engine, viewer, click({ tool: 'enhance', input: enhance }));
  expect(refused).toMatchObject({ ok: false, failure: { code: '1008' } });
});

test.each([
  ['no_balance', 'no-balance'],
  ['sensitive_input', 'sensitive-input'],
])('%s fails the take with its kind, and nothing is sent again', async (fault, kind) => {
  const id = await due();
  await sandbox.fault(fault);
  await sendTask(engine, id);
  engine.pass(3600_000);
  await sendTask(engine, id);
  expect(await task(id)).toMatchObject({ state: 'failed', failure: { kind } });
  expect(await newCreates()).toHaveLength(1);
});

test('too many requests: back to waiting, at the shared pace, and sent later', async () => {
  const [first, second] = [await due(), await due()];
  await sandbox.fault('rate_limit');
  await sendTask(engine, first);
  expect((await task(first)).state).toBe('waiting');
  await sendTask(engine, second);
  expect((await task(second)).state).toBe('waiting');
  expect(await newCreates()).toHaveLength(1);
  engine.pass(10_000);
  await sendTask(engine, first);
  engine.pass(10_000);
  await sendTask(engine, second);
  expect([(await task(first)).state, (await task(second)).state]).toEqual(['queued', 'queued']);
  expect(await newCreates()).toHaveLength(3);
});

test('the vendor’s own 500 is tried again with growing pauses, four times in all', async () => {
  const id = await due();
  await sandbox.fault('server_error', 4);
  for (let i = 0; i < 6; i += 1) {
    await sendTask(engine, id);
    engine.pass(60_000);
  }
  expect(await task(id)).toMatchObject({ state: 'failed', failure: { kind: 'vendor-trouble' } });
  expect(await newCreates()).toHaveLength(4);
  const other = await due();
  await sandbox.fault('server_error');
  await sendTask(engine, other);
  engine.pass(60_000);
  await sendTask(engine, other);
  expect((await task(other)).state).toBe('queued');
});

test.each(['reset_after_accept', 'gateway_timeout_after_accept', 'hang'])(
  '%s: unclear, and never sent again by itself',
  async (fault) => {
    const id = await due();
    await sandbox.fault(fault);
    await sendTask(engine, id);
    engine.pass(24 * 3600_000);
    await sendTask(engine, id);
    expect(await task(id)).toMatchObject({ state: 'unclear', failure: { kind: 'unclear' } });
    expect(await newCreates()).toHaveLength(1);
  },
);

test('a vendor that cannot be reached: waiting, for a day', async () => {
  const nowhere = { url: `http://127.0.0.1:${await freePort()}`, apiKey: 'none' };
  const away = await openTestEngine(nowhere, { queue: engine.queue, now: engine.now });
  const id = await due();
  await sendTask(away, id);
  expect(await task(id)).toMatchObject({ state: 'waiting', sentAt: null });
  engine.pass(25 * 3600_000);
  await sendTask(away, id);
  expect(await task(id)).toMatchObject({ state: 'failed', failure: { kind: 'not-reachable' } });
});

test('killed while sending: unclear after the lease, and a late answer is still taken', async () => {
  const id = await due();
  await sendTask(engine, id);
  // As the row was while the call was open.
  const { attempt } = await db().task.update({
    where: { id },
    data: { state: 'sending', vendorTaskId: null, leaseUntil: engine.now(), nextStepAt: engine.now() },
  });
  engine.pass(1000);
  await sendTask(engine, id);
  expect((await task(id)).state).toBe('unclear');
  const outcome = { kind: 'accepted', vendorTaskId: randomUUID(), httpStatus: 200 } as const;
  await recordOutcome(engine, { taskId: id, attempt: attempt - 1, outcome });
  expect((await task(id)).state).toBe('unclear');
  await recordOutcome(engine, { taskId: id, attempt, outcome });
  expect(await task(id)).toMatchObject({ state: 'queued', vendorTaskId: outcome.vendorTaskId });
});

test('an unclear take is resolved by a person: by its id, by sending again, or by closing', async () => {
  const unclear = async () => {
    const id = await due();
    await sandbox.fault('reset_after_accept');
    await sendTask(engine, id);
    return id;
  };
  const [taskId, other] = [await unclear(), await due()];
  await sendTask(engine, other);
  const adopt = (vendorTaskId: string) =>
    resolveUnclear(engine, viewer, { taskId, choice: 'adopt', vendorTaskId });
  expect(await adopt('17')).toMatchObject({ failure: { code: 'not-found', field: 'vendorTaskId' } });
  const takenId = (await task(other)).vendorTaskId ?? '';
  expect(await adopt(takenId)).toMatchObject({ failure: { code: 'conflict' } });
  const vendorTaskId = (await newCreates())[0]?.taskId ?? '';
  expect(await adopt(vendorTaskId)).toEqual({ ok: true, value: null });
  expect(await task(taskId)).toMatchObject({ state: 'queued', vendorTaskId });
  expect(await adopt(vendorTaskId)).toMatchObject({ failure: { code: 'conflict' } });

  const again = await unclear();
  await resolveUnclear(engine, viewer, { taskId: again, choice: 'send-again' });
  // "Nothing was charged" would not be true of its first sending.
  expect(await undoTakes(viewer, { taskIds: [again] })).toMatchObject({ failure: { code: 'conflict' } });
  await sendTask(engine, again);
  expect((await task(again)).state).toBe('queued');

  const closed = await unclear();
  const reviewer = await makeViewer('reviewer', viewer);
  const close = { taskId: closed, choice: 'close' } as const;
  expect(await resolveUnclear(engine, reviewer, close)).toMatchObject({ failure: { code: 'forbidden' } });
  expect(await resolveUnclear(engine, await makeViewer(), close)).toMatchObject({
    failure: { code: 'not-found' },
  });
  await resolveUnclear(engine, viewer, close);
  expect(await task(closed)).toMatchObject({ state: 'failed', failure: { kind: 'closed' } });
});
