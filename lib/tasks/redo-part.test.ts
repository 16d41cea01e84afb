import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { db } from '#lib/db.ts';
import { storage } from '#lib/storage/storage.ts';
import { lockNarration } from './follow-parts.ts';
import { pollTask } from './poll-task.ts';
import { redoFailedParts, redoPart } from './redo-part.ts';
import { resolveUnclear } from './resolve-unclear.ts';
import { saveTask } from './save-task.ts';
import { sendTask } from './send-task.ts';
import { sweepTasks } from './sweep-tasks.ts';
import { NarrationStudio } from './test-narration.ts';
import { makeViewer } from './test-takes.ts';

let studio: NarrationStudio;

beforeAll(async () => {
  studio = await NarrationStudio.open();
});

beforeEach(() => studio.reset());

afterAll(() => studio.stop());

test('a narration that is being taken back gets no new part, which nobody would join', async () => {
  const id = await studio.created();
  let redoing: ReturnType<typeof redoPart> | undefined;
  await db().$transaction(async (tx) => {
    await lockNarration(tx, studio.viewer, id);
    redoing = redoPart(studio.engine, studio.viewer, { taskId: id, partIndex: 0, clickId: randomUUID() });
    await vi.waitFor(isWaiting);
    const both = { OR: [{ id }, { parentId: id }] };
    await tx.task.updateMany({ where: both, data: { state: 'cancelled', nextStepAt: null } });
  });
  expect(await redoing).toMatchObject({ failure: { code: 'conflict' } });
  expect(await studio.partsOf(id)).toHaveLength(3);
});

test('one that is being deleted for ever gets none either: its words are gone', async () => {
  const id = await studio.created();
  let redoing: ReturnType<typeof redoPart> | undefined;
  await db().$transaction(async (tx) => {
    await lockNarration(tx, studio.viewer, id);
    redoing = redoPart(studio.engine, studio.viewer, { taskId: id, partIndex: 0, clickId: randomUUID() });
    await vi.waitFor(isWaiting);
    const both = { OR: [{ id }, { parentId: id }] };
    await tx.task.updateMany({ where: both, data: { state: 'failed', shelf: 'purged', nextStepAt: null } });
  });
  expect(await redoing).toMatchObject({ failure: { code: 'not-found' } });
  expect(await studio.partsOf(id)).toHaveLength(3);
});

/** Somebody waits for a lock. */
async function isWaiting() {
  const waiting = await db().$queryRaw`SELECT 1 FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  expect(waiting).toHaveLength(1);
}

test('one part of a finished narration is made anew; a failed try loses nothing', {
  timeout: 90_000,
}, async () => {
  const id = await studio.created();
  const first = await studio.finish(id);
  expect(first.state).toBe('succeeded');
  studio.narrator.expectTrouble('Two', 'fails');
  const asked = { taskId: id, partIndex: 1, clickId: randomUUID() };
  expect(await redoPart(studio.engine, await makeViewer(), asked)).toMatchObject({
    failure: { code: 'not-found' },
  });
  const reviewer = await makeViewer('reviewer', studio.viewer);
  expect(await redoPart(studio.engine, reviewer, asked)).toMatchObject({ failure: { code: 'forbidden' } });
  const redone = await redoPart(studio.engine, studio.viewer, asked);
  expect(redone.ok).toBe(true);
  expect(await redoPart(studio.engine, studio.viewer, asked)).toEqual(redone);
  expect(await redoPart(studio.engine, studio.viewer, { ...asked, clickId: randomUUID() })).toMatchObject({
    failure: { code: 'conflict' },
  });
  expect(
    await redoPart(studio.engine, studio.viewer, { ...asked, partIndex: 7, clickId: randomUUID() }),
  ).toMatchObject({
    failure: { code: 'not-found' },
  });
  // The same click for another part.
  expect(await redoPart(studio.engine, studio.viewer, { ...asked, partIndex: 2 })).toMatchObject({
    failure: { code: 'conflict' },
  });
  const running = await studio.view(id);
  expect(running).toMatchObject({ state: 'running', media: { assetId: first.media?.assetId } });

  const after = await studio.finish(id);
  expect(after).toMatchObject({ state: 'succeeded', media: { assetId: first.media?.assetId } });
  expect(after.parts[1]).toMatchObject({
    state: 'failed',
    media: { assetId: first.parts[1]?.media?.assetId },
  });
  expect(after.charge?.totalMicros).toBe(first.charge?.totalMicros);

  studio.narrator.setLevel('Two', 0.6);
  await redoPart(studio.engine, studio.viewer, { ...asked, clickId: randomUUID() });
  const better = await studio.finish(id);
  expect(better.state).toBe('succeeded');
  expect(better.media?.assetId).not.toBe(first.media?.assetId);
  // What was superseded was paid for, too.
  const twice = (first.charge?.totalMicros ?? 0) + (first.parts[1]?.chargeMicros ?? 0);
  expect(better.charge?.totalMicros).toBe(twice);
  expect(better.outputs).toHaveLength(1);
});

test('making a part again is priced by the list of today, not by the one of the first click', async () => {
  const id = await studio.created();
  const [before] = (await studio.view(id)).parts;
  const old = { lines: [], totalMicros: 1, currency: 'USD', isPriced: true };
  await db().task.updateMany({ where: { parentId: id }, data: { estimate: old } });
  const [part] = (await studio.view(id)).parts;
  expect(part?.estimate).toMatchObject({ totalMicros: 1 });
  expect(part?.redoEstimate).toEqual(before?.estimate);
  expect(part?.redoEstimate.totalMicros).toBe((part?.characters ?? 0) * 60);
});

test('an unclear part is decided about before it is made anew', async () => {
  studio.narrator.expectTrouble('Three', 'breaks-off');
  const id = await studio.created();
  await studio.all(id, sendTask, pollTask, saveTask);
  const open = await studio.view(id);
  expect(open).toMatchObject({ state: 'failed', failure: { kind: 'part-failed' } });
  expect(open.failure?.message).toContain('Part 3 was sent without a clear answer.');
  const again = { taskId: id, clickId: randomUUID() };
  expect(await redoPart(studio.engine, studio.viewer, { ...again, partIndex: 2 })).toMatchObject({
    failure: { code: 'conflict' },
  });
  expect(await redoFailedParts(studio.engine, studio.viewer, again)).toMatchObject({
    failure: { code: 'conflict' },
  });
  // The vendor made it after all.
  const vendorTaskId = String(studio.narrator.calls.find(({ text }) => text.startsWith('Three'))?.id);
  const taskId = open.parts[2]?.id ?? '';
  await resolveUnclear(studio.engine, studio.viewer, { taskId, choice: 'adopt', vendorTaskId });
  expect((await studio.view(id)).state).toBe('running');
  expect((await studio.finish(id)).state).toBe('succeeded');
  expect(studio.narrator.calls).toHaveLength(3);
});

test('a join that a part made anew has overtaken is not the result', async () => {
  const id = await studio.created();
  await studio.all(id, sendTask, pollTask, saveTask);
  expect((await studio.row(id)).state).toBe('saving');
  // While the first join runs, a part is asked for anew.
  const joining = saveTask(studio.engine, id);
  const redone = await redoPart(studio.engine, studio.viewer, {
    taskId: id,
    partIndex: 0,
    clickId: randomUUID(),
  });
  expect(redone.ok).toBe(true);
  await joining;
  expect((await studio.row(id)).state).toBe('running');
  const done = await studio.finish(id);
  expect(done.state).toBe('succeeded');
  expect((await studio.row(id)).events.filter(({ cause }) => cause === 'saved')).toHaveLength(1);
});

test('killed while joining: the sweep finds it and another worker joins', async () => {
  const id = await studio.created();
  await studio.all(id, sendTask, pollTask, saveTask);
  const leaseUntil = new Date(studio.engine.now().getTime() + 30_000);
  await db().task.update({ where: { id }, data: { leaseUntil, nextStepAt: leaseUntil } });
  await saveTask(studio.engine, id);
  expect((await studio.row(id)).state).toBe('saving');
  studio.engine.pass(31_000);
  expect(await sweepTasks(studio.engine)).toBeGreaterThan(0);
  await saveTask(studio.engine, id);
  expect((await studio.view(id)).state).toBe('succeeded');
});

test('sound that is gone from storage is said, and the join is tried for as long as it takes', async () => {
  const id = await studio.created();
  await studio.all(id, sendTask, pollTask, saveTask);
  const [part] = await studio.partsOf(id);
  const key = (await studio.row(part?.id ?? '')).outputs[0]?.asset.storageKey ?? '';
  await storage().remove(key);
  await saveTask(studio.engine, id);
  expect(await studio.row(id)).toMatchObject({
    state: 'saving',
    failure: { kind: 'joining-trouble', code: 'not-found' },
  });
  studio.engine.pass(30 * 86_400_000);
  await saveTask(studio.engine, id);
  expect((await studio.row(id)).state).toBe('saving');
});

test.each([1, 2])('a narration in which a part would be missing is not joined (%i)', async (index) => {
  const id = await studio.created();
  await studio.all(id, sendTask, pollTask, saveTask);
  const lost = (await studio.partsOf(id))[index];
  await db().taskOutput.deleteMany({ where: { taskId: lost?.id ?? '' } });
  await saveTask(studio.engine, id);
  expect(await studio.row(id)).toMatchObject({
    state: 'saving',
    failure: { kind: 'joining-trouble', message: `Part ${index + 1} has no sound.` },
  });
});
