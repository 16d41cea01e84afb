import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { readLineage } from './read-lineage.ts';
import { makeTake, makeViewer } from './test-takes.ts';

async function feed(viewer: Viewer, sourceTaskId: string, taskId: string, role: string, position = 0) {
  await db().taskInput.create({ data: { taskId, position, teamId: viewer.teamId, role, sourceTaskId } });
}

test('what a take was made from and what was made from it, generation by generation', async () => {
  const viewer = await makeViewer();
  const picture = await makeTake(viewer, { tool: 'image' });
  const edited = await makeTake(viewer, { tool: 'image' });
  const words = await makeTake(viewer, { tool: 'enhance' });
  const batchId = randomUUID();
  const input = { enhancedFrom: words };
  const video = await makeTake(viewer, { input, batchId });
  const variation = await makeTake(viewer, { input, batchId, state: 'failed' });
  const remake = await makeTake(viewer, { remakeOfId: video });
  const master = await makeTake(viewer, { tool: 'master' });
  const unrelated = await makeTake(viewer);
  await feed(viewer, picture, edited, 'input_image');
  await feed(viewer, edited, video, 'first_frame');
  await feed(viewer, edited, variation, 'first_frame');
  await feed(viewer, video, master, 'base_video');

  const lineage = await readLineage(viewer, video);
  const generations = Object.fromEntries(lineage?.nodes.map((node) => [node.id, node.generation]) ?? []);
  expect(generations).toEqual({
    [picture]: -2,
    [edited]: -1,
    [words]: -1,
    [video]: 0,
    [variation]: 0,
    [remake]: 1,
    [master]: 1,
  });
  expect(generations[unrelated]).toBeUndefined();
  expect(lineage?.edges).toHaveLength(7);
  expect(lineage?.edges).toEqual(
    expect.arrayContaining([
      { from: picture, to: edited, role: 'input_image' },
      { from: edited, to: video, role: 'first_frame' },
      { from: words, to: variation, role: 'prompt' },
      { from: video, to: remake, role: 'remake' },
      { from: video, to: master, role: 'base_video' },
    ]),
  );
  expect((await readLineage(viewer, words))?.nodes).toHaveLength(5);
});

test('a way round: every edge leads down', async () => {
  const viewer = await makeViewer();
  const first = await makeTake(viewer, { tool: 'image' });
  const second = await makeTake(viewer, { tool: 'image' });
  const third = await makeTake(viewer, { tool: 'image' });
  await feed(viewer, first, second, 'input_image');
  await feed(viewer, second, third, 'input_image', 0);
  await feed(viewer, first, third, 'input_image', 1);
  for (const id of [first, second, third]) {
    const lineage = await readLineage(viewer, id);
    const at = new Map(lineage?.nodes.map((node) => [node.id, node.generation]));
    for (const { from, to } of lineage?.edges ?? []) expect(at.get(from)).toBeLessThan(at.get(to) ?? 0);
    expect(lineage?.edges).toHaveLength(3);
  }
});

test('hundreds of takes made from one are cut, and said to be', async () => {
  const viewer = await makeViewer();
  const picture = await makeTake(viewer, { tool: 'image' });
  for (let at = 0; at < 30; at += 1) await makeTake(viewer, { remakeOfId: picture });
  const lineage = await readLineage(viewer, picture);
  expect(lineage?.nodes).toHaveLength(25);
  const middle = lineage?.nodes.at(-1)?.id ?? '';
  for (let at = 0; at < 50; at += 1) {
    const child = await makeTake(viewer, { remakeOfId: middle });
    await makeTake(viewer, { remakeOfId: child });
  }
  const deep = await readLineage(viewer, picture);
  expect(deep?.nodes.length).toBe(60);
  expect(deep?.isCut).toBe(true);
});

test('every role of the team reads it; another team is as if it were not there', async () => {
  const viewer = await makeViewer();
  const stranger = await makeViewer('owner');
  const theirs = await makeTake(stranger, { tool: 'image' });
  const ours = await makeTake(viewer, { remakeOfId: theirs, input: { enhancedFrom: theirs } });
  await feed(viewer, theirs, ours, 'first_frame');
  for (const role of ['owner', 'creator', 'reviewer'] as const) {
    const lineage = await readLineage(await makeViewer(role, viewer), ours);
    expect(lineage?.nodes.map(({ id }) => id)).toEqual([ours]);
    expect(lineage?.edges).toEqual([]);
  }
  expect(await readLineage(stranger, ours)).toBeUndefined();
  expect((await readLineage(stranger, theirs))?.nodes).toHaveLength(1);
  expect(await readLineage(viewer, 'nonsense')).toBeUndefined();
});
