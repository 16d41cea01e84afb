import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { makeTake, makeViewer } from '#lib/tasks/test-takes.ts';
import { whatDependsOn } from './what-depends-on.ts';

async function makeFrom(viewer: Viewer, sourceTaskId: string): Promise<string> {
  const taskId = await makeTake(viewer, { prompt: 'Made from it' });
  const { teamId } = viewer;
  await db().taskInput.create({ data: { taskId, position: 0, teamId, role: 'first_frame', sourceTaskId } });
  return taskId;
}

const nothing = { total: 0, some: [] };

test('everything that uses a take is named, and the numbers of all', async () => {
  const viewer = await makeViewer('creator');
  const casting = randomUUID();
  const { teamId, userId } = viewer;
  await db().casting.create({ data: { id: casting, teamId, createdById: userId, text: 'A line', plan: {} } });
  const take = await makeTake(viewer, { batchId: casting });
  const made = await makeFrom(viewer, take);
  const next = await makeTake(viewer, { input: { goesOnFrom: take }, title: 'The next line' });
  const enhanced = await makeTake(viewer, { input: { enhancedFrom: take } });
  await db().voiceSample.create({ data: { teamId, family: 'long', voiceId: 'Wise_Woman', taskId: take } });
  const share = await db().share.create({
    data: {
      teamId,
      createdById: userId,
      title: 'For the client',
      items: { create: { taskId: take, position: 0 } },
    },
  });
  const found = await whatDependsOn(viewer, { taskIds: [take] });
  expect(found.takes.total).toBe(3);
  expect(new Map(found.takes.some.map(({ id, words }) => [id, words]))).toEqual(
    new Map([
      [made, 'Made from it'],
      [next, 'The next line'],
      [enhanced, 'A red kite over the dunes'],
    ]),
  );
  expect(found.shares).toEqual({ total: 1, some: [{ id: share.id, title: 'For the client' }] });
  expect(found.voices).toEqual({ total: 1, some: [{ family: 'long', voiceId: 'Wise_Woman' }] });
  expect(found.castings).toEqual({ total: 1, some: [{ id: casting, text: 'A line' }] });

  const together = await whatDependsOn(viewer, { taskIds: [take, made, next, enhanced] });
  expect(together.takes).toEqual(nothing);
});

test('what lies in the bin itself, links that have ended and other teams are left out', async () => {
  const viewer = await makeViewer('creator');
  const stranger = await makeViewer('owner');
  const take = await makeTake(viewer);
  const made = await makeFrom(viewer, take);
  await db().task.update({ where: { id: made }, data: { shelf: 'bin' } });
  await makeFrom(stranger, take);
  const { teamId, userId } = viewer;
  for (const ended of [{ revokedAt: new Date() }, { expiresAt: new Date(0) }]) {
    const items = { create: { taskId: take, position: 0 } };
    await db().share.create({ data: { teamId, createdById: userId, title: 'Over', items, ...ended } });
  }
  expect(await whatDependsOn(viewer, { taskIds: [take] })).toEqual({
    takes: nothing,
    shares: nothing,
    voices: nothing,
    castings: nothing,
  });
  expect((await whatDependsOn(stranger, { taskIds: [take] })).shares).toEqual(nothing);
});
