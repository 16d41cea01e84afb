import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { db } from '#lib/db.ts';
import { openTestEngine, type TestEngine } from '#lib/tasks/test-engine.ts';
import { startTestSandbox, type TestSandbox } from '#lib/tasks/test-sandbox.ts';
import { makeViewer } from '#lib/tasks/test-takes.ts';
import type { CastVoicesInput } from './action-inputs.ts';
import { castVoices, recastCell } from './cast-voices.ts';
import { makeSample } from './make-sample.ts';
import { listSamples, readCasting } from './queries.ts';

let sandbox: TestSandbox;
let engine: TestEngine;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  engine = await openTestEngine(sandbox);
});

afterAll(async () => {
  await engine.queue.stop();
  await sandbox.stop();
});

const grinch = { family: 'long', voiceId: 'Grinch' } as const;
const forbidden = { ok: false, failure: { code: 'forbidden' } };
const createCount = async () => (await sandbox.creates()).length;
const failTask = (id: string) => db().task.update({ where: { id }, data: { state: 'failed' } });

test('two people who ask at once, and one who comes later, get one sample', async () => {
  const owner = await makeViewer('owner');
  const creator = await makeViewer('creator', owner);
  const before = await createCount();
  const [one, other] = await Promise.all([
    makeSample(engine, owner, grinch),
    makeSample(engine, creator, grinch),
  ]);
  expect(one).toMatchObject({ ok: true });
  expect(other).toEqual(one);
  expect(await makeSample(engine, creator, grinch)).toEqual(one);
  expect(await createCount()).toBe(before + 1);
  expect(await listSamples(owner)).toHaveLength(1);
});

test('another team makes its own, and a reviewer makes none', async () => {
  const [owner, stranger] = [await makeViewer('owner'), await makeViewer('owner')];
  const mine = await makeSample(engine, owner, grinch);
  const theirs = await makeSample(engine, stranger, grinch);
  expect(theirs).toMatchObject({ ok: true });
  expect(theirs).not.toEqual(mine);
  expect(await makeSample(engine, await makeViewer('reviewer', owner), grinch)).toMatchObject(forbidden);
});

test.each([
  ['long', 'nobody_at_all'],
  ['short', 'nobody at all'],
] as const)(
  'a %s voice that the vendor does not know fails in its words, and can be tried again',
  async (family, voiceId) => {
    const viewer = await makeViewer();
    const ask = () => makeSample(engine, viewer, { family, voiceId });
    const refused = await ask();
    expect(refused.ok ? '' : refused.failure.message).toMatch(/voice/i);
    const [first] = await listSamples(viewer);
    expect(first).toMatchObject({ state: 'failed', failure: { message: expect.stringMatching(/voice/i) } });
    await ask();
    const [second] = await listSamples(viewer);
    expect(second?.state).toBe('failed');
    expect(second?.taskId).not.toBe(first?.taskId);
  },
);

test('a sample is spoken in the language that the team says', async () => {
  const viewer = await makeViewer();
  const { teamId, userId: createdById } = viewer;
  const voice = { family: 'long', voiceId: 'clone-claire' } as const;
  await db().teamVoice.create({
    data: { ...voice, teamId, createdById, name: 'Claire', language: 'French' },
  });
  const made = await makeSample(engine, viewer, voice);
  const task = await db().task.findUniqueOrThrow({ where: { id: made.ok ? made.value.taskId : '' } });
  expect(task.requestBody).toMatchObject({ text: expect.stringContaining('La brume') });
});

function sheet(more: Partial<CastVoicesInput> = {}): CastVoicesInput {
  return {
    castingId: randomUUID(),
    text: 'Who goes there?',
    plan: {
      voices: [
        { family: 'long', id: 'Grinch' },
        { family: 'long', id: 'Serene_Woman' },
      ],
      emotions: [null, 'sad'],
      speed: 1,
    },
    ...more,
  };
}

test('a casting makes one take per square, once, however often it is asked', async () => {
  const viewer = await makeViewer();
  const asked = sheet();
  const [one, other] = await Promise.all([
    castVoices(engine, viewer, asked),
    castVoices(engine, viewer, asked),
  ]);
  expect(one).toMatchObject({ ok: true });
  expect(other).toMatchObject({ ok: true });
  expect(one.ok && one.value.heldIds).toHaveLength(4);
  const tasks = await db().task.findMany({ where: { teamId: viewer.teamId } });
  expect(tasks).toHaveLength(4);
  expect(new Set(tasks.map(({ batchId }) => batchId))).toEqual(new Set([asked.castingId]));
  const casting = await readCasting(viewer, asked.castingId);
  expect(casting?.cells.every(({ take }) => take)).toBe(true);
  expect(await castVoices(engine, viewer, { ...asked, text: 'Another line.' })).toMatchObject({
    failure: { code: 'conflict' },
  });
});

test('a square that failed is made again, once, and no other', async () => {
  const viewer = await makeViewer();
  const asked = sheet();
  const { castingId } = asked;
  await castVoices(engine, viewer, asked);
  const failedId = (await readCasting(viewer, castingId))?.cells[1]?.take?.id ?? '';
  expect(await recastCell(engine, viewer, { castingId, taskId: failedId })).toMatchObject({
    failure: { code: 'conflict' },
  });
  await failTask(failedId);
  const again = () => recastCell(engine, viewer, { castingId, taskId: failedId });
  const [one, other] = await Promise.all([again(), again()]);
  expect(one).toMatchObject({ ok: true });
  expect(other.ok && other.value.taskIds).toEqual(one.ok && one.value.taskIds);
  const cells = (await readCasting(viewer, castingId))?.cells;
  expect(cells?.[1]).toMatchObject({ emotion: 'sad', take: { id: one.ok && one.value.taskIds[0] } });
  expect(await db().task.count({ where: { batchId: castingId } })).toBe(5);
});

test('reviewers and other teams neither cast nor repeat', async () => {
  const owner = await makeViewer('owner');
  const [reviewer, stranger] = [await makeViewer('reviewer', owner), await makeViewer('owner')];
  const asked = sheet();
  const { castingId } = asked;
  await castVoices(engine, owner, asked);
  const [task] = await db().task.findMany({ where: { batchId: castingId } });
  const taskId = task?.id ?? '';
  await failTask(taskId);
  expect(await castVoices(engine, reviewer, sheet())).toMatchObject(forbidden);
  expect(await recastCell(engine, reviewer, { castingId, taskId })).toMatchObject(forbidden);
  expect(await castVoices(engine, stranger, asked)).toMatchObject({ failure: { code: 'conflict' } });
  expect(await recastCell(engine, stranger, { castingId, taskId })).toMatchObject({
    failure: { code: 'not-found' },
  });
  expect(await db().task.count({ where: { teamId: stranger.teamId } })).toBe(0);
});

test('a square that the vendor refuses fails alone; a sheet of which nothing can be made is not kept', async () => {
  const viewer = await makeViewer();
  await db().team.update({ where: { id: viewer.teamId }, data: { undoSeconds: 0 } });
  const mixed = sheet({
    plan: {
      voices: [
        { family: 'long', id: 'nobody_at_all' },
        { family: 'long', id: 'Grinch' },
      ],
      emotions: [null],
      speed: 1,
    },
  });
  expect(await castVoices(engine, viewer, mixed)).toMatchObject({ ok: true });
  const casting = await readCasting(viewer, mixed.castingId);
  expect(casting?.cells[0]?.take).toMatchObject({ state: 'failed' });
  expect(casting?.cells[1]?.take?.state).not.toBe('failed');

  const empty = sheet({ text: '\u200b' });
  expect(await castVoices(engine, viewer, empty)).toMatchObject({ failure: { code: 'invalid' } });
  expect(await readCasting(viewer, empty.castingId)).toBeUndefined();
});
