import { expect, test } from 'vitest';
import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import type { Result } from '#lib/result.ts';
import type { Role } from '#prisma/client/enums.ts';
import { arrangeStacks, pickTop, stackTakes, unstackTakes } from './arrange-stacks.ts';
import { moveTask } from './move-task.ts';
import { listTakes, readTake } from './queries.ts';
import { readStack } from './read-stack.ts';
import { lockStacks, settleStacks } from './settle-stacks.ts';
import { makeTake, makeViewer } from './test-takes.ts';

async function makeTakes(viewer: Viewer, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) {
    ids.push(await makeTake(viewer, { createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, at)) }));
  }
  return ids;
}

function good<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
}

/** The stacks among these takes, as the places of their takes in `ids`, the top first in each. */
async function stacksOf(ids: readonly string[]): Promise<number[][]> {
  const rows = await db().task.findMany({ where: { id: { in: [...ids] } }, orderBy: { isStackTop: 'desc' } });
  const groups = Map.groupBy(rows, (row) => row.stackId ?? row.id);
  return [...groups.values()]
    .map((group) => group.map(({ id }) => ids.indexOf(id)))
    .map(([top = -1, ...rest]) => [top, ...rest.toSorted()])
    .toSorted((a, b) => Math.min(...a) - Math.min(...b));
}

test('takes are put together, taken out, and both is undone', async () => {
  const viewer = await makeViewer();
  const ids = await makeTakes(viewer, 5);
  const [a = '', b = '', c = '', d = '', e = ''] = ids;
  const first = good(await stackTakes(viewer, { taskIds: [a, b] }));
  expect(await stacksOf(ids)).toEqual([[1, 0], [2], [3], [4]]);
  const second = good(await stackTakes(viewer, { taskIds: [c, d] }));
  expect(second.stackId).toBe(c);
  const all = good(await stackTakes(viewer, { taskIds: [b, d, e] }));
  expect(await stacksOf(ids)).toEqual([[4, 0, 1, 2, 3]]);
  good(await arrangeStacks(viewer, all.undo));
  expect(await stacksOf(ids)).toEqual([[1, 0], [3, 2], [4]]);
  good(await arrangeStacks(viewer, first.undo));
  expect(await stacksOf(ids)).toEqual([[0], [1], [3, 2], [4]]);
  expect(await stackTakes(viewer, { taskIds: [c, d] })).toMatchObject({ failure: { code: 'conflict' } });
  expect(await stackTakes(viewer, { taskIds: [a] })).toMatchObject({ failure: { code: 'invalid' } });
});

test('the take that a stack is called after leaves it, and begins another', async () => {
  const viewer = await makeViewer();
  const ids = await makeTakes(viewer, 5);
  const [a = '', b = '', c = '', d = ''] = ids;
  good(await stackTakes(viewer, { taskIds: [a, b, c] }));
  const out = good(await unstackTakes(viewer, { taskIds: [a] }));
  expect(await stacksOf(ids)).toEqual([[0], [2, 1], [3], [4]]);
  const other = good(await stackTakes(viewer, { taskIds: [a, d] }));
  expect(await stacksOf(ids)).toEqual([[3, 0], [2, 1], [4]]);
  good(await arrangeStacks(viewer, other.undo));
  good(await arrangeStacks(viewer, out.undo));
  expect(await stacksOf(ids)).toEqual([[2, 0, 1], [3], [4]]);
  const gone = good(await unstackTakes(viewer, { taskIds: [a, b, c] }));
  expect(await stacksOf(ids)).toEqual([[0], [1], [2], [3], [4]]);
  good(await arrangeStacks(viewer, gone.undo));
  expect(await stacksOf(ids)).toEqual([[2, 0, 1], [3], [4]]);
});

test('a person chooses the top, in place of another one, and takes it back', async () => {
  const viewer = await makeViewer();
  const ids = await makeTakes(viewer, 3);
  const [a = '', b = ''] = ids;
  good(await stackTakes(viewer, { taskIds: ids }));
  const first = good(await pickTop(viewer, { taskId: a, isPick: true }));
  expect(await stacksOf(ids)).toEqual([[0, 1, 2]]);
  const second = good(await pickTop(viewer, { taskId: b, isPick: true }));
  expect(await stacksOf(ids)).toEqual([[1, 0, 2]]);
  expect(await db().task.count({ where: { id: { in: ids }, isStackPick: true } })).toBe(1);
  good(await pickTop(viewer, second.undo));
  expect(await stacksOf(ids)).toEqual([[0, 1, 2]]);
  good(await pickTop(viewer, first.undo));
  expect(await stacksOf(ids)).toEqual([[2, 0, 1]]);
});

test('what was chosen stays chosen when it is taken out and put back', async () => {
  const viewer = await makeViewer();
  const ids = await makeTakes(viewer, 3);
  good(await stackTakes(viewer, { taskIds: ids }));
  good(await pickTop(viewer, { taskId: ids[0] ?? '', isPick: true }));
  const out = good(await unstackTakes(viewer, { taskIds: [ids[0] ?? ''] }));
  good(await arrangeStacks(viewer, out.undo));
  expect(await stacksOf(ids)).toEqual([[0, 1, 2]]);
});

test.each<[Role, boolean]>([
  ['owner', true],
  ['creator', true],
  ['reviewer', false],
])('a %s changes stacks: %s; everybody sees them', async (role, isAllowed) => {
  const maker = await makeViewer();
  const viewer = await makeViewer(role, maker);
  const ids = await makeTakes(maker, 3);
  const [a = '', b = '', c = ''] = ids;
  good(await stackTakes(maker, { taskIds: [a, b] }));
  const answers = [
    await stackTakes(viewer, { taskIds: [a, c] }),
    await pickTop(viewer, { taskId: a, isPick: true }),
    await unstackTakes(viewer, { taskIds: [c] }),
    await arrangeStacks(viewer, { places: [{ taskId: c, beside: a }] }),
  ];
  for (const answer of answers) {
    expect(answer).toMatchObject(isAllowed ? { ok: true } : { failure: { code: 'forbidden' } });
  }
  const takes = await readStack(viewer, a);
  expect(takes.map(({ id }) => id)).toEqual(isAllowed ? [a, c, b] : [b, a]);
});

test('another team sees, moves and borrows nothing', async () => {
  const [viewer, stranger] = [await makeViewer(), await makeViewer()];
  const ids = await makeTakes(viewer, 2);
  const theirs = await makeTakes(stranger, 2);
  const [a = '', b = ''] = ids;
  const [x = '', y = ''] = theirs;
  const { stackId = '' } = good(await stackTakes(viewer, { taskIds: ids }));
  expect(await readStack(stranger, stackId)).toEqual([]);
  expect(await readStack(viewer, stackId)).toHaveLength(2);
  const notFound = { failure: { code: 'not-found' } };
  expect(await stackTakes(stranger, { taskIds: ids })).toMatchObject(notFound);
  expect(await unstackTakes(stranger, { taskIds: ids })).toMatchObject(notFound);
  expect(await pickTop(stranger, { taskId: a, isPick: true })).toMatchObject(notFound);
  expect(await arrangeStacks(stranger, { places: [{ taskId: a, beside: null }] })).toMatchObject(notFound);
  // Its own take beside one of ours: as if ours were not there.
  expect(await arrangeStacks(stranger, { places: [{ taskId: x, beside: a }] })).toMatchObject({ ok: true });
  const mixed = good(await stackTakes(stranger, { taskIds: [x, b, y] }));
  expect(mixed.changedIds).toEqual([y]);
  expect(await stacksOf([...ids, ...theirs])).toEqual([
    [1, 0],
    [3, 2],
  ]);
});

test('a closed gallery shows the top only; a project, what lies under a top of elsewhere', async () => {
  const viewer = await makeViewer();
  const ids = await makeTakes(viewer, 3);
  const [a = '', , c = ''] = ids;
  const project = await db().project.create({
    data: { teamId: viewer.teamId, createdById: viewer.userId, name: 'Kites' },
  });
  await db().task.update({ where: { id: a }, data: { projectId: project.id } });
  good(await stackTakes(viewer, { taskIds: ids }));
  const listed = async (filter: object) => (await listTakes(viewer, { filter })).takes.map(({ id }) => id);
  expect(await listed({})).toEqual([c]);
  expect(await listed({ isUnstacked: true })).toEqual(ids.toReversed());
  expect(await listed({ projectId: project.id })).toEqual([a]);
  expect((await readTake(viewer, c))?.stack).toMatchObject({ count: 3, isTop: true, isPick: false });
});

test('left and right of a take go through its stack and past those that are closed', async () => {
  const viewer = await makeViewer();
  const ids = await makeTakes(viewer, 4);
  const [a = '', b = '', c = '', d = ''] = ids;
  good(await stackTakes(viewer, { taskIds: [b, c] }));
  expect(await readTake(viewer, d)).toMatchObject({ olderId: c, newerId: undefined });
  expect(await readTake(viewer, a)).toMatchObject({ newerId: c });
  expect(await readTake(viewer, b)).toMatchObject({ newerId: c, olderId: a });
});

test('people who arrange, choose, judge and finish at once leave whole stacks behind', async () => {
  const viewer = await makeViewer();
  const ids = await makeTakes(viewer, 14);
  const saving = ids.slice(0, 4);
  await db().task.updateMany({ where: { id: { in: saving } }, data: { state: 'saving' } });
  const some = (at: number, count: number) =>
    Array.from({ length: count }, (_, step) => ids[(at * 5 + step * 3) % ids.length] ?? '');
  const review = (taskIds: string[]) =>
    db().$transaction(async (tx) => {
      const stackIds = await lockStacks(tx, viewer, taskIds);
      await tx.task.updateMany({ where: { id: { in: taskIds } }, data: { review: 'approved' } });
      await settleStacks(tx, stackIds);
    });
  const finish = (id: string) =>
    db().$transaction((tx) => moveTask(tx, id, { from: 'saving', to: 'succeeded', cause: 'saved' }));
  // Whoever finds nothing to do is told so; nobody fails, and nobody waits for ever.
  await Promise.all([
    ...Array.from({ length: 12 }, (_, at) => stackTakes(viewer, { taskIds: some(at, 2 + (at % 3)) })),
    ...Array.from({ length: 10 }, (_, at) => unstackTakes(viewer, { taskIds: some(at + 3, 1 + (at % 2)) })),
    ...Array.from({ length: 8 }, (_, at) => pickTop(viewer, { taskId: some(at, 1)[0] ?? '', isPick: true })),
    ...Array.from({ length: 6 }, (_, at) => review(some(at, 5))),
    ...saving.map(finish),
  ]);
  const rows = await db().task.findMany({ where: { teamId: viewer.teamId } });
  expect(rows.filter(({ state }) => state === 'saving')).toEqual([]);
  for (const row of rows.filter(({ stackId }) => !stackId)) expect(row.isStackTop).toBe(true);
  for (const [stackId, members] of Map.groupBy(rows, (row) => row.stackId)) {
    if (stackId === null) continue;
    expect(members.length).toBeGreaterThan(1);
    expect(members.map(({ id }) => id)).toContain(stackId);
    expect(members.filter(({ isStackTop }) => isStackTop)).toHaveLength(1);
    expect(members.filter(({ isStackPick }) => isStackPick).length).toBeLessThanOrEqual(1);
  }
});
