import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { importFile } from '#lib/assets/mutations.ts';
import { makePicture } from '#lib/assets/test-media.ts';
import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import type { ToolName } from '#lib/tools/tool-names.ts';
import { createTakes } from './create-takes.ts';
import { pollTask } from './poll-task.ts';
import { saveTask } from './save-task.ts';
import { sendTask } from './send-task.ts';
import { openTestEngine, type TestEngine } from './test-engine.ts';
import { startTestSandbox, type TestSandbox } from './test-sandbox.ts';
import { makeViewer } from './test-takes.ts';

let sandbox: TestSandbox;
let engine: TestEngine;
let viewer: Viewer;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rushes-test-'));
  sandbox = await startTestSandbox();
  engine = await openTestEngine(sandbox);
  viewer = await makeViewer();
  await db().team.update({ where: { id: viewer.teamId }, data: { undoSeconds: 0 } });
});

afterAll(async () => {
  await engine.queue.stop();
  await sandbox.stop();
  await rm(folder, { recursive: true, force: true });
});

const create = (tool: ToolName, input: object, by = viewer, clickIds = [randomUUID()]) =>
  createTakes(engine, by, { tool, input, clickIds });

const task = (id: string) =>
  db().task.findUniqueOrThrow({ where: { id }, include: { outputs: true, inputs: true, charge: true } });

/** Does what the worker would do, until the take is over. */
async function finish(id: string): Promise<Awaited<ReturnType<typeof task>>> {
  return vi.waitFor(
    async () => {
      engine.pass(5000);
      await sendTask(engine, id);
      await pollTask(engine, id);
      await saveTask(engine, id);
      const row = await task(id);
      if (row.state !== 'succeeded') throw new Error(`${row.state} ${JSON.stringify(row.failure)}`);
      return row;
    },
    { timeout: 50_000, interval: 250 },
  );
}

async function made(tool: ToolName, input: object) {
  const result = await create(tool, input);
  if (!result.ok) throw new Error(result.failure.message);
  return finish(result.value.taskIds[0] ?? '');
}

test('a first frame of ours, its master at 2K by the take itself, and another team’s try at both', {
  timeout: 120_000,
}, async () => {
  const path = await makePicture(join(folder, 'frame.jpg'), { width: 768, height: 768 });
  const frame = await importFile(viewer, { path, originalName: 'frame.jpg', source: 'upload' });
  const assetId = frame.ok ? frame.value.id : '';
  const media = [{ role: 'first_frame', assetId }];
  const video = {
    prompt: 'It flies',
    model: 'H3',
    resolution: '768P',
    durationSeconds: 4,
    ratio: '1:1',
    media,
  };

  const stranger = await makeViewer();
  const theirs = await create('video', video, stranger);
  expect(theirs).toMatchObject({ ok: false, failure: { code: 'invalid', field: 'media.0' } });

  const source = await made('video', video);
  expect(source.inputs).toMatchObject([{ role: 'first_frame', assetId, position: 0 }]);
  expect(JSON.stringify(source.requestBody)).toContain(`asset:${assetId}`);

  const asMaster = { sourceTaskId: source.id, prompt: '', media: [], hasWatermark: false };
  expect(await create('master', asMaster, stranger)).toMatchObject({
    failure: { code: 'invalid', field: 'sourceTaskId' },
  });
  const clickIds = [randomUUID()];
  const mastered = await create('master', asMaster, viewer, clickIds);
  const master = await task(mastered.ok ? (mastered.value.taskIds[0] ?? '') : '');
  expect(master).toMatchObject({ state: 'queued', requestBody: { source_task_id: source.vendorTaskId } });
  expect(master.inputs).toMatchObject([{ role: 'base_video', sourceTaskId: source.id }]);

  // The same click once more, when the source no longer keeps the rules, still finds its take.
  await db().task.update({ where: { id: source.id }, data: { state: 'lost' } });
  expect(await create('master', asMaster)).toMatchObject({ failure: { code: 'invalid' } });
  expect(await create('master', asMaster, viewer, clickIds)).toEqual(mastered);
});

test('an enhancement ends as text beside its prompt', { timeout: 60_000 }, async () => {
  const enhanced = await made('enhance', { prompt: 'A kite', durationSeconds: 5, media: [] });
  expect(enhanced.resultText?.length).toBeGreaterThan(10);
  expect(enhanced.prompt).toBe('A kite');
  expect(enhanced.outputs).toHaveLength(0);
});
