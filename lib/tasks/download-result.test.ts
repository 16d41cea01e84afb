import { createReadStream } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makePicture, makeSound } from '#lib/assets/test-media.ts';
import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { storage } from '#lib/storage/storage.ts';
import { readTake } from './queries.ts';
import { saveTask } from './save-task.ts';
import { openTestEngine, type TestEngine } from './test-engine.ts';
import { makeTake, makeViewer } from './test-takes.ts';
import { startTestVendor, type TestVendor } from './test-vendor.ts';

let vendor: TestVendor;
let engine: TestEngine;
let viewer: Viewer;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rushes-test-'));
  vendor = await startTestVendor();
  engine = await openTestEngine(vendor);
  viewer = await makeViewer();
});

beforeEach(() => {
  vendor.calls.length = 0;
});

afterAll(async () => {
  vendor.stop();
  await engine.queue.stop();
  await rm(folder, { recursive: true, force: true });
});

const vendorTaskId = '1795183094575696078';
const link = (name: string) => `${vendor.url}/files/${name}`;
const succeeded = (lists: object) => ({
  task: { task_id: vendorTaskId, status: 'TASK_STATUS_SUCCEED', reason: '' },
  images: [],
  videos: [],
  audios: [],
  ...lists,
});
const sending = (path: string) => (response: ServerResponse) => createReadStream(path).pipe(response);
const gone = (response: ServerResponse) => response.writeHead(403).end();

const image = { tool: 'image', requestPath: '/v3/async/vendor-2-flex', requestBody: { prompt: 'A kite' } };
const narration = { tool: 'narration', requestPath: '/v3/async/vendor-speech-2.6-turbo' };

/** A take that the vendor has finished, saved once, with what came of it. */
async function saved(more: object, vendorAnswer: object) {
  const now = engine.now();
  const task = {
    state: 'saving',
    vendorTaskId,
    sentAt: now,
    nextStepAt: now,
    vendorAnswer,
    ...more,
  } as const;
  const id = await makeTake(viewer, task);
  await saveTask(engine, id);
  const outputs = {
    orderBy: { outputIndex: 'asc' },
    include: { asset: { include: { derivatives: true } } },
  } as const;
  return db().task.findUniqueOrThrow({ where: { id }, include: { outputs, events: true } });
}

test('all pictures of a take are kept, in the vendor’s order, each with a still and a name', async () => {
  const first = await makePicture(join(folder, '1.png'), { format: 'png' });
  const second = await makePicture(join(folder, '2.jpg'), { seed: 4 });
  vendor.answer(sending(first), sending(second));
  const images = [{ image_url: link('1'), image_url_ttl: '3600' }, { image_url: link('2') }];
  const task = await saved(image, succeeded({ images }));
  expect(task.state).toBe('succeeded');
  expect(task.outputs.map(({ asset }) => [asset.kind, asset.originalName])).toEqual([
    ['image', `image-${task.id}.png`],
    ['image', `image-${task.id}-2.jpg`],
  ]);
  expect(task.outputs.every(({ asset }) => asset.derivatives.some(({ kind }) => kind === 'poster'))).toBe(
    true,
  );
  expect((await readTake(viewer, task.id))?.outputs).toHaveLength(2);
});

test('a dead link is asked for anew', async () => {
  const path = await makePicture(join(folder, 'late.png'), { format: 'png', seed: 9 });
  vendor.answer(gone, succeeded({ images: [{ image_url: link('new') }] }), sending(path));
  const task = await saved(image, succeeded({ images: [{ image_url: link('old') }] }));
  expect(task.state).toBe('succeeded');
  expect(vendor.calls).toEqual([
    'GET /files/old',
    `GET /v3/async/task-result?task_id=${vendorTaskId}`,
    'GET /files/new',
  ]);
});

test.each([
  ['no file at all', succeeded({})],
  ['a file without its link', succeeded({ images: [{ image_type: 'png' }] })],
])('a success with %s is not taken for one', async (_name, answer) => {
  vendor.answer(answer);
  const task = await saved(image, answer);
  expect(task).toMatchObject({ state: 'saving', failure: { kind: 'saving-trouble', code: 'no-link' } });
});

test('a file that the vendor lists without its link keeps the others waiting for a while, and then no longer', async () => {
  const path = await makePicture(join(folder, 'whole.png'), { format: 'png', seed: 21 });
  const answer = succeeded({
    images: [{ image_type: 'png' }, { image_url: link('whole') }],
    audios: [{ audio_type: 'mp3' }],
  });
  vendor.answer(answer, sending(path), answer, sending(path));
  expect(await saved({ ...image, stepFailures: 4 }, answer)).toMatchObject({
    state: 'saving',
    failure: { code: 'no-link' },
  });
  vendor.answer(answer, sending(path));
  const task = await saved({ ...image, stepFailures: 5 }, answer);
  expect(task.state).toBe('succeeded');
  expect(task.outputs).toHaveLength(1);
  expect(task.events.at(-1)?.detail).toBe('2 of the 3 files that the vendor lists could not be had');
});

test('a broken file of a kind that nobody asked for does not cost the one that was', async () => {
  const path = await makePicture(join(folder, 'good.png'), { format: 'png', seed: 22 });
  const answer = succeeded({ images: [{ image_url: link('good') }], audios: [{ audio_url: link('bad') }] });
  vendor.answer(answer, sending(path), gone);
  const task = await saved({ ...image, stepFailures: 5 }, answer);
  expect(task.state).toBe('succeeded');
  expect(task.outputs.map(({ asset }) => asset.kind)).toEqual(['image']);
});

test('sound where a picture should be is refused', async () => {
  const path = await makeSound(join(folder, 'odd.wav'));
  vendor.answer(sending(path));
  const task = await saved(image, succeeded({ images: [{ image_url: link('odd') }] }));
  expect(task).toMatchObject({ state: 'saving', failure: { code: 'wrong-kind' } });
});

test('an mp3 is kept as it is, with its waveform', async () => {
  const path = await makeSound(join(folder, 'sound.mp3'), { format: 'mp3', seconds: 2 });
  vendor.answer(sending(path));
  const task = await saved(narration, succeeded({ audios: [{ audio_url: link('a'), audio_type: 'mp3' }] }));
  const asset = task.outputs[0]?.asset;
  expect(asset).toMatchObject({ kind: 'audio', format: 'mp3', originalName: `narration-${task.id}.mp3` });
  expect(asset?.derivatives.map(({ kind }) => kind)).toEqual(['peaks']);
  expect((await readTake(viewer, task.id))?.peaks?.url).toBeDefined();
});

test('samples without a head lie unchanged in a WAV file that plays', async () => {
  const samples = Buffer.alloc(32_000 * 2);
  for (let at = 0; at < samples.length; at += 2) samples.writeInt16LE((at * 7) % 20_000, at);
  const path = join(folder, 'samples.pcm');
  await writeFile(path, samples);
  vendor.answer(sending(path));
  const requestBody = { text: 'x', audio_setting: { format: 'pcm', sample_rate: 16000, channel: 2 } };
  const task = await saved({ ...narration, requestBody }, succeeded({ audios: [{ audio_url: link('a') }] }));
  const asset = task.outputs[0]?.asset;
  expect(asset).toMatchObject({ format: 'wav', mimeType: 'audio/wav', durationSeconds: 1 });
  const stored = await storage().read(asset?.storageKey ?? '');
  const bytes = stored ? await buffer(stored.stream) : Buffer.alloc(0);
  expect(bytes.subarray(44).equals(samples)).toBe(true);
  expect(task.events.at(-1)?.detail).toMatch(/WAV/);
  expect(await readFile(path)).toEqual(samples);
});
