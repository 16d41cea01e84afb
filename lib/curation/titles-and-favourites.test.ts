import { expect, test } from 'vitest';
import { db } from '#lib/db.ts';
import { listTakes, readTakesByIds } from '#lib/tasks/queries.ts';
import { makeTake, makeViewer } from '#lib/tasks/test-takes.ts';
import { favouriteTakes } from './favourite-takes.ts';
import { nameTake } from './name-take.ts';

const titleOf = async (taskId: string) => (await db().task.findUnique({ where: { id: taskId } }))?.title;

test('owners and creators give titles and take them away; the former one is answered', async () => {
  const creator = await makeViewer('creator');
  const owner = await makeViewer('owner', creator);
  const taskId = await makeTake(creator);
  expect(await nameTake(owner, { taskId, title: 'The kite' })).toMatchObject({ value: { former: '' } });
  expect(await nameTake(creator, { taskId, title: '' })).toMatchObject({ value: { former: 'The kite' } });
  expect(await titleOf(taskId)).toBeNull();
});

test('a reviewer reads titles and gives none; another team and the bin are not there', async () => {
  const creator = await makeViewer('creator');
  const reviewer = await makeViewer('reviewer', creator);
  const taskId = await makeTake(creator, { title: 'The kite' });
  const asked = { taskId, title: 'Mine' };
  expect(await nameTake(reviewer, asked)).toMatchObject({ failure: { code: 'forbidden' } });
  expect((await readTakesByIds(reviewer, [taskId]))[0]?.title).toBe('The kite');
  expect(await nameTake(await makeViewer('owner'), asked)).toMatchObject({ failure: { code: 'not-found' } });
  const binned = await makeTake(creator, { shelf: 'bin' });
  expect(await nameTake(creator, { ...asked, taskId: binned })).toMatchObject({
    failure: { code: 'not-found' },
  });
  expect(await titleOf(taskId)).toBe('The kite');
});

test('favourites are a person’s own, whatever their role, and can be undone', async () => {
  const creator = await makeViewer('creator');
  const reviewer = await makeViewer('reviewer', creator);
  const [one, two] = [await makeTake(creator), await makeTake(creator)];
  await favouriteTakes(reviewer, { taskIds: [one], isFavourite: true });
  const marked = await favouriteTakes(reviewer, { taskIds: [one, two], isFavourite: true });
  expect(marked).toMatchObject({
    value: { changed: [two], undo: [{ taskIds: [two], isFavourite: false }] },
  });
  const favourites = async (viewer: typeof creator) =>
    (await listTakes(viewer, { filter: { isFavourite: true } })).takes.map(({ id }) => id).toSorted();
  expect(await favourites(reviewer)).toEqual([one, two].toSorted());
  expect(await favourites(creator)).toEqual([]);
  await favouriteTakes(reviewer, { taskIds: [two], isFavourite: false });
  expect(await favourites(reviewer)).toEqual([one]);
});

test('takes of another team cannot be marked', async () => {
  const [creator, stranger] = [await makeViewer('creator'), await makeViewer('owner')];
  const taskIds = [await makeTake(creator)];
  expect(await favouriteTakes(stranger, { taskIds, isFavourite: true })).toMatchObject({
    failure: { code: 'not-found' },
  });
  expect(await favouriteTakes(creator, { taskIds, isFavourite: true })).toMatchObject({ ok: true });
});
