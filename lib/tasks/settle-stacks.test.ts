import { expect, test } from 'vitest';
import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import type { Prisma } from '#prisma/client/client.ts';
import type { TaskState } from '#prisma/client/enums.ts';
import { moveTask } from './move-task.ts';
import { lockStacks, settleStacks } from './settle-stacks.ts';
import { makeTake, makeViewer } from './test-takes.ts';

type Row = Partial<Prisma.TaskCreateManyInput>;

/** Takes of one stack, each a second newer than the one before it. */
async function makeStack(viewer: Viewer, rows: readonly Row[]): Promise<string[]> {
  const ids: string[] = [];
  for (const [at, row] of rows.entries()) {
    const createdAt = new Date(Date.UTC(2026, 0, 1, 0, 0, at));
    const id = await makeTake(viewer, { createdAt, isStackTop: false, ...row });
    ids.push(id);
    await db().task.update({ where: { id }, data: { stackId: ids[0] ?? id } });
  }
  await settle(viewer, ids);
  return ids;
}

const settle = (viewer: Viewer, ids: readonly string[]) =>
  db().$transaction(async (tx) => settleStacks(tx, await lockStacks(tx, viewer, ids)));

/** Which of the takes, by their place in `ids`, are tops. */
async function topsOf(ids: readonly string[]): Promise<number[]> {
  const rows = await db().task.findMany({ where: { id: { in: [...ids] }, isStackTop: true } });
  return rows.map(({ id }) => ids.indexOf(id)).toSorted();
}

test.each<[string, Row[], number]>([
  ['the newest of those that are made', [{}, {}, {}], 2],
  ['not a failed one', [{}, { state: 'failed' }], 0],
  ['not one whose outcome is unclear', [{}, { state: 'unclear' }], 0],
  ['not one that is lost or taken back', [{}, { state: 'lost' }, { state: 'cancelled' }], 0],
  ['not one that is still being made', [{}, { state: 'running' }], 0],
  ['one being made before one that failed', [{ state: 'running' }, { state: 'failed' }], 0],
  ['an approved one', [{ review: 'approved' }, { review: 'shortlisted' }, {}], 0],
  ['a shortlisted one', [{ review: 'shortlisted' }, {}, { state: 'running' }], 0],
  ['not a rejected one', [{}, { review: 'rejected' }], 0],
  ['a rejected one before a failed one', [{ review: 'rejected' }, { state: 'failed' }], 0],
  ['the one that a person chose', [{ isStackPick: true }, { review: 'approved' }, {}], 0],
  ['not a chosen one that failed', [{}, { isStackPick: true, state: 'failed' }], 0],
  ['only what lies in the gallery', [{}, { shelf: 'archive', review: 'approved' }, { shelf: 'bin' }], 0],
  ['the newest of what came to nothing', [{ state: 'failed' }, { state: 'failed' }], 1],
])('on top lies %s', async (_what, rows, top) => {
  const viewer = await makeViewer();
  expect(await topsOf(await makeStack(viewer, rows))).toEqual([top]);
});

test('takes of one moment have one top', async () => {
  const viewer = await makeViewer();
  const createdAt = new Date();
  const ids = await makeStack(viewer, [{ createdAt }, { createdAt }, { createdAt }]);
  expect(await topsOf(ids)).toHaveLength(1);
});

test('a stack of which nothing lies in the gallery has no top', async () => {
  const viewer = await makeViewer();
  expect(await topsOf(await makeStack(viewer, [{ shelf: 'archive' }, { shelf: 'bin' }]))).toEqual([]);
});

test('a stack of one is none', async () => {
  const viewer = await makeViewer();
  const ids = await makeStack(viewer, [{}, { isStackPick: true }]);
  const [first = '', second = ''] = ids;
  await db().$transaction(async (tx) => {
    const stackIds = await lockStacks(tx, viewer, [first]);
    await tx.task.update({ where: { id: first }, data: { stackId: null, isStackTop: true } });
    await settleStacks(tx, stackIds);
  });
  const row = await db().task.findUniqueOrThrow({ where: { id: second } });
  expect(row).toMatchObject({ stackId: null, isStackTop: true, isStackPick: false });
});

test('a remake that fails leaves the good take on top, and one that succeeds takes its place', async () => {
  const viewer = await makeViewer();
  const ids = await makeStack(viewer, [{}, { state: 'running' }, { state: 'running' }, { state: 'saving' }]);
  const [, failing = '', unclear = '', good = ''] = ids;
  const move = (id: string, from: TaskState, to: TaskState) =>
    db().$transaction((tx) =>
      moveTask(tx, id, { from, to, cause: to === 'succeeded' ? 'saved' : 'failed-there' }),
    );
  await move(failing, 'running', 'failed');
  await move(unclear, 'running', 'lost');
  expect(await topsOf(ids)).toEqual([0]);
  await move(good, 'saving', 'succeeded');
  expect(await topsOf(ids)).toEqual([3]);
});

test('the top is written at each change of its stack, so that who looks for changes sees its count', async () => {
  const viewer = await makeViewer();
  const ids = await makeStack(viewer, [{}, {}]);
  const mark = async () => (await db().task.findUniqueOrThrow({ where: { id: ids[1] ?? '' } })).changeMark;
  const before = await mark();
  await settle(viewer, [ids[0] ?? '']);
  expect(await mark()).toBeGreaterThan(before);
});

test('many people and jobs at once: no circle of waiting, and one top in each stack', async () => {
  const viewer = await makeViewer();
  const stacks = await Promise.all(
    [1, 2, 3].map(() =>
      makeStack(
        viewer,
        Array.from({ length: 6 }, () => ({ state: 'saving' })),
      ),
    ),
  );
  const all = stacks.flat();
  const finish = (id: string) =>
    db().$transaction((tx) => moveTask(tx, id, { from: 'saving', to: 'succeeded', cause: 'saved' }));
  const review = (ids: string[], state: 'approved' | 'rejected' | 'undecided') =>
    db().$transaction(async (tx) => {
      const stackIds = await lockStacks(tx, viewer, ids);
      await tx.task.updateMany({ where: { id: { in: ids } }, data: { review: state } });
      await settleStacks(tx, stackIds);
    });
  const retitle = (ids: string[], title: string) =>
    db().$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM "Task" WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR UPDATE`;
      await tx.task.updateMany({ where: { id: { in: ids } }, data: { title } });
    });
  await Promise.all([
    ...all.map(finish),
    review(all, 'approved'),
    review(all.toReversed(), 'rejected'),
    review([...(stacks[2] ?? []), ...(stacks[0] ?? [])], 'undecided'),
    review([...(stacks[1] ?? []), ...(stacks[2] ?? [])], 'rejected'),
    ...all.map((id) => review([id], 'rejected')),
    // Others write many takes in the order of their ids, and know nothing of stacks.
    ...[1, 2, 3].map((at) => retitle(all, `Title ${at}`)),
  ]);
  for (const ids of stacks) {
    expect(await topsOf(ids)).toHaveLength(1);
    const before = await topsOf(ids);
    await settle(viewer, ids);
    expect(await topsOf(ids)).toEqual(before);
  }
  expect(await db().task.count({ where: { id: { in: all }, state: 'succeeded' } })).toBe(18);
});

test('a take that changes its stack while somebody waits for the old one is settled in the new one', async () => {
  const viewer = await makeViewer();
  const old = await makeStack(viewer, [{}, {}, {}]);
  const other = await makeStack(viewer, [{}, {}]);
  const moved = old[0] === undefined ? '' : (old[1] ?? '');
  let isHeld = () => {};
  const held = new Promise<void>((resolve) => {
    isHeld = resolve;
  });
  let letGo = () => {};
  const wait = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const moving = db().$transaction(async (tx) => {
    const stackIds = await lockStacks(tx, viewer, [moved, other[0] ?? '']);
    await tx.task.update({ where: { id: moved }, data: { stackId: other[0] ?? '' } });
    isHeld();
    await wait;
    await settleStacks(tx, stackIds);
  });
  await held;
  const approving = db().$transaction(async (tx) => {
    const stackIds = await lockStacks(tx, viewer, [moved]);
    expect(stackIds).toEqual([other[0]]);
    await tx.task.update({ where: { id: moved }, data: { review: 'approved' } });
    await settleStacks(tx, stackIds);
  });
  letGo();
  await Promise.all([moving, approving]);
  expect(await topsOf([...other, moved])).toEqual([2]);
  expect(await topsOf([old[0] ?? '', old[2] ?? ''])).toEqual([1]);
});

test('another team cannot lock a stack', async () => {
  const [viewer, stranger] = [await makeViewer(), await makeViewer()];
  const ids = await makeStack(viewer, [{}, {}]);
  await db().$transaction(async (tx) => {
    expect(await lockStacks(tx, stranger, ids)).toEqual([]);
    expect(await lockStacks(tx, viewer, ids)).toEqual([ids[0]]);
  });
});
