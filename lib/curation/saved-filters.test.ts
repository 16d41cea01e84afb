import { describe, expect, test } from 'vitest';
import type { Viewer } from '#lib/auth/viewer.ts';
import { makeViewer } from '#lib/tasks/test-takes.ts';
import { listSavedFilters } from './list-saved-filters.ts';
import { saveFilterInput } from './saved-filter-inputs.ts';
import { changeSavedFilter, deleteSavedFilter, restoreSavedFilter, saveFilter } from './saved-filters.ts';

const roles = ['owner', 'creator', 'reviewer'] as const;
const kites = { query: 'search=kite&review=approved', isShared: false };

async function save(viewer: Viewer, name: string, isShared = false): Promise<string> {
  const saved = await saveFilter(viewer, { ...kites, name, isShared });
  if (!saved.ok) throw new Error(saved.failure.message);
  return saved.value.filterId;
}

const namesOf = async (viewer: Viewer) => (await listSavedFilters(viewer)).map(({ name }) => name);

describe.each(roles)('a %s', (role) => {
  test('keeps, renames and deletes their own, seen by nobody else', async () => {
    const viewer = await makeViewer(role);
    const [teammate, stranger] = [await makeViewer('owner', viewer), await makeViewer(role)];
    const filterId = await save(viewer, 'Kites');
    expect(await listSavedFilters(viewer)).toEqual([
      { id: filterId, name: 'Kites', ...kites, byName: undefined, canChange: true },
    ]);
    expect(await namesOf(teammate)).toEqual([]);
    for (const other of [teammate, stranger]) {
      expect(await changeSavedFilter(other, { filterId, name: 'Mine' })).toMatchObject({ ok: false });
      expect(await deleteSavedFilter(other, { filterId })).toMatchObject({ ok: false });
    }
    expect(await changeSavedFilter(viewer, { filterId, name: 'Red kites' })).toMatchObject({ ok: true });
    const deleted = await deleteSavedFilter(viewer, { filterId });
    expect(await namesOf(viewer)).toEqual([]);
    if (deleted.ok) await restoreSavedFilter(viewer, deleted.value.undo);
    expect(await listSavedFilters(viewer)).toMatchObject([{ name: 'Red kites', query: kites.query }]);
  });

  test('sees what the team shares, and changes it only as an owner', async () => {
    const maker = await makeViewer('creator');
    const [viewer, stranger] = [await makeViewer(role, maker), await makeViewer(role)];
    const filterId = await save(maker, 'For all', true);
    expect(await listSavedFilters(viewer)).toMatchObject([
      { name: 'For all', byName: maker.name, canChange: role === 'owner' },
    ]);
    expect(await listSavedFilters(stranger)).toEqual([]);
    expect(await changeSavedFilter(stranger, { filterId, name: 'x' })).toMatchObject({ ok: false });
    expect(await deleteSavedFilter(stranger, { filterId })).toMatchObject({ ok: false });
    const deleted = await deleteSavedFilter(viewer, { filterId });
    expect(deleted.ok).toBe(role === 'owner');
    if (deleted.ok) expect(await restoreSavedFilter(viewer, deleted.value.undo)).toMatchObject({ ok: true });
    expect(await listSavedFilters(maker)).toMatchObject([{ name: 'For all', byName: undefined }]);
  });

  test('shares only when they create', async () => {
    const viewer = await makeViewer(role);
    const shared = await saveFilter(viewer, { ...kites, name: 'Shared', isShared: true });
    expect(shared.ok).toBe(role !== 'reviewer');
    const filterId = await save(viewer, 'Own');
    expect((await changeSavedFilter(viewer, { filterId, isShared: true })).ok).toBe(role !== 'reviewer');
    expect((await changeSavedFilter(viewer, { filterId, isShared: false })).ok).toBe(true);
  });
});

test('a name is taken once by each person', async () => {
  const viewer = await makeViewer();
  const teammate = await makeViewer('creator', viewer);
  const first = await save(viewer, 'Kites');
  expect(await saveFilter(viewer, { ...kites, name: 'Kites' })).toMatchObject({
    failure: { code: 'conflict' },
  });
  await save(viewer, 'Other');
  expect(await changeSavedFilter(viewer, { filterId: first, name: 'Other' })).toMatchObject({
    failure: { code: 'conflict', field: 'name' },
  });
  await save(teammate, 'Kites');
});

test('nobody brings back a filter into the hands of another', async () => {
  const [viewer, stranger] = [await makeViewer('owner'), await makeViewer('owner')];
  const input = { ...kites, name: 'Planted', isShared: true, userId: stranger.userId };
  expect(await restoreSavedFilter(viewer, input)).toMatchObject({ ok: false });
  const teammate = await makeViewer('creator', viewer);
  const own = { ...kites, name: 'Planted', userId: teammate.userId };
  expect(await restoreSavedFilter(viewer, own)).toMatchObject({ ok: false });
});

test('only a filter of ours is kept', () => {
  const parse = (query: string) => saveFilterInput.safeParse({ name: ' A  name ', query });
  expect(parse('tool=paint&x=1&review=approved&search=kite').data).toEqual({
    name: 'A name',
    query: 'search=kite&review=approved',
    isShared: false,
  });
  expect(parse('tool=paint').success).toBe(false);
  expect(saveFilterInput.safeParse({ name: '\u200b', query: 'review=approved' }).success).toBe(false);
});
