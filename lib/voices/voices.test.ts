import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { db } from '#lib/db.ts';
import { addResult, makeTake, makeViewer } from '#lib/tasks/test-takes.ts';
import { cellKey } from './casting-plan.ts';
import { addVoice, removeVoice, renameVoice, setFavourite } from './mutations.ts';
import { listCastings, listOwnVoices, listSamples, readCasting, readShelf } from './queries.ts';

const cloned = { family: 'short', voiceId: 'clone-1', gender: 'female', language: 'French' } as const;

test.each(['owner', 'creator'] as const)('an %s names, renames and removes voices', async (role) => {
  const viewer = await makeViewer(role);
  const added = await addVoice(viewer, { ...cloned, name: 'Our Claire', settings: { speed: 0.9 } });
  expect(added).toMatchObject({
    ok: true,
    value: { ...cloned, name: 'Our Claire', settings: { speed: 0.9 } },
  });
  const [voice] = await listOwnVoices(viewer);
  expect(voice).toMatchObject({ ...cloned, creatorName: viewer.name });
  expect(await renameVoice(viewer, { id: voice?.id ?? '', name: 'Claire' })).toMatchObject({ ok: true });
  expect(await listOwnVoices(viewer)).toMatchObject([{ name: 'Claire' }]);
  expect(await removeVoice(viewer, { id: voice?.id ?? '' })).toMatchObject({ ok: true });
  expect(await listOwnVoices(viewer)).toEqual([]);
  expect(await removeVoice(viewer, { id: voice?.id ?? '' })).toMatchObject({
    failure: { code: 'not-found' },
  });
});

test('a reviewer sees the names and changes none', async () => {
  const owner = await makeViewer('owner');
  const reviewer = await makeViewer('reviewer', owner);
  const added = await addVoice(owner, { ...cloned, name: 'Claire' });
  const id = added.ok ? added.value.id : '';
  const denied = { ok: false, failure: { code: 'forbidden' } };
  expect(await addVoice(reviewer, { ...cloned, name: 'Another' })).toMatchObject(denied);
  expect(await renameVoice(reviewer, { id, name: 'Mine' })).toMatchObject(denied);
  expect(await removeVoice(reviewer, { id })).toMatchObject(denied);
  expect(await listOwnVoices(reviewer)).toMatchObject([{ name: 'Claire' }]);
  expect(await readShelf(reviewer)).toMatchObject({ canCreate: false });
  expect(await readShelf(owner)).toMatchObject({ canCreate: true });
});

test('a name stands once in a team, and again in another', async () => {
  const [viewer, stranger] = [await makeViewer(), await makeViewer()];
  await addVoice(viewer, { ...cloned, name: 'Claire' });
  expect(await addVoice(viewer, { ...cloned, name: 'Claire' })).toMatchObject({
    failure: { code: 'conflict', field: 'name' },
  });
  await addVoice(viewer, { ...cloned, name: 'Clara' });
  const clara = (await listOwnVoices(viewer)).find(({ name }) => name === 'Clara');
  expect(await renameVoice(viewer, { id: clara?.id ?? '', name: 'Claire' })).toMatchObject({
    failure: { code: 'conflict' },
  });
  expect(await addVoice(stranger, { ...cloned, name: 'Claire' })).toMatchObject({ ok: true });
});

test('another team neither sees nor changes a voice', async () => {
  const [viewer, stranger] = [await makeViewer(), await makeViewer()];
  const added = await addVoice(viewer, { ...cloned, name: 'Claire' });
  const id = added.ok ? added.value.id : '';
  expect(await listOwnVoices(stranger)).toEqual([]);
  expect(await renameVoice(stranger, { id, name: 'Stolen' })).toMatchObject({
    failure: { code: 'not-found' },
  });
  expect(await removeVoice(stranger, { id })).toMatchObject({ failure: { code: 'not-found' } });
  expect(await listOwnVoices(viewer)).toMatchObject([{ name: 'Claire' }]);
});

test('favourites are a person’s own, whatever their role', async () => {
  const owner = await makeViewer('owner');
  const reviewer = await makeViewer('reviewer', owner);
  const mark = { family: 'long', voiceId: 'Grinch', isFavourite: true } as const;
  await setFavourite(reviewer, mark);
  await setFavourite(reviewer, mark);
  expect(await readShelf(reviewer)).toMatchObject({ favourites: ['long:Grinch'] });
  expect(await readShelf(owner)).toMatchObject({ favourites: [] });
  await setFavourite(owner, { ...mark, isFavourite: false });
  expect(await readShelf(reviewer)).toMatchObject({ favourites: ['long:Grinch'] });
  await setFavourite(reviewer, { ...mark, isFavourite: false });
  expect(await readShelf(reviewer)).toMatchObject({ favourites: [] });
});

test('samples are heard by the whole team and by nobody else', async () => {
  const owner = await makeViewer('owner');
  const [reviewer, stranger] = [await makeViewer('reviewer', owner), await makeViewer()];
  const taskId = await makeTake(owner, { tool: 'speech', input: { voiceId: 'clone-1' } });
  await addResult(owner, taskId, { kind: 'audio', format: 'mp3', mimeType: 'audio/mpeg', width: null });
  await db().voiceSample.create({
    data: { teamId: owner.teamId, family: 'short', voiceId: 'clone-1', taskId },
  });
  const heard = [
    {
      family: 'short',
      voiceId: 'clone-1',
      taskId,
      state: 'succeeded',
      url: expect.stringMatching(/^\/media\//),
    },
  ];
  expect(await listSamples(owner)).toMatchObject(heard);
  expect(await listSamples(reviewer)).toMatchObject(heard);
  expect(await listSamples(stranger)).toEqual([]);
});

test('a casting shows the newest take of each square, to its own team', async () => {
  const owner = await makeViewer('owner');
  const [reviewer, stranger] = [await makeViewer('reviewer', owner), await makeViewer()];
  const id = randomUUID();
  const plan = {
    voices: [
      { family: 'long', id: 'Grinch' },
      { family: 'short', id: 'clone-1' },
    ],
    emotions: [null, 'sad'],
    speed: 1,
  };
  await db().casting.create({
    data: { id, teamId: owner.teamId, createdById: owner.userId, text: 'Who goes there?', plan },
  });
  const of = (tool: string, input: object, more: object = {}) =>
    makeTake(owner, { tool, input: { ...input }, batchId: id, ...more });
  const failed = { state: 'failed', createdAt: new Date(Date.now() - 60_000) };
  await of('narration', { voiceId: 'Grinch', emotion: 'sad' }, failed);
  const again = await of('narration', { voiceId: 'Grinch', emotion: 'sad' });
  const plain = await of('narration', { voiceId: 'Grinch' });
  const casting = await readCasting(owner, id);
  expect(casting?.cells.map(({ key, take }) => [key, take?.id])).toEqual([
    [cellKey({ family: 'long', id: 'Grinch' }, null), plain],
    [cellKey({ family: 'long', id: 'Grinch' }, 'sad'), again],
    [cellKey({ family: 'short', id: 'clone-1' }, null), undefined],
  ]);
  expect((await readCasting(reviewer, id))?.text).toBe('Who goes there?');
  expect(await listCastings(reviewer)).toMatchObject([{ id, voiceCount: 2, cellCount: 3 }]);
  expect(await readCasting(stranger, id)).toBeUndefined();
  expect(await readCasting(owner, 'not an id')).toBeUndefined();
  expect(await listCastings(stranger)).toEqual([]);
});
