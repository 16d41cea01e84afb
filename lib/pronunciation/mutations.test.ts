import { beforeEach, describe, expect, it } from 'vitest';
import { makeTestViewer } from '#lib/assets/test-team.ts';
import type { Viewer } from '#lib/auth/viewer.ts';
import { importPronunciations, removePronunciation, savePronunciation } from './mutations.ts';
import { listPronunciations } from './queries.ts';

let viewer: Viewer;
let stranger: Viewer;

beforeEach(async () => {
  viewer = await makeTestViewer('creator');
  stranger = await makeTestViewer('owner');
});

const words = { text: 'omg', replacement: 'oh my god' };

async function add(entry = words, by = viewer) {
  const result = await savePronunciation(by, entry);
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
}

describe('the dictionary of a team', () => {
  it('is written and read in the order of its words', async () => {
    await add({ text: ' zoo ', replacement: ' zo ' });
    await add();
    expect(await listPronunciations(viewer)).toMatchObject([words, { text: 'zoo', replacement: 'zo' }]);
  });

  it('changes an entry', async () => {
    const { id } = await add();
    expect(await savePronunciation(viewer, { id, text: 'OMG', replacement: 'o m g' })).toMatchObject({
      ok: true,
    });
    expect(await listPronunciations(viewer)).toEqual([{ id, text: 'OMG', replacement: 'o m g' }]);
  });

  it('holds a text once', async () => {
    await add();
    const { id } = await add({ text: 'btw', replacement: 'by the way' });
    for (const entry of [words, { ...words, id }]) {
      expect(await savePronunciation(viewer, entry)).toMatchObject({
        ok: false,
        failure: { code: 'conflict', field: 'text' },
      });
    }
  });

  it('gives a removed entry back, to be put in again', async () => {
    const { id } = await add();
    expect(await removePronunciation(viewer, { id })).toEqual({ ok: true, value: words });
    expect(await listPronunciations(viewer)).toEqual([]);
    expect(await removePronunciation(viewer, { id })).toMatchObject({ failure: { code: 'not-found' } });
    await add();
  });

  it.each([
    [{ text: '', replacement: 'a' }, 'text'],
    [{ text: 'a', replacement: '(yan)' }, 'replacement'],
  ])('refuses %j at its field', async (entry, field) => {
    expect(await savePronunciation(viewer, entry)).toMatchObject({ failure: { code: 'invalid', field } });
  });

  it('takes in lines, all or none', async () => {
    await add();
    expect(await importPronunciations(viewer, { lines: 'omg/oh\nbtw/by the way' })).toEqual({
      ok: true,
      value: { count: 2 },
    });
    expect(await importPronunciations(viewer, { lines: 'new/one\nwrong' })).toMatchObject({
      failure: { code: 'invalid', message: expect.stringMatching(/^Line 2, .*Nothing was taken in/) },
    });
    const all = await listPronunciations(viewer);
    expect(all.map(({ text, replacement }) => `${text}/${replacement}`)).toEqual([
      'btw/by the way',
      'omg/oh',
    ]);
  });

  it('is full at 500 entries', async () => {
    const lines = (count: number, word: string) =>
      Array.from({ length: count }, (_, index) => `${word}${index}/x`).join('\n');
    expect(await importPronunciations(viewer, { lines: lines(499, 'a') })).toMatchObject({ ok: true });
    expect(await importPronunciations(viewer, { lines: lines(2, 'b') })).toMatchObject({ ok: false });
    expect(await listPronunciations(viewer)).toHaveLength(499);
    await add();
    expect(await savePronunciation(viewer, { text: 'more', replacement: 'x' })).toMatchObject({
      failure: { code: 'conflict' },
    });
  });
});

describe('who may', () => {
  it('keeps other teams out, and lets the own team in', async () => {
    const { id } = await add();
    expect(await listPronunciations(stranger)).toEqual([]);
    expect(await savePronunciation(stranger, { id, ...words })).toMatchObject({
      failure: { code: 'not-found' },
    });
    expect(await removePronunciation(stranger, { id })).toMatchObject({ failure: { code: 'not-found' } });
    await add(words, stranger);
    expect(await listPronunciations(viewer)).toEqual([{ id, ...words }]);
    const colleague = await makeTestViewer('owner', viewer.teamId);
    expect(await savePronunciation(colleague, { id, ...words })).toMatchObject({ ok: true });
    expect(await removePronunciation(colleague, { id })).toMatchObject({ ok: true });
  });

  it('lets a reviewer read, not write', async () => {
    const { id } = await add();
    const reviewer = await makeTestViewer('reviewer', viewer.teamId);
    expect(await listPronunciations(reviewer)).toHaveLength(1);
    const tries = [
      savePronunciation(reviewer, { text: 'a', replacement: 'b' }),
      savePronunciation(reviewer, { id, ...words }),
      removePronunciation(reviewer, { id }),
      importPronunciations(reviewer, { lines: 'a/b' }),
    ];
    for (const result of await Promise.all(tries)) {
      expect(result).toMatchObject({ failure: { code: 'forbidden' } });
    }
    expect(await listPronunciations(viewer)).toEqual([{ id, ...words }]);
  });
});
