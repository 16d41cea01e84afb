import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { makeSound } from '#lib/assets/test-media.ts';
import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { env } from '#lib/env.ts';
import { storage } from '#lib/storage/storage.ts';
import { createTakes } from './create-takes.ts';
import { readBatch, readTake } from './queries.ts';
import { keepReceived } from './received-sound.ts';
import { rescueSounds } from './rescue-sounds.ts';
import { resolveUnclear } from './resolve-unclear.ts';
import { saveTask } from './save-task.ts';
import { sendTask } from './send-task.ts';
import { speakTake } from './speak-take.ts';
import { sweepTasks } from './sweep-tasks.ts';
import { openTestEngine, type TestEngine } from './test-engine.ts';
import { makeViewer } from './test-takes.ts';
import { refusing, startTestVendor, type TestVendor } from './test-vendor.ts';

let vendor: TestVendor;
let engine: TestEngine;
let viewer: Viewer;
let folder: string;
let mp3: Buffer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rushes-test-'));
  mp3 = await readFile(await makeSound(join(folder, 'sound.mp3'), { format: 'mp3', seconds: 2 }));
  vendor = await startTestVendor();
  engine = await openTestEngine(vendor, { workFolder: join(folder, 'work') });
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
  await rm(folder, { recursive: true, force: true });
});

const head = { 'content-type': 'audio/mpeg', 'request-id': 'sample-1' };
const whole = (response: ServerResponse) => response.writeHead(200, head).end(mp3);
const cut = (response: ServerResponse) => {
  response.writeHead(200, head).write(mp3.subarray(0, 1000));
  setTimeout(() => response.destroy(), 20);
};

/** A streamed line, which waits for its listener. */
async function waiting(more: object = {}): Promise<string> {
  const input = { model: 'flash', text: 'The kite is red.', voiceId: 'voice', isStreamed: true, ...more };
  const result = await createTakes(engine, viewer, { tool: 'speech', input, clickIds: [randomUUID()] });
  if (!result.ok) throw new Error(result.failure.message);
  return result.value.taskIds[0] ?? '';
}

const task = (id: string) =>
  db().task.findUniqueOrThrow({
    where: { id },
    include: { events: { orderBy: { id: 'asc' } }, outputs: { include: { asset: true } }, charge: true },
  });

async function send(id: string): Promise<void> {
  engine.pass(60_000);
  await sendTask(engine, id);
}

test('a line is spoken by one call, saved as it came, and billed by its characters', async () => {
  vendor.answer(whole);
  const id = await waiting({ model: 'multilingual' });
  // Not streamed: sent right after the click.
  expect((await task(id)).state).toBe('saving');
  await Promise.all([saveTask(engine, id), saveTask(engine, id)]);
  const made = await task(id);
  expect(made).toMatchObject({ state: 'succeeded', vendorTaskId: null, charge: { isPriced: true } });
  expect(made.charge?.amountMicros).toBe(BigInt(JSON.parse(JSON.stringify(made.estimate)).totalMicros));
  const asset = made.outputs[0]?.asset;
  expect(asset).toMatchObject({ kind: 'audio', format: 'mp3', originalName: `speech-${id}.mp3` });
  const stored = await storage().read(asset?.storageKey ?? '');
  expect(stored && (await buffer(stored.stream)).equals(mp3)).toBe(true);
  expect(await storage().size(`received/${viewer.teamId}/${id}-1`)).toBeUndefined();
  expect(await readTake(viewer, id)).toMatchObject({ sampleId: 'sample-1', isSafe: true });
  expect(made.events.map((event) => event.cause)).toEqual(['created', 'sending', 'made', 'saved']);
  expect(vendor.calls).toEqual(['POST /v3/vendor-tts-multilingual-v2']);
  expect(await readdir(engine.workFolder)).toEqual([]);
});

test('samples without a head play', async () => {
  const samples = Buffer.alloc(48_000, 1);
  vendor.answer((response) => response.writeHead(200, { 'content-type': 'audio/pcm' }).end(samples));
  const id = await waiting({ model: 'multilingual', outputFormat: 'pcm_24000' });
  await saveTask(engine, id);
  expect((await task(id)).outputs[0]?.asset).toMatchObject({ format: 'wav', durationSeconds: 1 });
});

test('a vendor that answers with MP3 where samples were asked for is believed', async () => {
  vendor.answer(whole);
  const id = await waiting({ model: 'multilingual', outputFormat: 'pcm_24000' });
  await saveTask(engine, id);
  expect((await task(id)).outputs[0]?.asset).toMatchObject({ format: 'mp3' });
});

test('a streamed line waits for its listener, who hears it while it is spoken; it is sent once', async () => {
  let speakOn: () => void = () => {};
  vendor.answer((response) => {
    response.writeHead(200, head).write(mp3.subarray(0, 2000));
    speakOn = () => response.end(mp3.subarray(2000));
  });
  const id = await waiting();
  expect((await task(id)).state).toBe('waiting');
  const spoken = await speakTake(engine, viewer, id);
  if (!spoken.ok) throw new Error(spoken.failure.message);
  expect(spoken.value.mimeType).toBe('audio/mpeg');
  const reader = spoken.value.sound.getReader();
  expect((await reader.read()).value?.length).toBeGreaterThan(0);
  expect((await task(id)).state).toBe('sending');
  expect(await speakTake(engine, viewer, id)).toMatchObject({ failure: { code: 'conflict' } });
  speakOn();
  let heard = 2000;
  for (let next = await reader.read(); !next.done; next = await reader.read()) heard += next.value.length;
  expect(heard).toBe(mp3.length);
  await vi.waitFor(async () => expect((await task(id)).state).toBe('saving'));
  await saveTask(engine, id);
  expect((await task(id)).state).toBe('succeeded');
  expect(await speakTake(engine, viewer, id)).toMatchObject({ failure: { code: 'conflict' } });
  expect(vendor.calls).toHaveLength(1);
});

test('a listener who leaves stops nothing', async () => {
  let speakOn: () => void = () => {};
  vendor.answer((response) => {
    response.writeHead(200, head).write(mp3.subarray(0, 2000));
    speakOn = () => response.end(mp3.subarray(2000));
  });
  const id = await waiting();
  const spoken = await speakTake(engine, viewer, id);
  if (spoken.ok) await spoken.value.sound.cancel();
  speakOn();
  await vi.waitFor(async () => expect((await task(id)).state).toBe('saving'));
  await saveTask(engine, id);
  expect((await task(id)).state).toBe('succeeded');
});

test('nobody listens: the job sends it', async () => {
  vendor.answer(whole);
  const id = await waiting();
  await sendTask(engine, id);
  expect(vendor.calls).toHaveLength(0);
  await send(id);
  expect((await task(id)).state).toBe('saving');
});

test('others cannot have it spoken', async () => {
  const id = await waiting();
  expect(await speakTake(engine, await makeViewer(), id)).toMatchObject({ failure: { code: 'not-found' } });
  const reviewer = await makeViewer('reviewer', viewer);
  expect(await speakTake(engine, reviewer, id)).toMatchObject({ failure: { code: 'forbidden' } });
  expect(vendor.calls).toHaveLength(0);
});

test('a refusal comes back to the listener in words', async () => {
  vendor.answer(refusing(402, 'insufficient balance (1008)'));
  const id = await waiting();
  expect(await speakTake(engine, viewer, id)).toMatchObject({ failure: { code: '1008' } });
  expect((await task(id)).state).toBe('failed');
  vendor.answer(refusing(429, 'slow down (1002)'));
  const later = await waiting();
  expect(await speakTake(engine, viewer, later)).toMatchObject({ failure: { code: 'too-many' } });
  expect((await task(later)).state).toBe('waiting');
});

test.each<[string, (response: ServerResponse) => void]>([
  ['cut in the middle', cut],
  ['a page', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hi')],
  ['nothing', (response) => response.writeHead(200, head).end()],
])('%s: unclear, never sent again by itself, and a person decides', async (_name, answer) => {
  vendor.answer(answer);
  const id = await waiting();
  await send(id);
  engine.pass(24 * 3600_000);
  await sendTask(engine, id);
  expect(await task(id)).toMatchObject({ state: 'unclear', failure: { kind: 'unclear-sound' } });
  expect(vendor.calls).toHaveLength(1);
  const adopted = await resolveUnclear(engine, viewer, { taskId: id, choice: 'adopt', vendorTaskId: '17' });
  expect(adopted).toMatchObject({ failure: { code: 'conflict' } });
  await resolveUnclear(engine, viewer, { taskId: id, choice: 'send-again' });
  vendor.answer(whole);
  await send(id);
  await saveTask(engine, id);
  expect(await task(id)).toMatchObject({ state: 'succeeded', attempt: 2 });
});

/** The process dies there: nothing after it is done, and what was done stays. */
const crashPoints: [string, (id: string) => Promise<void>, 'unclear' | 'succeeded'][] = [
  ['before the call', async () => {}, 'unclear'],
  [
    'while the sound comes',
    async () => {
      await mkdir(engine.workFolder, { recursive: true });
      await writeFile(join(engine.workFolder, 'half.sound'), 'half');
    },
    'unclear',
  ],
  [
    'after the sound was stored, before that was written down',
    async (id) => {
      const path = join(folder, 'sound.mp3');
      await keepReceived({ id, teamId: viewer.teamId, attempt: 1 }, path, 0);
    },
    'succeeded',
  ],
  [
    'after a sound of an older attempt was stored',
    async (id) => {
      await keepReceived({ id, teamId: viewer.teamId, attempt: 0 }, join(folder, 'sound.mp3'), 0);
    },
    'unclear',
  ],
];

test.each(crashPoints)('killed %s', async (_name, happened, end) => {
  const id = await waiting();
  const vendorAnswer = { sampleId: 'sample-1', contentType: 'audio/mpeg' };
  const leaseUntil = new Date(engine.now().getTime() + 30_000);
  const asClaimed = {
    state: 'sending',
    attempt: 1,
    leaseUntil,
    nextStepAt: leaseUntil,
    vendorAnswer,
  } as const;
  await db().task.update({ where: { id }, data: asClaimed });
  await happened(id);
  await sendTask(engine, id);
  expect((await task(id)).state).toBe('sending');
  engine.pass(31_000);
  expect(await sweepTasks(engine)).toBeGreaterThan(0);
  // Two workers find it at once.
  await Promise.all([sendTask(engine, id), sendTask(engine, id)]);
  await Promise.all([saveTask(engine, id), saveTask(engine, id)]);
  const over = await task(id);
  expect(over.state).toBe(end);
  expect(over.outputs).toHaveLength(end === 'succeeded' ? 1 : 0);
  expect(vendor.calls).toHaveLength(0);
  if (end === 'succeeded') expect((await readTake(viewer, id))?.sampleId).toBe('sample-1');
  await rm(engine.workFolder, { recursive: true, force: true });
});

test('the lease ended while the sound was still coming: it is taken all the same', async () => {
  let speakOn: () => void = () => {};
  vendor.answer((response) => {
    response.writeHead(200, head).write(mp3.subarray(0, 2000));
    speakOn = () => response.end(mp3.subarray(2000));
  });
  const id = await waiting();
  const spoken = await speakTake(engine, viewer, id);
  if (!spoken.ok) throw new Error(spoken.failure.message);
  engine.pass(600_000);
  await sendTask(engine, id);
  expect((await task(id)).state).toBe('unclear');
  speakOn();
  await vi.waitFor(async () => expect((await task(id)).state).toBe('saving'));
  await saveTask(engine, id);
  expect((await task(id)).state).toBe('succeeded');
});

test('a storage that is away for a moment is waited for, with the sound in hand', async () => {
  vendor.answer(whole);
  const id = await waiting();
  // A file where a folder should be: nothing can be stored below it.
  const blocked = join(env().DATA_DIR, 'media', 'received', viewer.teamId);
  await mkdir(dirname(blocked), { recursive: true });
  await writeFile(blocked, '');
  const sending = send(id);
  await vi.waitFor(async () => {
    const [name = ''] = await readdir(engine.workFolder);
    expect((await stat(join(engine.workFolder, name))).size).toBe(mp3.length);
  });
  expect((await task(id)).state).toBe('sending');
  await rm(blocked);
  await sending;
  expect((await task(id)).state).toBe('saving');
  await saveTask(engine, id);
  expect((await task(id)).state).toBe('succeeded');
  expect(vendor.calls).toHaveLength(1);
});

test('killed while the storage was away: the sound that had come is carried on with', async () => {
  const id = await waiting();
  const failure = { kind: 'unclear', message: 'the studio was stopped' };
  const data = { state: 'unclear', attempt: 1, failure, vendorAnswer: { sampleId: 'sample-1' } } as const;
  await db().task.update({ where: { id }, data });
  const path = join(engine.workFolder, `${id}-1.whole`);
  await mkdir(engine.workFolder, { recursive: true });
  await writeFile(path, mp3);
  await rescueSounds(engine);
  expect(await readdir(engine.workFolder)).toEqual([]);
  await saveTask(engine, id);
  expect(await task(id)).toMatchObject({ state: 'succeeded', outputs: [{}], charge: {} });
  expect(vendor.calls).toHaveLength(0);
});

test('takes of one batch are read together, by their own team', async () => {
  vendor.answer(whole);
  const batchId = randomUUID();
  const input = { model: 'multilingual', text: 'Who is there?', voiceId: 'one' };
  for (const voiceId of ['one', 'two']) {
    const asked = { tool: 'speech', clickIds: [randomUUID()], batchId } as const;
    await createTakes(engine, viewer, {
      ...asked,
      clickIds: [...asked.clickIds],
      input: { ...input, voiceId },
    });
  }
  expect(await readBatch(viewer, batchId)).toHaveLength(2);
  expect(await readBatch(await makeViewer(), batchId)).toEqual([]);
  expect(await readBatch(viewer, 'x')).toEqual([]);
});
