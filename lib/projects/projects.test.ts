import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { db } from '#lib/db.ts';
import type { Result } from '#lib/result.ts';
import { listTakes } from '#lib/tasks/queries.ts';
import { addResult, makeTake, makeViewer } from '#lib/tasks/test-takes.ts';
import { makeProjectInput } from './action-inputs.ts';
import { moveTakes } from './move-takes.ts';
import { archiveProject, changeProject, makeProject, restoreProject } from './mutations.ts';
import { findCurrentProject, listProjectNames, listProjects, readProject } from './queries.ts';
import { chargeTake, makeTestProject } from './test-projects.ts';

function done<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
}
const codeOf = (result: Result<unknown>) => (result.ok ? 'ok' : result.failure.code);

/** One team in its three roles, and somebody of another. */
async function makePeople() {
  const creator = await makeViewer('creator');
  const owner = await makeViewer('owner', creator);
  const reviewer = await makeViewer('reviewer', creator);
  return { creator, owner, reviewer, stranger: await makeViewer('owner') };
}

describe('who may what:', () => {
  test('owners and creators make, change, archive and restore; reviewers look', async () => {
    const { creator, owner, reviewer } = await makePeople();
    for (const person of [creator, owner]) {
      const { id: projectId } = done(await makeProject(person, { name: 'Pilot', description: '' }));
      expect(codeOf(await changeProject(person, { projectId, name: 'Pilot 2' }))).toBe('ok');
      expect(codeOf(await archiveProject(person, { projectId }))).toBe('ok');
      expect(codeOf(await restoreProject(person, { projectId }))).toBe('ok');
      expect(await readProject(person, projectId)).toMatchObject({ name: 'Pilot 2' });
      expect(await readProject(reviewer, projectId)).toMatchObject({ name: 'Pilot 2' });
    }
    const projectId = await makeTestProject(creator);
    const taskId = await makeTake(creator);
    expect(codeOf(await makeProject(reviewer, { name: 'Mine', description: '' }))).toBe('forbidden');
    expect(codeOf(await changeProject(reviewer, { projectId, name: 'Mine' }))).toBe('forbidden');
    expect(codeOf(await archiveProject(reviewer, { projectId }))).toBe('forbidden');
    expect(codeOf(await restoreProject(reviewer, { projectId }))).toBe('forbidden');
    expect(codeOf(await moveTakes(reviewer, { taskIds: [taskId], projectId }))).toBe('forbidden');
    expect(await listProjectNames(reviewer)).toHaveLength(3);
  });

  test('another team finds nothing', async () => {
    const { creator, stranger } = await makePeople();
    const projectId = await makeTestProject(creator);
    expect(await readProject(stranger, projectId)).toBeUndefined();
    expect((await listProjects(stranger)).projects).toEqual([]);
    expect(await listProjectNames(stranger)).toEqual([]);
    expect(await findCurrentProject(stranger, projectId)).toBeNull();
    expect(codeOf(await changeProject(stranger, { projectId, name: 'Mine' }))).toBe('not-found');
    expect(codeOf(await archiveProject(stranger, { projectId }))).toBe('not-found');
    expect(codeOf(await restoreProject(stranger, { projectId }))).toBe('not-found');
  });
});

describe('moving takes', () => {
  test('says what changed, so that it can be undone', async () => {
    const { creator, owner } = await makePeople();
    const [first, second] = [await makeTestProject(creator), await makeTestProject(creator)];
    const loose = await makeTake(creator);
    const inFirst = await makeTake(owner, { projectId: first });
    const inSecond = await makeTake(creator, { projectId: second });
    const taskIds = [loose, inFirst, inSecond];
    const moved = done(await moveTakes(owner, { taskIds, projectId: second }));
    expect(moved.changed.toSorted()).toEqual([loose, inFirst].toSorted());
    for (const step of moved.undo) done(await moveTakes(owner, step));
    const rows = await db().task.findMany({ where: { id: { in: taskIds } } });
    expect(new Map(rows.map((row) => [row.id, row.projectId]))).toEqual(
      new Map([
        [loose, null],
        [inFirst, first],
        [inSecond, second],
      ]),
    );
  });

  test('a stack that reaches into two projects is seen in both', async () => {
    const { creator } = await makePeople();
    const [first, second] = [await makeTestProject(creator), await makeTestProject(creator)];
    const stackId = await makeTake(creator, { projectId: first });
    await db().task.update({ where: { id: stackId }, data: { stackId, isStackTop: false } });
    const newer = await makeTake(creator, { projectId: first, stackId });
    const seenIn = async (projectId: string) =>
      (await listTakes(creator, { filter: { projectId } })).takes.map(({ id }) => id);
    expect(await seenIn(first)).toEqual([newer]);
    const moved = done(await moveTakes(creator, { taskIds: [stackId], projectId: second }));
    expect(await seenIn(first)).toEqual([newer]);
    expect(await seenIn(second)).toEqual([stackId]);
    for (const step of moved.undo) done(await moveTakes(creator, step));
    expect(await seenIn(first)).toHaveLength(1);
  });

  test('takes of another team, of nobody and in the bin are as if not there', async () => {
    const { creator, stranger } = await makePeople();
    const projectId = await makeTestProject(creator);
    const foreign = await makeTake(stranger);
    const binned = await makeTake(creator, { shelf: 'bin' });
    const own = await makeTake(creator);
    const taskIds = [foreign, binned, randomUUID(), own];
    expect(done(await moveTakes(creator, { taskIds, projectId })).changed).toEqual([own]);
    expect(await db().task.findUnique({ where: { id: foreign } })).toMatchObject({ projectId: null });
  });

  test('into a project of another team is refused', async () => {
    const { creator, stranger } = await makePeople();
    const projectId = await makeTestProject(stranger);
    const taskId = await makeTake(creator);
    expect(codeOf(await moveTakes(creator, { taskIds: [taskId], projectId }))).toBe('not-found');
  });
});

test('a project tells what is in it, who made it and what it cost, currency by currency', async () => {
  const { creator, owner } = await makePeople();
  const projectId = await makeTestProject(creator);
  const first = await makeTake(creator, { projectId, createdAt: new Date('2026-11-18T10:00:00Z') });
  const second = await makeTake(owner, { projectId, createdAt: new Date('2026-11-19T10:00:00Z') });
  const rejected = await makeTake(owner, { projectId, review: 'rejected' });
  for (const id of [first, second, rejected]) await addResult(creator, id);
  await chargeTake(creator, first, 400_000);
  await chargeTake(creator, second, 100_000);
  await chargeTake(owner, rejected, 900_000, 'EUR');
  expect(await readProject(creator, projectId)).toMatchObject({
    takeCount: 3,
    spent: [
      { currency: 'EUR', amountMicros: 900_000 },
      { currency: 'USD', amountMicros: 500_000 },
    ],
    covers: [{ mimeType: 'image/webp' }, { mimeType: 'image/webp' }],
    people: [
      {
        userId: owner.userId,
        takeCount: 2,
        spent: [{ currency: 'EUR' }, { currency: 'USD', amountMicros: 100_000 }],
      },
      { userId: creator.userId, takeCount: 1, spent: [{ currency: 'USD', amountMicros: 400_000 }] },
    ],
  });
});

test('the wall is read page by page, the project that was worked on last first; archived ones stand apart', async () => {
  const creator = await makeViewer('creator');
  const ids: string[] = [];
  for (const name of ['A', 'B', 'C', 'D', 'E']) ids.push(await makeTestProject(creator, name));
  await makeTake(creator, { projectId: ids[1] ?? null, createdAt: new Date(Date.now() + 60_000) });
  await archiveProject(creator, { projectId: ids[4] ?? '' });
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listProjects(creator, { limit: 2, ...(cursor ? { cursor } : {}) });
    seen.push(...page.projects.map(({ name }) => name));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(seen).toEqual(['B', 'D', 'C', 'A']);
  expect((await listProjects(creator, { isArchived: true })).projects.map(({ name }) => name)).toEqual(['E']);
  expect((await listProjectNames(creator, 'c')).map(({ name }) => name)).toEqual(['C']);
  expect(await listProjectNames(creator, '%')).toEqual([]);
  // What Postgres cannot hold is not searched for.
  expect(await listProjectNames(creator, 'c\0\ud800')).toMatchObject([]);
});

test('the current project is none when it is archived, foreign or no id at all', async () => {
  const creator = await makeViewer('creator');
  const projectId = await makeTestProject(creator);
  expect(await findCurrentProject(creator, projectId)).toEqual({ id: projectId, name: 'Pilot' });
  await archiveProject(creator, { projectId });
  for (const chosen of [projectId, randomUUID(), 'nonsense', undefined])
    expect(await findCurrentProject(creator, chosen)).toBeNull();
});

test('a name is wanted, and what cannot be stored is left out of it', () => {
  const nul = String.fromCharCode(0);
  expect(makeProjectInput.safeParse({ name: ' \u200b ' }).success).toBe(false);
  expect(makeProjectInput.safeParse({ name: 'x'.repeat(81) }).success).toBe(false);
  expect(makeProjectInput.parse({ name: ` Pil${nul}ot ` })).toEqual({ name: 'Pilot', description: '' });
});
