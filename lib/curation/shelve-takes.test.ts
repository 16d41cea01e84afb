import { describe, expect, test } from 'vitest';
import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { makeTake, makeViewer } from '#lib/tasks/test-takes.ts';
import type { TaskState } from '#prisma/client/enums.ts';
import type { Shelf } from './shelf-inputs.ts';
import { shelveTakes } from './shelve-takes.ts';

async function shelve(viewer: Viewer, taskIds: string[], shelf: Shelf) {
  const shelved = await shelveTakes(viewer, { taskIds, shelf });
  if (!shelved.ok) throw new Error(shelved.failure.message);
  return shelved.value;
}

const shelfOf = async (id: string) => (await db().task.findUniqueOrThrow({ where: { id } })).shelf;

test('takes are put aside and come back, and undo puts each where it lay', async () => {
  const viewer = await makeViewer('creator');
  const [one, two] = [await makeTake(viewer), await makeTake(viewer, { shelf: 'archive' })];
  const binned = await shelve(viewer, [one, two], 'bin');
  expect(new Set(binned.changed)).toEqual(new Set([one, two]));
  expect(await db().task.findUniqueOrThrow({ where: { id: one } })).toMatchObject({
    shelf: 'bin',
    binnedById: viewer.userId,
    shelvedAt: expect.any(Date),
  });
  for (const { taskIds, shelf } of binned.undo) await shelve(viewer, taskIds, shelf as Shelf);
  expect([await shelfOf(one), await shelfOf(two)]).toEqual(['gallery', 'archive']);
  expect(await db().task.findUniqueOrThrow({ where: { id: one } })).toMatchObject({
    shelvedAt: null,
    binnedById: null,
  });
});

test('a creator throws away what they made themselves, an owner anything, and a reviewer nothing', async () => {
  const owner = await makeViewer('owner');
  const creator = await makeViewer('creator', owner);
  const reviewer = await makeViewer('reviewer', owner);
  const [mine, theirs] = [await makeTake(creator), await makeTake(owner)];
  const tried = await shelve(creator, [mine, theirs], 'bin');
  expect(tried.changed).toEqual([mine]);
  expect(tried.refused).toEqual([
    { taskIds: [theirs], message: expect.stringContaining('Somebody else made it') },
  ]);
  expect((await shelve(creator, [theirs], 'archive')).changed).toEqual([theirs]);
  for (const shelf of ['gallery', 'archive', 'bin'] as const) {
    expect(await shelveTakes(reviewer, { taskIds: [mine], shelf })).toMatchObject({
      ok: false,
      failure: { code: 'forbidden' },
    });
  }
  expect((await shelve(owner, [mine, theirs], 'bin')).changed).toEqual([theirs]);
  expect((await shelve(creator, [theirs], 'gallery')).refused).toHaveLength(1);
  expect((await shelve(owner, [theirs, mine], 'gallery')).refused).toEqual([]);
});

describe('what has not ended cannot be thrown away:', () => {
  test.each<TaskState>(['held', 'waiting', 'sending', 'queued', 'running', 'saving', 'unclear'])(
    '%s',
    async (state) => {
      const owner = await makeViewer('owner');
      const take = await makeTake(owner, { state });
      const tried = await shelve(owner, [take], 'bin');
      expect(tried).toMatchObject({ changed: [], undo: [], refused: [{ taskIds: [take] }] });
      expect((await shelve(owner, [take], 'archive')).changed).toEqual([take]);
    },
  );

  test('a narration one of whose parts is unclear', async () => {
    const owner = await makeViewer('owner');
    const take = await makeTake(owner, { tool: 'narration', state: 'failed' });
    const part = await makeTake(owner, { parentId: take, partIndex: 0, shelf: 'part', state: 'unclear' });
    const tried = await shelve(owner, [take], 'bin');
    expect(tried).toMatchObject({ changed: [], refused: [{ taskIds: [take] }] });
    await db().task.update({ where: { id: part }, data: { state: 'failed' } });
    expect((await shelve(owner, [take], 'bin')).changed).toEqual([take]);
  });

  test.each<TaskState>(['failed', 'cancelled', 'lost', 'succeeded'])('but %s can', async (state) => {
    const owner = await makeViewer('owner');
    const take = await makeTake(owner, { state });
    expect((await shelve(owner, [take], 'bin')).changed).toEqual([take]);
  });
});

test('another team, parts of narrations and what was deleted for ever are not here', async () => {
  const owner = await makeViewer('owner');
  const stranger = await makeViewer('owner');
  const take = await makeTake(owner);
  const part = await makeTake(owner, { parentId: take, partIndex: 0, shelf: 'part' });
  const gone = await makeTake(owner, { shelf: 'purged', purgedAt: new Date() });
  const notFound = { ok: false, failure: { code: 'not-found' } };
  expect(await shelveTakes(stranger, { taskIds: [take], shelf: 'bin' })).toMatchObject(notFound);
  expect(await shelveTakes(owner, { taskIds: [part, gone], shelf: 'gallery' })).toMatchObject(notFound);
});
