import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { db } from '#lib/db.ts';
import { createTakes } from '#lib/tasks/create-takes.ts';
import { redoPart } from '#lib/tasks/redo-part.ts';
import { book, NarrationStudio } from '#lib/tasks/test-narration.ts';
import { narrationTool } from '#lib/tools/narration.ts';
import { castVoices, recastCell } from '#lib/voices/cast-voices.ts';
import { moveTakes } from './move-takes.ts';
import { makeTestProject } from './test-projects.ts';

let studio: NarrationStudio;
beforeAll(async () => {
  studio = await NarrationStudio.open();
});
afterAll(() => studio.stop());

const narrate = (text: string, projectId?: string) =>
  createTakes(studio.engine, studio.viewer, {
    tool: 'narration',
    input: { ...narrationTool.initial, text },
    clickIds: [randomUUID()],
    projectId,
  });

const projectsOf = async (taskId: string) => {
  const tasks = await db().task.findMany({ where: { OR: [{ id: taskId }, { parentId: taskId }] } });
  return tasks.map(({ projectId }) => projectId);
};

test('a new take and its parts belong to the chosen project, and go along when it moves', async () => {
  const { viewer, engine } = studio;
  const [first, second] = [await makeTestProject(viewer), await makeTestProject(viewer)];
  const made = await narrate(book, first);
  const [taskId = ''] = made.ok ? made.value.taskIds : [];
  expect(await projectsOf(taskId)).toEqual([first, first, first, first]);
  await db().task.updateMany({
    where: { parentId: taskId, partIndex: 1 },
    data: { state: 'failed', nextStepAt: null },
  });
  await moveTakes(viewer, { taskIds: [taskId], projectId: second });
  const redone = await redoPart(engine, viewer, { taskId, partIndex: 1, clickId: randomUUID() });
  expect(redone.ok).toBe(true);
  expect(await projectsOf(taskId)).toEqual([second, second, second, second, second]);
});

test('an archived project, one of another team and one that nobody knows take nothing in', async () => {
  const { viewer } = studio;
  const archived = await makeTestProject(viewer, 'Old', new Date());
  expect(await narrate('Hello.', archived)).toMatchObject({
    failure: { code: 'conflict', message: 'This project is archived. Restore it, or choose another one.' },
  });
  const own = viewer;
  await studio.reset();
  const foreign = await makeTestProject(own);
  for (const projectId of [foreign, randomUUID()])
    expect(await narrate('Hello.', projectId)).toMatchObject({ failure: { code: 'not-found' } });
  expect(await db().task.count({ where: { teamId: studio.viewer.teamId } })).toBe(0);
});

test('a casting goes to the chosen project, and a square that is made again stays in it', async () => {
  const { viewer, engine } = studio;
  const projectId = await makeTestProject(viewer);
  const castingId = randomUUID();
  const voices = [{ family: 'long', id: 'Grinch' } as const];
  const plan = { voices, emotions: [], speed: 1 };
  await castVoices(engine, viewer, { castingId, text: 'A line.', plan, projectId });
  const task = await db().task.findFirstOrThrow({ where: { batchId: castingId } });
  expect(task.projectId).toBe(projectId);
  await db().task.update({ where: { id: task.id }, data: { state: 'failed', nextStepAt: null } });
  const again = await recastCell(engine, viewer, { castingId, taskId: task.id });
  const [againId = ''] = again.ok ? again.value.taskIds : [];
  expect(await projectsOf(againId)).toEqual([projectId]);
});
