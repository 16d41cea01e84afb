import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AudioSampleSink } from 'mediabunny';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTimed } from '#lib/assets/media-process/open-timed.ts';
import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { storage } from '#lib/storage/storage.ts';
import { createTakes } from './create-takes.ts';
import { lockNarration } from './follow-parts.ts';
import { undoTakes } from './mutations.ts';
import { pollTask } from './poll-task.ts';
import { listTakes, readChanges, readTake } from './queries.ts';
import { redoFailedParts, redoPart } from './redo-part.ts';
import { resolveUnclear } from './resolve-unclear.ts';
import { saveTask } from './save-task.ts';
import { sendTask } from './send-task.ts';
import { sweepTasks } from './sweep-tasks.ts';
import type { TakeDetail } from './take-view.ts';
import { openTestEngine, type TestEngine } from './test-engine.ts';
import { startTestNarrator, type TestNarrator } from './test-narrator.ts';
import { makeViewer } from './test-takes.ts';

let narrator: TestNarrator;
let engine: TestEngine;
let viewer: Viewer;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rushes-test-'));
  narrator = await startTestNarrator();
  engine = await openTestEngine(narrator);
});

beforeEach(async () => {
  engine.resetClock();
  narrator.calls.length = 0;
  viewer = await makeViewer();
});

afterAll(async () => {
  await narrator.stop();
  await engine.queue.stop();
  await rm(folder, { recursive: true, force: true });
});

/** A chapter of 40,000 characters, so that each becomes a part; the second has another one inside it. */
function chapter(title: string, more = ''): string {
  const sentence = `${title} goes on and on, as long chapters do. `;
  return `# ${title}\n\n${sentence.repeat(Math.floor(20_000 / sentence.length))}\n\n${more}${sentence.repeat(Math.floor(20_000 / sentence.length))}\n\n`;
}
const book = chapter('One') + chapter('Two', '# Within two\n\n') + chapter('Three');

async function created(text = book, clickId = randomUUID(), by = viewer): Promise<string> {
  const input = { title: 'Book', text, voiceId: 'audiobook_male_1' };
  const result = await createTakes(engine, by, { tool: 'narration', input, clickIds: [clickId] });
  if (!result.ok) throw new Error(result.failure.message);
  expect(result.value.taskIds).toHaveLength(1);
  return result.value.taskIds[0] ?? '';
}

const row = (id: string) =>
  db().task.findUniqueOrThrow({
    where: { id },
    include: { events: { orderBy: { id: 'asc' } }, outputs: { include: { asset: true } }, charge: true },
  });
const partsOf = (parentId: string) =>
  db().task.findMany({ where: { parentId }, orderBy: [{ partIndex: 'asc' }, { createdAt: 'asc' }] });

async function view(id: string): Promise<TakeDetail> {
  const take = await readTake(viewer, id);
  if (!take) throw new Error('this take is not there');
  return take;
}

type Step = (engine: TestEngine, id: string) => Promise<void>;

/** One step of every part, as workers take them. */
async function all(parentId: string, ...steps: Step[]): Promise<void> {
  for (const step of steps) {
    engine.pass(6000);
    await Promise.all((await partsOf(parentId)).map((part) => step(engine, part.id)));
  }
}

/** Makes all parts, and joins them when they are made. */
async function finish(id: string): Promise<TakeDetail> {
  await all(id, sendTask, pollTask, saveTask);
  await Promise.all([saveTask(engine, id), saveTask(engine, id)]);
  return view(id);
}

/** How loud each third of a sound is. */
async function levelsOf(id: string): Promise<number[]> {
  const { storageKey } = (await row(id)).outputs[0]?.asset ?? { storageKey: '' };
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
  const before = await listTakes(viewer);
  narrator.setLevel('One', 0.2);
  narrator.setLevel('Two', 0.8);
  narrator.setLevel('Three', 0.4);
  narrator.expectTrouble('Two', 'fails');
  const id = await created();
  const parts = await partsOf(id);
  expect(parts.map(({ partIndex, state }) => [partIndex, state])).toEqual([
    [0, 'held'],
    [1, 'held'],
    [2, 'held'],
  ]);
  const start = await view(id);
  expect(start).toMatchObject({
    state: 'held',
    estimate: { isPriced: true },
    partCounts: { made: 0, total: 3 },
  });
  expect(start.estimate.totalMicros).toBe(
    start.parts.reduce((sum, part) => sum + part.estimate.totalMicros, 0),
  );

  await all(id, sendTask);
  expect((await view(id)).state).toBe('running');
  expect(narrator.calls.map(({ text }) => text.slice(0, 3)).sort()).toEqual(['One', 'Thr', 'Two']);
  expect(
    narrator.calls
      .map(({ text }) => text)
      .join('')
      .replace(/\s/g, ''),
  ).toHaveLength(book.replace(/# |\s/g, '').length);
  await all(id, pollTask, saveTask);
  const broken = await view(id);
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
  const redone = await redoFailedParts(engine, viewer, { taskId: id, clickId });
  expect(redone).toMatchObject({ ok: true, value: { taskIds: [expect.any(String)] } });
  expect(await redoFailedParts(engine, viewer, { taskId: id, clickId })).toEqual(redone);
  expect((await view(id)).state).toBe('running');
  const done = await finish(id);
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
  expect((await row(id)).charge).toBeNull();
  // Four create calls: three, and the one that was asked for again.
  expect(narrator.calls).toHaveLength(4);

  const page = await listTakes(viewer);
  expect(page.takes.map((take) => take.id)).toEqual([id]);
  expect(page.counts).toEqual({ open: 0, unclear: 0 });
  const changes = await readChanges(viewer, BigInt(before.changeCursor));
  expect(changes.takes.map((take) => take.id)).toEqual([id]);
});

test('the undo window covers all parts; afterwards none is taken back while one has left', async () => {
  const id = await created();
  const stranger = await makeViewer();
  expect(await undoTakes(stranger, { taskIds: [id] })).toMatchObject({ failure: { code: 'not-found' } });
  expect(await undoTakes(viewer, { taskIds: [id] })).toEqual({ ok: true, value: { undone: [id] } });
  await all(id, sendTask);
  await sendTask(engine, id);
  expect((await view(id)).state).toBe('cancelled');
  expect((await partsOf(id)).map(({ state }) => state)).toEqual(['cancelled', 'cancelled', 'cancelled']);
  expect(narrator.calls).toHaveLength(0);

  const other = await created();
  engine.pass(6000);
  const [first] = await partsOf(other);
  await sendTask(engine, first?.id ?? '');
  expect(await undoTakes(viewer, { taskIds: [other] })).toMatchObject({ failure: { code: 'conflict' } });
  expect((await partsOf(other)).map(({ state }) => state)).toEqual(['queued', 'held', 'held']);
  expect((await view(other)).state).toBe('running');
});

test('a narration that is being taken back gets no new part, which nobody would join', async () => {
  const id = await created();
  let redoing: ReturnType<typeof redoPart> | undefined;
  await db().$transaction(async (tx) => {
    await lockNarration(tx, id);
    redoing = redoPart(engine, viewer, { taskId: id, partIndex: 0, clickId: randomUUID() });
    await vi.waitFor(async () => {
      const waiting = await db().$queryRaw`SELECT 1 FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      expect(waiting).toHaveLength(1);
    });
    const both = { OR: [{ id }, { parentId: id }] };
    await tx.task.updateMany({ where: both, data: { state: 'cancelled', nextStepAt: null } });
  });
  expect(await redoing).toMatchObject({ failure: { code: 'conflict' } });
  expect(await partsOf(id)).toHaveLength(3);
});

test('the same click is the same narration, however often and at once', async () => {
  const clickId = randomUUID();
  const ids = await Promise.all([created(book, clickId), created(book, clickId)]);
  expect(ids[0]).toBe(ids[1]);
  expect(await db().task.count({ where: { teamId: viewer.teamId } })).toBe(4);
});

test('one part of a finished narration is made anew; a failed try loses nothing', {
  timeout: 90_000,
}, async () => {
  const id = await created();
  const first = await finish(id);
  expect(first.state).toBe('succeeded');
  narrator.expectTrouble('Two', 'fails');
  const asked = { taskId: id, partIndex: 1, clickId: randomUUID() };
  expect(await redoPart(engine, await makeViewer(), asked)).toMatchObject({ failure: { code: 'not-found' } });
  const reviewer = await makeViewer('reviewer', viewer);
  expect(await redoPart(engine, reviewer, asked)).toMatchObject({ failure: { code: 'forbidden' } });
  const redone = await redoPart(engine, viewer, asked);
  expect(redone.ok).toBe(true);
  expect(await redoPart(engine, viewer, asked)).toEqual(redone);
  expect(await redoPart(engine, viewer, { ...asked, clickId: randomUUID() })).toMatchObject({
    failure: { code: 'conflict' },
  });
  expect(await redoPart(engine, viewer, { ...asked, partIndex: 7, clickId: randomUUID() })).toMatchObject({
    failure: { code: 'not-found' },
  });
  // The same click for another part.
  expect(await redoPart(engine, viewer, { ...asked, partIndex: 2 })).toMatchObject({
    failure: { code: 'conflict' },
  });
  const running = await view(id);
  expect(running).toMatchObject({ state: 'running', media: { assetId: first.media?.assetId } });

  const after = await finish(id);
  expect(after).toMatchObject({ state: 'succeeded', media: { assetId: first.media?.assetId } });
  expect(after.parts[1]).toMatchObject({
    state: 'failed',
    media: { assetId: first.parts[1]?.media?.assetId },
  });
  expect(after.charge?.totalMicros).toBe(first.charge?.totalMicros);

  narrator.setLevel('Two', 0.6);
  await redoPart(engine, viewer, { ...asked, clickId: randomUUID() });
  const better = await finish(id);
  expect(better.state).toBe('succeeded');
  expect(better.media?.assetId).not.toBe(first.media?.assetId);
  // What was superseded was paid for, too.
  const twice = (first.charge?.totalMicros ?? 0) + (first.parts[1]?.chargeMicros ?? 0);
  expect(better.charge?.totalMicros).toBe(twice);
  expect(better.outputs).toHaveLength(1);
});

test('an unclear part is decided about before it is made anew', async () => {
  narrator.expectTrouble('Three', 'breaks-off');
  const id = await created();
  await all(id, sendTask, pollTask, saveTask);
  const open = await view(id);
  expect(open).toMatchObject({ state: 'failed', failure: { kind: 'part-failed' } });
  expect(open.failure?.message).toContain('Part 3 was sent without a clear answer.');
  const again = { taskId: id, clickId: randomUUID() };
  expect(await redoPart(engine, viewer, { ...again, partIndex: 2 })).toMatchObject({
    failure: { code: 'conflict' },
  });
  expect(await redoFailedParts(engine, viewer, again)).toMatchObject({ failure: { code: 'conflict' } });
  // The vendor made it after all.
  const vendorTaskId = String(narrator.calls.find(({ text }) => text.startsWith('Three'))?.id);
  const taskId = open.parts[2]?.id ?? '';
  await resolveUnclear(engine, viewer, { taskId, choice: 'adopt', vendorTaskId });
  expect((await view(id)).state).toBe('running');
  expect((await finish(id)).state).toBe('succeeded');
  expect(narrator.calls).toHaveLength(3);
});

test('a join that a part made anew has overtaken is not the result', async () => {
  const id = await created();
  await all(id, sendTask, pollTask, saveTask);
  expect((await row(id)).state).toBe('saving');
  // While the first join runs, a part is asked for anew.
  const joining = saveTask(engine, id);
  const redone = await redoPart(engine, viewer, { taskId: id, partIndex: 0, clickId: randomUUID() });
  expect(redone.ok).toBe(true);
  await joining;
  expect((await row(id)).state).toBe('running');
  const done = await finish(id);
  expect(done.state).toBe('succeeded');
  expect((await row(id)).events.filter(({ cause }) => cause === 'saved')).toHaveLength(1);
});

test('killed while joining: the sweep finds it and another worker joins', async () => {
  const id = await created();
  await all(id, sendTask, pollTask, saveTask);
  const leaseUntil = new Date(engine.now().getTime() + 30_000);
  await db().task.update({ where: { id }, data: { leaseUntil, nextStepAt: leaseUntil } });
  await saveTask(engine, id);
  expect((await row(id)).state).toBe('saving');
  engine.pass(31_000);
  expect(await sweepTasks(engine)).toBeGreaterThan(0);
  await saveTask(engine, id);
  expect((await view(id)).state).toBe('succeeded');
});

test('sound that is gone from storage is said, and the join is tried for as long as it takes', async () => {
  const id = await created();
  await all(id, sendTask, pollTask, saveTask);
  const [part] = await partsOf(id);
  const key = (await row(part?.id ?? '')).outputs[0]?.asset.storageKey ?? '';
  await storage().remove(key);
  await saveTask(engine, id);
  expect(await row(id)).toMatchObject({
    state: 'saving',
    failure: { kind: 'joining-trouble', code: 'not-found' },
  });
  engine.pass(30 * 86_400_000);
  await saveTask(engine, id);
  expect((await row(id)).state).toBe('saving');
});

test.each([1, 2])('a narration in which a part would be missing is not joined (%i)', async (index) => {
  const id = await created();
  await all(id, sendTask, pollTask, saveTask);
  const lost = (await partsOf(id))[index];
  await db().taskOutput.deleteMany({ where: { taskId: lost?.id ?? '' } });
  await saveTask(engine, id);
  expect(await row(id)).toMatchObject({
    state: 'saving',
    failure: { kind: 'joining-trouble', message: `Part ${index + 1} has no sound.` },
  });
});

test('a text that fits into one request is one take, with its chapters', async () => {
  const text = `# First\n\n${'A word. '.repeat(100)}\n\n# Second\n\n${'A word. '.repeat(100)}`;
  const id = await created(text);
  engine.pass(6000);
  for (const step of [sendTask, pollTask, saveTask]) {
    await step(engine, id);
    engine.pass(6000);
  }
  const done = await view(id);
  expect(done).toMatchObject({ state: 'succeeded', parts: [], partCounts: undefined });
  expect(done.chapters?.map(({ title }) => title)).toEqual(['First', 'Second']);
  expect(done.chapters?.[1]?.startSeconds).toBeCloseTo((done.media?.durationSeconds ?? 0) / 2, 1);
  expect(done.charge?.totalMicros).toBe(done.estimate.totalMicros);
  expect(await redoPart(engine, viewer, { taskId: id, partIndex: 0, clickId: randomUUID() })).toMatchObject({
    failure: { code: 'not-found' },
  });
});
