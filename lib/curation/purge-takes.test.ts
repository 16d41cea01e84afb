import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importFile } from '#lib/assets/mutations.ts';
import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { env } from '#lib/env.ts';
import { openQueue } from '#lib/queue/open-queue.ts';
import type { Queue } from '#lib/queue/queue.ts';
import { storage } from '#lib/storage/storage.ts';
import { listTakes, readBatch, readChanges, readTake, readTakesByIds } from '#lib/tasks/queries.ts';
import { readLineage } from '#lib/tasks/read-lineage.ts';
import { readSourceTake } from '#lib/tasks/source-take.ts';
import { addResult, makeTake, makeViewer } from '#lib/tasks/test-takes.ts';
import { freeFiles } from './free-files.ts';
import { purge } from './jobs.ts';
import { deleteForEver, emptyBin } from './purge-takes.ts';
import { binDays } from './shelf-limits.ts';

let queue: Queue;
beforeAll(async () => {
  queue = await openQueue({ connectionString: env().DATABASE_URL, role: 'sender' });
});
afterAll(() => queue.stop());

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600_000);

/** A take in the bin with a result that really lies in storage. */
async function makeBinned(viewer: Viewer, shelvedAt = daysAgo(binDays + 1)) {
  const id = await makeTake(viewer, {
    shelf: 'bin',
    shelvedAt,
    title: 'Secret title',
    batchId: randomUUID(),
  });
  const assetId = await addResult(viewer, id);
  await putFiles(assetId);
  return { id, assetId };
}

async function putFiles(assetId: string) {
  const path = join(tmpdir(), randomUUID());
  await writeFile(path, 'bytes');
  for (const key of await keysOf(assetId)) {
    await storage().put(key, path, { mimeType: 'video/mp4', sha256: '0'.repeat(64) });
  }
}

async function keysOf(assetId: string) {
  const asset = await db().asset.findUniqueOrThrow({
    where: { id: assetId },
    include: { derivatives: true },
  });
  return [asset.storageKey, ...asset.derivatives.map(({ storageKey }) => storageKey)];
}

async function charge(taskId: string, teamId: string) {
  await db().charge.create({
    data: {
      taskId,
      teamId,
      amountMicros: 400_000n,
      currency: 'USD',
      isPriced: true,
      lines: [],
      usage: {},
      priceList: 'Test',
    },
  });
}

const sizes = (keys: string[]) => Promise.all(keys.map((key) => storage().size(key)));
const row = (id: string) => db().task.findUniqueOrThrow({ where: { id } });

test('after 30 days files and words are gone, and the bill stays', async () => {
  const viewer = await makeViewer('owner');
  const { id, assetId } = await makeBinned(viewer);
  const { id: young } = await makeBinned(viewer, daysAgo(binDays - 1));
  const keys = await keysOf(assetId);
  const { teamId, userId } = viewer;
  await charge(id, teamId);
  await db().comment.create({ data: { teamId, taskId: id, authorId: userId, text: 'Secret words' } });
  await purge();
  await purge();
  expect(await row(id)).toMatchObject({
    shelf: 'purged',
    purgedAt: expect.any(Date),
    shelvedAt: null,
    prompt: '',
    title: null,
    input: {},
    requestBody: {},
  });
  expect(
    JSON.stringify(
      await db().task.findMany({ where: { id }, include: { comments: true, events: true } }),
      (_, v) => (typeof v === 'bigint' ? `${v}` : v),
    ),
  ).not.toContain('Secret');
  expect(await sizes(keys)).toEqual(keys.map(() => undefined));
  expect(await db().asset.count({ where: { id: assetId } })).toBe(0);
  expect(await db().charge.findUnique({ where: { taskId: id } })).toMatchObject({ amountMicros: 400_000n });
  expect(await db().taskSearch.count({ where: { taskId: id } })).toBe(0);
  expect(await row(young)).toMatchObject({ shelf: 'bin', title: 'Secret title' });
});

test('a purged take is not there for any read', async () => {
  const viewer = await makeViewer('owner');
  const { id } = await makeBinned(viewer);
  const { batchId } = await row(id);
  const mark = (await readChanges(viewer)).cursor;
  await purge();
  expect(await readTake(viewer, id)).toBeUndefined();
  expect(await readTakesByIds(viewer, [id])).toEqual([]);
  expect(await readBatch(viewer, batchId)).toEqual([]);
  expect(await readSourceTake(viewer, id)).toBeUndefined();
  for (const shelf of [undefined, 'archive', 'bin'] as const) {
    expect((await listTakes(viewer, { filter: { shelf } })).takes).toEqual([]);
  }
  // Pages that show it learn that it has left; there are no words in it.
  const { takes } = await readChanges(viewer, BigInt(mark));
  expect(takes).toMatchObject([{ id, shelf: 'purged', prompt: '' }]);
});

test('a file that another take uses is kept until that one goes too, and its source is said to be deleted', async () => {
  const viewer = await makeViewer('owner');
  const { teamId } = viewer;
  const { id, assetId } = await makeBinned(viewer);
  const keys = await keysOf(assetId);
  const other = await makeTake(viewer);
  await db().taskInput.create({
    data: { taskId: other, position: 0, teamId, role: 'first_frame', assetId, sourceTaskId: id },
  });
  await purge();
  expect(await sizes(keys)).toEqual(keys.map(() => 5));
  const detail = await readTake(viewer, other);
  expect(detail?.inputs).toMatchObject([{ assetId, isSourceDeleted: true, sourceTaskId: undefined }]);
  expect((await readLineage(viewer, other))?.nodes.map((node) => node.id)).toEqual([other]);
  await db().task.update({ where: { id: other }, data: { shelf: 'bin', shelvedAt: daysAgo(binDays + 1) } });
  await purge();
  expect(await sizes(keys)).toEqual(keys.map(() => undefined));
});

test('what somebody brought in themselves stays in the library', async () => {
  const viewer = await makeViewer('owner');
  const { teamId } = viewer;
  const { id } = await makeBinned(viewer);
  const upload = await addResult(viewer, await makeTake(viewer), { source: 'upload' });
  await db().taskOutput.deleteMany({ where: { assetId: upload } });
  await db().taskInput.create({
    data: { taskId: id, position: 0, teamId, role: 'first_frame', assetId: upload },
  });
  await putFiles(upload);
  await purge();
  expect(await db().asset.count({ where: { id: upload } })).toBe(1);
  expect(await sizes(await keysOf(upload))).not.toContain(undefined);
});

test('so does a result that somebody brought in again as a file of their own', async () => {
  const viewer = await makeViewer('owner');
  const take = await makeTake(viewer, { shelf: 'bin', shelvedAt: daysAgo(binDays + 1) });
  const sha256 = randomUUID();
  const assetId = await addResult(viewer, take, { sha256 });
  await putFiles(assetId);
  const file = { path: join(tmpdir(), sha256), originalName: 'mine.mp4', sha256 };
  const imported = await importFile(viewer, { ...file, source: 'upload' });
  expect(imported).toMatchObject({ ok: true, value: { id: assetId, source: 'upload' } });
  await purge();
  expect(await row(take)).toMatchObject({ shelf: 'purged' });
  expect(await sizes(await keysOf(assetId))).not.toContain(undefined);
});

test('a crash between the words and the files is made good by the next round', async () => {
  const viewer = await makeViewer('owner');
  const { id, assetId } = await makeBinned(viewer);
  const keys = await keysOf(assetId);
  const [first = ''] = keys;
  expect((await deleteForEver(queue, viewer, { taskIds: [id] })).ok).toBe(true);
  // As if the worker had died after the first file.
  await storage().remove(first);
  expect(await row(id)).toMatchObject({ shelf: 'purged', shelvedAt: expect.any(Date) });
  await freeFiles();
  expect(await sizes(keys)).toEqual(keys.map(() => undefined));
  expect(await row(id)).toMatchObject({ shelvedAt: null });
});

test('parts go with their narration, and a casting with its last take', async () => {
  const viewer = await makeViewer('owner');
  const { id } = await makeBinned(viewer);
  const { batchId } = await row(id);
  const { teamId, userId } = viewer;
  await db().casting.create({ data: { id: batchId, teamId, createdById: userId, text: 'Secret', plan: {} } });
  const part = await makeTake(viewer, { parentId: id, partIndex: 0, shelf: 'part' });
  await purge();
  expect(await row(part)).toMatchObject({ shelf: 'purged', prompt: '' });
  expect(await db().casting.count({ where: { id: batchId } })).toBe(0);
});

test('what is being made anew in the bin waits', async () => {
  const viewer = await makeViewer('owner');
  const { id } = await makeBinned(viewer);
  await db().task.update({ where: { id }, data: { state: 'running' } });
  await purge();
  expect(await row(id)).toMatchObject({ shelf: 'bin' });
});

describe('by hand, only owners delete for ever:', () => {
  test.each(['creator', 'reviewer'] as const)('not a %s', async (role) => {
    const owner = await makeViewer('owner');
    const viewer = await makeViewer(role, owner);
    const { id } = await makeBinned(viewer);
    const forbidden = { ok: false, failure: { code: 'forbidden' } };
    expect(await deleteForEver(queue, viewer, { taskIds: [id] })).toMatchObject(forbidden);
    expect(await emptyBin(queue, viewer)).toMatchObject(forbidden);
    expect(await row(id)).toMatchObject({ shelf: 'bin' });
  });

  test('an owner does, of their own team and out of the bin alone', async () => {
    const owner = await makeViewer('owner');
    const stranger = await makeViewer('owner');
    const [one, two, theirs] = [
      await makeBinned(owner, new Date()),
      await makeBinned(owner, new Date()),
      await makeBinned(stranger, new Date()),
    ];
    const shown = await makeTake(owner);
    expect(await deleteForEver(queue, owner, { taskIds: [one.id, theirs.id, shown] })).toEqual({
      ok: true,
      value: { deleted: [one.id] },
    });
    expect(await emptyBin(queue, owner)).toMatchObject({ ok: true });
    const shelves = await Promise.all(
      [one.id, two.id, theirs.id, shown].map(async (id) => (await row(id)).shelf),
    );
    expect(shelves).toEqual(['purged', 'purged', 'bin', 'gallery']);
    expect((await deleteForEver(queue, owner, { taskIds: [shown] })).ok).toBe(false);
  });
});
