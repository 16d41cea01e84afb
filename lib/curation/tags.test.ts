import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { env } from '#lib/env.ts';
import { openQueue } from '#lib/queue/open-queue.ts';
import type { Queue } from '#lib/queue/queue.ts';
import type { Result } from '#lib/result.ts';
import { readTakesByIds } from '#lib/tasks/queries.ts';
import { makeTake, makeViewer } from '#lib/tasks/test-takes.ts';
import { deleteTag, mergeTags, renameTag } from './change-tags.ts';
import { listTags } from './queries.ts';
import { retagTakes } from './retag-takes.ts';
import { tagTakesInput } from './tag-inputs.ts';
import { tagLimits } from './tag-limits.ts';
import { tagTakes } from './tag-takes.ts';

let queue: Queue;
beforeAll(async () => {
  queue = await openQueue({ connectionString: env().DATABASE_URL, role: 'sender' });
});
afterAll(() => queue.stop());

function done<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
}
const codeOf = (result: Result<unknown>) => (result.ok ? 'ok' : result.failure.code);
const tag = (viewer: Viewer, taskIds: string[], add: string[], remove: string[] = []) =>
  tagTakes(viewer, { taskIds, add, remove });

async function tagsOf(viewer: Viewer, taskId: string): Promise<string[]> {
  const [take] = await readTakesByIds(viewer, [taskId]);
  return (take?.tags ?? []).map(({ name }) => name);
}

async function idOf(viewer: Viewer, name: string): Promise<string> {
  return (await listTags(viewer)).find((one) => one.name === name)?.id ?? randomUUID();
}

test('a tag is made when it is first given, and is the same however it is spelled', async () => {
  const viewer = await makeViewer('creator');
  const [one, two] = [await makeTake(viewer), await makeTake(viewer)];
  done(await tag(viewer, [one], ['Night', '夜景']));
  done(await tag(viewer, [two], ['night', 'NIGHT', 'Day']));
  expect((await listTags(viewer)).map(({ name }) => name)).toEqual(['Day', 'Night', '夜景']);
  expect(await tagsOf(viewer, two)).toEqual(['Day', 'Night']);
});

test('undo gives every take the tags that it had', async () => {
  const viewer = await makeViewer('creator');
  const takes = [await makeTake(viewer), await makeTake(viewer), await makeTake(viewer)];
  const [one = '', two = '', three = ''] = takes;
  done(await tag(viewer, [one], ['Day']));
  done(await tag(viewer, [two], ['Day', 'Night']));
  const changed = done(await tag(viewer, takes, ['Night'], [await idOf(viewer, 'Day')]));
  expect(await Promise.all(takes.map((id) => tagsOf(viewer, id)))).toEqual([['Night'], ['Night'], ['Night']]);
  for (const step of changed.undo) done(await tagTakes(viewer, step));
  expect(await tagsOf(viewer, one)).toEqual(['Day']);
  expect(await tagsOf(viewer, two)).toEqual(['Day', 'Night']);
  expect(await tagsOf(viewer, three)).toEqual([]);
  expect(done(await tag(viewer, [two], ['night'])).changed).toEqual([]);
});

test('people who tag the same takes at once lose nothing of each other', async () => {
  const viewer = await makeViewer('creator');
  const takes = await Promise.all(Array.from({ length: 10 }, () => makeTake(viewer)));
  const names = Array.from({ length: 8 }, (_, index) => `Tag ${index}`);
  await Promise.all(names.map((name, at) => tag(viewer, at % 2 ? takes : takes.toReversed(), [name, 'All'])));
  for (const id of takes) expect(await tagsOf(viewer, id)).toEqual(['All', ...names]);
});

test('a take has fifty tags at most, and then none of the click is kept', async () => {
  const viewer = await makeViewer('creator');
  const [full, empty] = [await makeTake(viewer), await makeTake(viewer)];
  const names = Array.from({ length: tagLimits.perTake }, (_, index) => `Tag ${index}`);
  done(await tag(viewer, [full], names));
  expect(codeOf(await tag(viewer, [full, empty], ['One more']))).toBe('conflict');
  expect(await tagsOf(viewer, empty)).toEqual([]);
  expect(await listTags(viewer)).toHaveLength(tagLimits.perTake);
  expect(codeOf(await tag(viewer, [full], ['One more'], [await idOf(viewer, 'Tag 7')]))).toBe('ok');
});

describe('who may what:', () => {
  test('owners and creators tag, rename, merge and delete; reviewers look', async () => {
    const creator = await makeViewer('creator');
    const owner = await makeViewer('owner', creator);
    const reviewer = await makeViewer('reviewer', creator);
    const take = await makeTake(creator);
    for (const person of [creator, owner]) {
      done(await tag(person, [take], ['A', 'B', 'C']));
      const [a, b, c] = [await idOf(person, 'A'), await idOf(person, 'B'), await idOf(person, 'C')];
      expect(await renameTag(person, { tagId: a, name: 'a2' })).toMatchObject({ value: { former: 'A' } });
      expect(await mergeTags(queue, person, { fromId: b, intoId: c })).toMatchObject({
        value: { isDone: true },
      });
      expect(await tagsOf(person, take)).toEqual(['C', 'a2']);
      done(await deleteTag(queue, person, { tagId: a }));
      done(await deleteTag(queue, person, { tagId: c }));
      expect(await db().task.findUnique({ where: { id: take } })).toMatchObject({ tagIds: [] });
    }
    done(await tag(creator, [take], ['A', 'B']));
    const [a, b] = [await idOf(creator, 'A'), await idOf(creator, 'B')];
    expect(codeOf(await tag(reviewer, [take], ['C']))).toBe('forbidden');
    expect(codeOf(await renameTag(reviewer, { tagId: a, name: 'C' }))).toBe('forbidden');
    expect(codeOf(await mergeTags(queue, reviewer, { fromId: a, intoId: b }))).toBe('forbidden');
    expect(codeOf(await deleteTag(queue, reviewer, { tagId: a }))).toBe('forbidden');
    expect((await listTags(reviewer)).map(({ name }) => name)).toEqual(['A', 'B']);
  });

  test('another team finds neither takes nor tags', async () => {
    const creator = await makeViewer('creator');
    const stranger = await makeViewer('owner');
    const [take, foreign] = [await makeTake(creator), await makeTake(stranger)];
    const binned = await makeTake(creator, { shelf: 'bin' });
    expect(done(await tag(creator, [take, foreign, binned, randomUUID()], ['A', 'B'])).changed).toEqual([
      take,
    ]);
    const [a, b] = [await idOf(creator, 'A'), await idOf(creator, 'B')];
    expect(await listTags(stranger)).toEqual([]);
    expect(codeOf(await tag(stranger, [take], ['C'], [a]))).toBe('not-found');
    expect(codeOf(await renameTag(stranger, { tagId: a, name: 'C' }))).toBe('not-found');
    expect(codeOf(await mergeTags(queue, stranger, { fromId: a, intoId: b }))).toBe('not-found');
    expect(codeOf(await deleteTag(queue, stranger, { tagId: a }))).toBe('not-found');
    done(await tag(stranger, [foreign], ['A']));
    expect(await tagsOf(creator, take)).toEqual(['A', 'B']);
  });
});

test('no two tags have one name', async () => {
  const viewer = await makeViewer('creator');
  done(await tag(viewer, [await makeTake(viewer)], ['Day', 'Night']));
  const tagId = await idOf(viewer, 'Night');
  expect(await renameTag(viewer, { tagId, name: 'day' })).toMatchObject({
    failure: { code: 'conflict', field: 'name' },
  });
  expect(codeOf(await renameTag(viewer, { tagId, name: 'NIGHT' }))).toBe('ok');
});

test('a tag of very many takes is merged in small steps, of which any may be the last of a process', async () => {
  const viewer = await makeViewer('creator');
  const { teamId } = viewer;
  done(await tag(viewer, [await makeTake(viewer)], ['From', 'Into']));
  const [fromId, intoId] = [await idOf(viewer, 'From'), await idOf(viewer, 'Into')];
  await Promise.all(Array.from({ length: 1100 }, () => makeTake(viewer, { tagIds: [fromId] })));
  const retagging = { teamId, fromId, intoId };
  expect(await retagTakes(retagging, 1)).toBe(false);
  expect(await retagTakes(retagging)).toBe(true);
  expect((await listTags(viewer)).map(({ name }) => name)).toEqual(['Into']);
  expect(await db().task.count({ where: { teamId, tagIds: { equals: [intoId] } } })).toBe(1101);
  expect(await retagTakes(retagging)).toBe(true);
});

test('names are trimmed, and one without a visible letter is none', () => {
  const taskIds = [randomUUID()];
  expect(tagTakesInput.parse({ taskIds, add: ['  night \n shoot '] }).add).toEqual(['night shoot']);
  expect(tagTakesInput.safeParse({ taskIds, add: [' \u200b'] }).success).toBe(false);
  expect(tagTakesInput.safeParse({ taskIds, add: ['x'.repeat(41)] }).success).toBe(false);
});

test('a tag that is deleted while another is merged into it comes back on no take', async () => {
  const viewer = await makeViewer('creator');
  const take = await makeTake(viewer);
  done(await tag(viewer, [take], ['From', 'Into']));
  const [fromId, intoId] = [await idOf(viewer, 'From'), await idOf(viewer, 'Into')];
  done(await deleteTag(queue, viewer, { tagId: intoId }));
  expect(await retagTakes({ teamId: viewer.teamId, fromId, intoId })).toBe(true);
  expect(await db().task.findUnique({ where: { id: take } })).toMatchObject({ tagIds: [] });
});
