import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AudioSampleSink } from 'mediabunny';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTimed } from '#lib/assets/media-process/open-timed.ts';
import { db } from '#lib/db.ts';
import { storage } from '#lib/storage/storage.ts';
import { undoTakes } from './mutations.ts';
import { pollTask } from './poll-task.ts';
import { listTakes, readChanges } from './queries.ts';
import { redoFailedParts, redoPart } from './redo-part.ts';
import { saveTask } from './save-task.ts';
import { sendTask } from './send-task.ts';
import { book, NarrationStudio } from './test-narration.ts';
import { makeViewer } from './test-takes.ts';

let studio: NarrationStudio;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rushes-test-'));
  studio = await NarrationStudio.open();
});

beforeEach(() => studio.reset());

afterAll(async () => {
  await studio.stop();
  await rm(folder, { recursive: true, force: true });
});

/** How loud each third of a sound is. */
async function levelsOf(id: string): Promise<number[]> {
  const { storageKey } = (await studio.row(id)).outputs[0]?.asset ?? { storageKey: '' };
  const found = await storage().read(storageKey);
  if (!found) throw new Error('no sound');
  const path = join(folder, randomUUID());
  await pipeline(found.stream, createWriteStream(path));
  using input = openTimed(path);
  const track = await input.getPrimaryAudioTrack();
  const length = (await track?.computeDuration()) ?? 0;
  const loudest = [0, 0, 0];
  if (!track) throw new Error('no track');
  for await (const sample of new AudioSampleSink(track).samples()) {
    const values = new Float32Array(sample.numberOfFrames);
    sample.copyTo(values, { planeIndex: 0, format: 'f32-planar' });
    const third = (sample.timestamp / length) * 3;
    const index = Math.floor(third);
    if (third - index > 0.2 && third - index < 0.8) loudest[index] = Math.max(loudest[index] ?? 0, ...values);
    sample.close();
  }
  return loudest.map((level) => Math.round(level * 10) / 10);
}

test('120,000 characters of which a part fails once become one file, in order, at the price that was told', {
  timeout: 90_000,
}, async () => {
  const before = await listTakes(studio.viewer);
  studio.narrator.setLevel('One', 0.2);
  studio.narrator.setLevel('Two', 0.8);
  studio.narrator.setLevel('Three', 0.4);
  studio.narrator.expectTrouble('Two', 'fails');
  const id = await studio.created();
  const parts = await studio.partsOf(id);
  expect(parts.map(({ partIndex, state }) => [partIndex, state])).toEqual([
    [0, 'held'],
    [1, 'held'],
    [2, 'held'],
  ]);
  const start = await studio.view(id);
  expect(start).toMatchObject({
    state: 'held',
    estimate: { isPriced: true },
    partCounts: { made: 0, total: 3 },
  });
  expect(start.estimate.totalMicros).toBe(
    start.parts.reduce((sum, part) => sum + part.estimate.totalMicros, 0),
  );

  await studio.all(id, sendTask);
  expect((await studio.view(id)).state).toBe('running');
  expect(studio.narrator.calls.map(({ text }) => text.slice(0, 3)).sort()).toEqual(['One', 'Thr', 'Two']);
  expect(
    studio.narrator.calls
      .map(({ text }) => text)
      .join('')
      .replace(/\s/g, ''),
  ).toHaveLength(book.replace(/# |\s/g, '').length);
  await studio.all(id, pollTask, saveTask);
  const broken = await studio.view(id);
  expect(broken).toMatchObject({
    state: 'failed',
    failure: { kind: 'part-failed', message: 'Part 2 failed. 2 of 3 parts are made.' },
    partCounts: { made: 2, total: 3 },
  });
  expect(broken.parts.map(({ state }) => state)).toEqual(['succeeded', 'failed', 'succeeded']);
  expect(broken.charge?.totalMicros).toBe(
    (broken.parts[0]?.chargeMicros ?? 0) + (broken.parts[2]?.chargeMicros ?? 0),
  );

  const clickId = randomUUID();
  const redone = await redoFailedParts(studio.engine, studio.viewer, { taskId: id, clickId });
  expect(redone).toMatchObject({ ok: true, value: { taskIds: [expect.any(String)] } });
  expect(await redoFailedParts(studio.engine, studio.viewer, { taskId: id, clickId })).toEqual(redone);
  expect((await studio.view(id)).state).toBe('running');
  const done = await studio.finish(id);
  expect(done).toMatchObject({ state: 'succeeded', isSafe: true, partCounts: { made: 3, total: 3 } });
  expect(done.charge?.totalMicros).toBe(start.estimate.totalMicros);
  expect(done.charge?.lines).toHaveLength(1);
  expect(done.media).toMatchObject({ kind: 'audio' });
  const lengths = done.parts.map(({ media }) => media?.durationSeconds ?? 0);
  expect(
    Math.abs((done.media?.durationSeconds ?? 0) - lengths.reduce((sum, one) => sum + one, 0)),
  ).toBeLessThan(0.3);
  expect(await levelsOf(id)).toEqual([0.2, 0.8, 0.4]);
  expect(done.chapters?.map(({ title, isExact }) => [title, isExact])).toEqual([
    ['One', true],
    ['Two', true],
    ['Within two', false],
    ['Three', true],
  ]);
  expect(done.chapters?.[2]?.startSeconds).toBeCloseTo((lengths[0] ?? 0) + (lengths[1] ?? 0) / 2, 1);
  expect(done.parts[1]).toMatchObject({ state: 'succeeded', redoCount: 1 });
  expect((await studio.row(id)).charge).toBeNull();
  // Four create calls: three, and the one that was asked for again.
  expect(studio.narrator.calls).toHaveLength(4);

  const page = await listTakes(studio.viewer);
  expect(page.takes.map((take) => take.id)).toEqual([id]);
  expect(page.counts).toMatchObject({ open: 0, unclear: 0 });
  const changes = await readChanges(studio.viewer, BigInt(before.changeCursor));
  expect(changes.takes.map((take) => take.id)).toEqual([id]);
});

test('the undo window covers all parts; afterwards none is taken back while one has left', async () => {
  const id = await studio.created();
  const stranger = await makeViewer();
  expect(await undoTakes(stranger, { taskIds: [id] })).toMatchObject({ failure: { code: 'not-found' } });
  expect(await undoTakes(studio.viewer, { taskIds: [id] })).toEqual({ ok: true, value: { undone: [id] } });
  await studio.all(id, sendTask);
  await sendTask(studio.engine, id);
  expect((await studio.view(id)).state).toBe('cancelled');
  expect((await studio.partsOf(id)).map(({ state }) => state)).toEqual([
    'cancelled',
    'cancelled',
    'cancelled',
  ]);
  expect(studio.narrator.calls).toHaveLength(0);

  const other = await studio.created();
  studio.engine.pass(6000);
  const [first] = await studio.partsOf(other);
  await sendTask(studio.engine, first?.id ?? '');
  expect(await undoTakes(studio.viewer, { taskIds: [other] })).toMatchObject({
    failure: { code: 'conflict' },
  });
  expect((await studio.partsOf(other)).map(({ state }) => state)).toEqual(['queued', 'held', 'held']);
  expect((await studio.view(other)).state).toBe('running');
});

test('the same click is the same narration, however often and at once', async () => {
  const clickId = randomUUID();
  const ids = await Promise.all([studio.created(book, clickId), studio.created(book, clickId)]);
  expect(ids[0]).toBe(ids[1]);
  expect(await db().task.count({ where: { teamId: studio.viewer.teamId } })).toBe(4);
});

test('a text that fits into one request is one take, with its chapters', async () => {
  const text = `# First\n\n${'A word. '.repeat(100)}\n\n# Second\n\n${'A word. '.repeat(100)}`;
  const id = await studio.created(text);
  studio.engine.pass(6000);
  for (const step of [sendTask, pollTask, saveTask]) {
    await step(studio.engine, id);
    studio.engine.pass(6000);
  }
  const done = await studio.view(id);
  expect(done).toMatchObject({ state: 'succeeded', parts: [], partCounts: undefined });
  expect(done.chapters?.map(({ title }) => title)).toEqual(['First', 'Second']);
  expect(done.chapters?.[1]?.startSeconds).toBeCloseTo((done.media?.durationSeconds ?? 0) / 2, 1);
  expect(done.charge?.totalMicros).toBe(done.estimate.totalMicros);
  expect(
    await redoPart(studio.engine, studio.viewer, { taskId: id, partIndex: 0, clickId: randomUUID() }),
  ).toMatchObject({
    failure: { code: 'not-found' },
  });
});
