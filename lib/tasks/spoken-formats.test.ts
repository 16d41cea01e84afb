import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import type { ToolName } from '#lib/tools/tool-names.ts';
import { outputFormats, readOutputFormat } from '#lib/vendor/speech-limits.ts';
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

beforeAll(async () => {
  sandbox = await startTestSandbox();
  engine = await openTestEngine(sandbox);
  viewer = await makeViewer();
  await db().team.update({ where: { id: viewer.teamId }, data: { undoSeconds: 0 } });
});

afterAll(async () => {
  await engine.queue.stop();
  await sandbox.stop();
});

/** What the vendor speaks, as the file that the team gets. */
async function spoken(tool: ToolName, input: object) {
  const result = await createTakes(engine, viewer, { tool, input, clickIds: [randomUUID()] });
  if (!result.ok) throw new Error(result.failure.message);
  const id = result.value.taskIds[0] ?? '';
  return vi.waitFor(
    async () => {
      engine.pass(5000);
      await sendTask(engine, id);
      await pollTask(engine, id);
      await saveTask(engine, id);
      const task = await db().task.findUniqueOrThrow({
        where: { id },
        include: { outputs: { include: { asset: true } } },
      });
      if (task.state !== 'succeeded') throw new Error(`${task.state} ${JSON.stringify(task.failure)}`);
      return task.outputs[0]?.asset;
    },
    { timeout: 60_000, interval: 100 },
  );
}

const containers = { mp3: 'mp3', opus: 'ogg', pcm: 'wav', ulaw: 'wav', alaw: 'wav' } as const;
const voiceId = 'JBFqnCBsd6RMkjVDRZzb';

test.each(outputFormats)(
  'a line in %s becomes a file that plays',
  { timeout: 90_000 },
  async (outputFormat) => {
    const input = { model: 'multilingual', text: 'One, two, three.', voiceId, outputFormat };
    const { codec } = readOutputFormat(outputFormat);
    const asset = await spoken('speech', input);
    expect(asset).toMatchObject({ kind: 'audio', format: containers[codec] });
    expect(asset?.durationSeconds).toBeGreaterThan(0.5);
    expect(asset?.durationSeconds).toBeLessThan(10);
  },
);

test.each(['mp3', 'pcm', 'flac', 'wav'])('a narration in %s, too', { timeout: 90_000 }, async (format) => {
  const input = {
    text: 'One, two, three.',
    voiceId: 'Serene_Woman',
    format,
    sampleRate: 22_050,
    channels: 2,
  };
  const asset = await spoken('narration', input);
  expect(asset).toMatchObject({ kind: 'audio', format: format === 'pcm' ? 'wav' : format });
  expect(asset?.durationSeconds).toBeGreaterThan(0.5);
  expect(asset?.durationSeconds).toBeLessThan(10);
});
