import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { readChanges, readTake } from '#lib/tasks/queries.ts';
import { makeTake, makeViewer, takeData } from '#lib/tasks/test-takes.ts';
import { reviewTakesInput } from './action-inputs.ts';
import { readReview } from './queries.ts';
import { reviewTakes, takeBackReview } from './review-takes.ts';

async function decide(
  viewer: Viewer,
  taskIds: string[],
  state: 'approved' | 'rejected' | 'shortlisted' | 'undecided',
) {
  const result = await reviewTakes(viewer, { taskIds, state });
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
}

describe('deciding about takes', () => {
  test.each(['owner', 'creator', 'reviewer'] as const)(
    '%s may, also about what others made',
    async (role) => {
      const maker = await makeViewer('creator');
      const viewer = await makeViewer(role, maker);
      const id = await makeTake(maker);
      expect(await decide(viewer, [id], 'approved')).toMatchObject({
        changed: [{ taskId: id, from: 'undecided' }],
      });
      const take = await readTake(maker, id);
      expect(take?.review).toMatchObject({ state: 'approved', byName: viewer.name });
      expect(Date.parse(take?.review.at ?? '')).toBeGreaterThan(Date.now() - 60_000);
    },
  );

  test('another team is not touched', async () => {
    const [viewer, stranger] = [await makeViewer(), await makeViewer('owner')];
    const [own, foreign] = [await makeTake(viewer), await makeTake(stranger)];
    expect(await reviewTakes(viewer, { taskIds: [foreign], state: 'rejected' })).toMatchObject({
      ok: false,
      failure: { code: 'not-found' },
    });
    expect((await decide(viewer, [own, foreign], 'rejected')).changed.map(({ taskId }) => taskId)).toEqual([
      own,
    ]);
    expect((await readTake(stranger, foreign))?.review).toEqual({ state: 'undecided' });
    expect(await readReview(viewer, foreign)).toBeUndefined();
  });

  test('who says the same again changes nothing, and says who was first', async () => {
    const ada = await makeViewer();
    const bob = await makeViewer('reviewer', ada);
    const id = await makeTake(ada);
    await decide(ada, [id], 'shortlisted');
    expect((await decide(bob, [id], 'shortlisted')).changed).toEqual([]);
    expect((await readTake(bob, id))?.review.byName).toBe(ada.name);
    expect((await readReview(bob, id))?.decisions).toHaveLength(1);
  });

  test('what lies in the bin, was purged, or is part of a narration is left out', async () => {
    const viewer = await makeViewer('owner');
    const ids = [
      await makeTake(viewer, { shelf: 'bin' }),
      await makeTake(viewer, { shelf: 'part' }),
      await makeTake(viewer, { purgedAt: new Date() }),
    ];
    expect((await reviewTakes(viewer, { taskIds: ids, state: 'approved' })).ok).toBe(false);
    const archived = await makeTake(viewer, { shelf: 'archive' });
    expect((await decide(viewer, [...ids, archived], 'approved')).changed).toHaveLength(1);
  });

  test('back to undecided nobody has decided; the history tells all of it, and everybody is told', async () => {
    const ada = await makeViewer();
    const bob = await makeViewer('reviewer', ada);
    const id = await makeTake(ada);
    const { cursor } = await readChanges(ada);
    await decide(ada, [id], 'approved');
    await decide(bob, [id], 'undecided');
    expect((await readTake(ada, id))?.review).toEqual({ state: 'undecided' });
    expect((await readReview(ada, id))?.decisions).toMatchObject([
      { byName: ada.name, from: 'undecided', to: 'approved', isTakenBack: false },
      { byName: bob.name, from: 'approved', to: 'undecided', isTakenBack: false },
    ]);
    expect((await readChanges(ada, BigInt(cursor))).takes.map((take) => take.id)).toEqual([id]);
    const told = await db().happening.findMany({ where: { taskId: id }, orderBy: { id: 'asc' } });
    expect(told).toMatchObject([
      { kind: 'reviewed', actorId: ada.userId, data: { from: 'undecided', to: 'approved' } },
      { kind: 'reviewed', actorId: bob.userId, data: { from: 'approved', to: 'undecided' } },
    ]);
  });

  test('1,000 takes at once, and back', async () => {
    const viewer = await makeViewer();
    const rows = Array.from({ length: 1000 }, () => takeData(viewer));
    await db().task.createMany({ data: rows });
    const taskIds = rows.map(({ id }) => id ?? '');
    const { reviewId, changed } = await decide(viewer, taskIds, 'rejected');
    expect(changed).toHaveLength(1000);
    const back = await takeBackReview(viewer, { reviewId });
    expect(back.ok && back.value.taskIds).toHaveLength(1000);
    expect(await db().task.count({ where: { teamId: viewer.teamId, review: 'undecided' } })).toBe(1000);
  });

  test('an approved take comes to the top of its stack, and leaves it when that is taken back', async () => {
    const viewer = await makeViewer();
    const stackId = randomUUID();
    const [older, newer] = [
      await makeTake(viewer, { id: stackId, stackId, isStackTop: false, createdAt: new Date(1) }),
      await makeTake(viewer, { stackId, isStackTop: true }),
    ];
    const { reviewId } = await decide(viewer, [older], 'approved');
    expect((await readTake(viewer, older))?.stack?.isTop).toBe(true);
    expect((await readTake(viewer, newer))?.stack?.isTop).toBe(false);
    await takeBackReview(viewer, { reviewId });
    expect((await readTake(viewer, newer))?.stack?.isTop).toBe(true);
  });

  test('two people who decide at once about the same takes wait for each other', async () => {
    const ada = await makeViewer();
    const bob = await makeViewer('reviewer', ada);
    const ids = await Promise.all(Array.from({ length: 20 }, () => makeTake(ada)));
    await Promise.all([decide(ada, ids, 'approved'), decide(bob, ids.toReversed(), 'rejected')]);
    for (const id of ids) {
      const decisions = (await readReview(ada, id))?.decisions ?? [];
      expect(decisions).toHaveLength(2);
      expect(decisions[1]?.from).toBe(decisions[0]?.to);
    }
  });

  test.each([
    { taskIds: [], state: 'approved' },
    { taskIds: ['x'], state: 'approved' },
    { taskIds: Array.from({ length: 1001 }, () => randomUUID()), state: 'approved' },
    { taskIds: [randomUUID()], state: 'loved' },
  ])('what is no decision is refused %#', (input) => {
    expect(reviewTakesInput.safeParse(input).success).toBe(false);
  });
});

describe('taking a decision back', () => {
  test('gives back what was, by whom and since when', async () => {
    const ada = await makeViewer();
    const bob = await makeViewer('reviewer', ada);
    const id = await makeTake(ada);
    await decide(ada, [id], 'approved');
    const before = (await readTake(ada, id))?.review;
    const { reviewId } = await decide(bob, [id], 'rejected');
    expect(await takeBackReview(bob, { reviewId })).toEqual({ ok: true, value: { taskIds: [id] } });
    expect((await readTake(ada, id))?.review).toEqual(before);
    expect((await readReview(ada, id))?.decisions.map(({ isTakenBack }) => isTakenBack)).toEqual([
      false,
      true,
    ]);
    expect((await takeBackReview(bob, { reviewId })).ok).toBe(false);
  });

  test('only one’s own, only the newest, and not another team’s', async () => {
    const ada = await makeViewer();
    const [bob, stranger] = [await makeViewer('owner', ada), await makeViewer('owner')];
    const [first, second] = [await makeTake(ada), await makeTake(ada)];
    const { reviewId } = await decide(ada, [first, second], 'approved');
    expect((await takeBackReview(bob, { reviewId })).ok).toBe(false);
    expect((await takeBackReview(stranger, { reviewId })).ok).toBe(false);
    await decide(bob, [second], 'rejected');
    expect(await takeBackReview(ada, { reviewId })).toEqual({ ok: true, value: { taskIds: [first] } });
    expect((await readTake(ada, second))?.review.state).toBe('rejected');
  });
});
