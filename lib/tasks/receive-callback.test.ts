import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { freePort } from '#lib/launch/free-port.ts';
import { callbackUrl } from './callback-link.ts';
import { createTakes } from './create-takes.ts';
import { receiveCallback } from './receive-callback.ts';
import { recordOutcome } from './record-outcome.ts';
import { resolveUnclear } from './resolve-unclear.ts';
import { sendTask } from './send-task.ts';
import { openTestEngine, type TestEngine } from './test-engine.ts';
import { startTestSandbox, type TestSandbox } from './test-sandbox.ts';
import { makeTake, makeViewer } from './test-takes.ts';

let sandbox: TestSandbox;
let engine: TestEngine;
let viewer: Viewer;
let web: Server;
const answers: number[] = [];

/** The sandbox calls back over HTTP; this stands where Next's route does. */
beforeAll(async () => {
  sandbox = await startTestSandbox({ SANDBOX_SECONDS: '1' });
  web = createServer(async (request, response) => {
    const [, , , taskId = '', signature = ''] = (request.url ?? '').split('/');
    const readText = () => text(request);
    const { status, body } = await receiveCallback(async () => engine, { taskId, signature, readText });
    answers.push(status);
    response.writeHead(status).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
  const { port } = web.address() as AddressInfo;
  engine = await openTestEngine(sandbox, { publicUrl: `http://127.0.0.1:${port}` });
  viewer = await makeViewer();
});

afterAll(async () => {
  web.close();
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

async function send(fault?: string): Promise<string> {
  const made = await createTakes(engine, viewer, { tool: 'video', input, clickIds: [randomUUID()] });
  const id = made.ok ? (made.value.taskIds[0] ?? '') : '';
  engine.pass(6000);
  if (fault) await sandbox.fault(fault);
  await sendTask(engine, id);
  return id;
}

const task = (id: string) => db().task.findUniqueOrThrow({ where: { id }, include: { events: true } });

test('the verification is answered while the create call is open, and a callback wakes an early poll', async () => {
  const id = await send();
  expect((await task(id)).state).toBe('queued');
  expect(answers).toContain(200);
  // Far in the future, so that only a callback can have brought it near.
  await db().task.update({ where: { id }, data: { nextStepAt: new Date(Date.now() + 3600_000) } });
  await vi.waitFor(
    async () => expect((await task(id)).nextStepAt?.getTime()).toBeLessThan(Date.now() + 60_000),
    { timeout: 10_000 },
  );
});

test.each(['reset_after_accept', 'gateway_timeout_after_accept'])(
  '%s: the callback finds the task again, and nothing is sent twice',
  async (fault) => {
    const before = (await sandbox.creates()).length;
    const id = await send(fault);
    await vi.waitFor(async () => expect((await task(id)).state).toBe('queued'), { timeout: 10_000 });
    const creates = (await sandbox.creates()).slice(before);
    expect(creates).toHaveLength(1);
    expect((await task(id)).vendorTaskId).toBe(creates[0]?.taskId);
  },
);

test('a studio that the vendor cannot reach is polled: the take is sent without a callback', async () => {
  const publicUrl = `http://127.0.0.1:${await freePort()}`;
  const unreachable = { ...engine, publicUrl };
  const made = await createTakes(unreachable, viewer, { tool: 'video', input, clickIds: [randomUUID()] });
  const id = made.ok ? (made.value.taskIds[0] ?? '') : '';
  engine.pass(6000);
  await sendTask(unreachable, id);
  expect((await task(id)).state).toBe('waiting');
  await sendTask(unreachable, id);
  const sent = await task(id);
  expect(sent.state).toBe('queued');
  expect(sent.events.map((event) => event.cause)).toContain('callback-unreachable');
});

/** What the vendor could send to this take's own address. */
async function call(taskId: string, body: string, signature?: string) {
  const parts = callbackUrl('', taskId).split('/');
  const readText = async () => body;
  return receiveCallback(async () => engine, {
    taskId,
    signature: signature ?? parts.at(-1) ?? '',
    readText,
  });
}

test('a wrong signature learns nothing, whether the take exists or not, and its body is not read', async () => {
  const id = await makeTake(viewer, { state: 'unclear' });
  const challenge = JSON.stringify({ challenge: 'x' });
  const stranger = await call(id, challenge, 'wrong');
  expect(stranger).toEqual(await call(randomUUID(), challenge, 'wrong'));
  expect(stranger.status).toBe(404);
  expect(await call(id, challenge)).toEqual({ status: 200, body: { challenge: 'x' } });
});

test.each(['', 'null', '[]', '{"task":{}}', '<html>', '{"task":{"id":7}}', '['.repeat(50_000)])(
  'junk is refused: %s',
  async (body) => {
    const id = await makeTake(viewer, { state: 'unclear' });
    expect((await call(id, body)).status).toBe(400);
    expect((await task(id)).state).toBe('unclear');
  },
);

test('a callback is a hint only: what the vendor does not confirm, or another take owns, is not believed', async () => {
  const id = await makeTake(viewer, { state: 'unclear' });
  await call(id, JSON.stringify({ task: { id: '17', status: 'succeeded' } }));
  expect(await task(id)).toMatchObject({ state: 'unclear', vendorTaskId: null });
  const { vendorTaskId } = await task(await send());
  await call(id, JSON.stringify({ task: { id: vendorTaskId, status: 'succeeded' } }));
  expect(await task(id)).toMatchObject({ state: 'unclear', vendorTaskId: null });
});

/** A task that the vendor knows and no take of ours has. */
async function strayTask(): Promise<string> {
  const { id, vendorTaskId } = await task(await send());
  await db().task.delete({ where: { id } });
  return vendorTaskId ?? '';
}

test('a take that a person has closed is found again when it was made after all', async () => {
  const id = await makeTake(viewer, { state: 'unclear' });
  await resolveUnclear(engine, viewer, { taskId: id, choice: 'close' });
  const vendorTaskId = await strayTask();
  await call(id, JSON.stringify({ task: { id: vendorTaskId, status: 'succeeded' } }));
  expect(await task(id)).toMatchObject({ state: 'queued', vendorTaskId, finishedAt: null });
});

test('a take that waits to be sent again is not, when the vendor made it in spite of its answer', async () => {
  const id = await makeTake(viewer, { state: 'waiting', attempt: 1 });
  const vendorTaskId = await strayTask();
  await call(id, JSON.stringify({ task: { id: vendorTaskId, status: 'queued' } }));
  expect(await task(id)).toMatchObject({ state: 'queued', vendorTaskId });
});

test.each(['refused', 'rate-limited', 'vendor-trouble'] as const)(
  'told of its task while the call was open, a take follows it, and is not sent again for the answer: %s',
  async (kind) => {
    const id = await makeTake(viewer, { state: 'sending', attempt: 1 });
    const vendorTaskId = await strayTask();
    await call(id, JSON.stringify({ task: { id: vendorTaskId, status: 'queued' } }));
    const error = { httpStatus: 500, message: 'unknown error', shape: 'document' } as const;
    await recordOutcome(engine, { taskId: id, attempt: 1, outcome: { kind, error } });
    await db().vendorPace.deleteMany();
    expect(await task(id)).toMatchObject({ state: 'queued', vendorTaskId });
  },
);

test('a take that was sent again and made twice keeps both ids: the one it follows, the other in its history', async () => {
  const id = await makeTake(viewer, { state: 'sending', attempt: 2 });
  const first = await strayTask();
  await call(id, JSON.stringify({ task: { id: first, status: 'running' } }));
  const outcome = { kind: 'accepted', vendorTaskId: randomUUID(), httpStatus: 200 } as const;
  await recordOutcome(engine, { taskId: id, attempt: 2, outcome });
  const row = await task(id);
  expect(row.vendorTaskId).toBe(outcome.vendorTaskId);
  expect(row.events.some((event) => event.detail?.includes(first))).toBe(true);
});
