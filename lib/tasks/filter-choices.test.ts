import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { db } from '#lib/db.ts';
import { readFilterChoices, readFilterNames } from './filter-choices.ts';
import { makeTake, makeViewer } from './test-takes.ts';

test('the own people, projects, tags and models are offered, found by parts of their names', async () => {
  const [viewer, stranger] = [await makeViewer('reviewer'), await makeViewer()];
  const { teamId, userId } = viewer;
  const gone = await makeViewer('creator', viewer);
  await makeTake(gone, { model: 'H3-Max' });
  await makeTake(gone, { model: 'flex' });
  await db().member.deleteMany({ where: { userId: gone.userId } });
  const project = await db().project.create({ data: { teamId, createdById: userId, name: '夏日 Été' } });
  await db().project.create({ data: { teamId, createdById: userId, name: 'Old', archivedAt: new Date() } });
  const tag = await db().tag.create({ data: { teamId, name: 'Hero' } });
  const all = await readFilterChoices(viewer, '');
  expect(new Set(all.people.map(({ id }) => id))).toEqual(new Set([userId, gone.userId]));
  expect(all).toMatchObject({
    projects: [{ id: project.id }],
    tags: [{ id: tag.id, name: 'Hero' }],
    models: ['flex', 'H3-Max'],
  });
  expect(await readFilterChoices(viewer, 'ete')).toMatchObject({ projects: [{ id: project.id }], tags: [] });
  expect(await readFilterChoices(viewer, '夏')).toMatchObject({ projects: [{ id: project.id }], people: [] });
  expect(await readFilterChoices(viewer, '100%')).toEqual({ people: [], projects: [], tags: [], models: [] });
  expect(await readFilterChoices(viewer, 'e\0te')).toMatchObject({ projects: [{ id: project.id }] });
  const theirs = await readFilterChoices(stranger, '');
  expect(theirs).toEqual({
    people: [{ id: stranger.userId, name: stranger.name }],
    projects: [],
    tags: [],
    models: [],
  });

  const filter = { creatorId: gone.userId, projectId: project.id, tagId: tag.id };
  expect(await readFilterNames(viewer, filter)).toEqual({
    person: gone.name,
    project: '夏日 Été',
    tag: 'Hero',
  });
  expect(await readFilterNames(stranger, filter)).toEqual({});
  expect(await readFilterNames(viewer, { tagId: randomUUID() })).toEqual({});
});
