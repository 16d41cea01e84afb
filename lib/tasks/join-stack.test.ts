import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { enhanceTool } from '#lib/tools/enhance.ts';
import { imageTool } from '#lib/tools/image.ts';
import type { ToolName } from '#lib/tools/tool-names.ts';
import { videoTool } from '#lib/tools/video.ts';
import { createTakes } from './create-takes.ts';
import { openTestEngine, type TestEngine } from './test-engine.ts';
import { addResult, makeTake, makeViewer } from './test-takes.ts';

let engine: TestEngine;
let viewer: Viewer;

// Every take is held in its undo window: nothing is sent.
beforeAll(async () => {
  engine = await openTestEngine({ url: 'http://127.0.0.1:9', apiKey: 'none' });
  viewer = await makeViewer();
});

afterAll(() => engine.queue.stop());

interface Click {
  tool?: ToolName;
  input?: object;
  count?: number;
  batchId?: string;
  remakeOf?: string;
}

async function click(
  { tool = 'video', input = {}, count = 1, ...more }: Click,
  by = viewer,
): Promise<string[]> {
  const initial = { video: videoTool, image: imageTool, enhance: enhanceTool }[tool as 'video']?.initial;
  const asked = { ...Object(initial), prompt: 'A red kite', ...input };
  const clickIds = Array.from({ length: count }, () => randomUUID());
  const result = await createTakes(engine, by, { tool, input: asked, clickIds, ...more });
  if (!result.ok) throw new Error(result.failure.message);
  return result.value.taskIds;
}

async function placesOf(ids: readonly string[]): Promise<{ stack: number | null; isTop: boolean }[]> {
  const rows = await db().task.findMany({ where: { id: { in: [...ids] } } });
  return ids.map((id) => {
    const row = rows.find((one) => one.id === id);
    return { stack: row?.stackId ? ids.indexOf(row.stackId) : null, isTop: row?.isStackTop ?? false };
  });
}

const alone = { stack: null, isTop: true };

test('several takes of one click are a stack; one is none; takes that share a batch only are none', async () => {
  const ids = await click({ count: 3 });
  expect(await placesOf(ids)).toEqual([
    { stack: 0, isTop: false },
    { stack: 0, isTop: false },
    { stack: 0, isTop: true },
  ]);
  expect(await placesOf(await click({}))).toEqual([alone]);
  const batchId = randomUUID();
  const squares = [...(await click({ batchId })), ...(await click({ batchId }))];
  expect(await placesOf(squares)).toEqual([alone, alone]);
});

test('another try joins the stack of the take it was made from, and never hides what is made', async () => {
  const source = await makeTake(viewer);
  const [first = ''] = await click({ remakeOf: source });
  const [second = ''] = await click({ remakeOf: first });
  expect(await placesOf([source, first, second])).toEqual([
    { stack: 0, isTop: true },
    { stack: 0, isTop: false },
    { stack: 0, isTop: false },
  ]);
  const row = await db().task.findUniqueOrThrow({ where: { id: second } });
  expect(row.remakeOfId).toBe(first);
});

test('an enhanced retry joins the take whose prompt was enhanced; the words stand alone', async () => {
  const source = await makeTake(viewer, { state: 'failed' });
  const [words = ''] = await click({ tool: 'enhance', remakeOf: source });
  const [retry = ''] = await click({ input: { enhancedFrom: words } });
  expect(await placesOf([source, words, retry])).toEqual([
    { stack: 0, isTop: false },
    alone,
    { stack: 0, isTop: true },
  ]);
});

test('an edited picture is of the idea of the one it was made from; a video that begins with it is not', async () => {
  const picture = await makeTake(viewer, { tool: 'image' });
  const file = { kind: 'image', format: 'png', mimeType: 'image/png', width: 1024, height: 1024 } as const;
  const assetId = await addResult(viewer, picture, { ...file, sizeBytes: 100_000n, durationSeconds: null });
  const media = (role: string) => [{ role, assetId, sourceTaskId: picture }];
  const [edited = ''] = await click({
    tool: 'image',
    input: { model: 'kontext', media: media('input_image') },
  });
  const [video = ''] = await click({ input: { media: media('first_frame') } });
  const [remade = ''] = await click({ remakeOf: picture });
  expect(await placesOf([picture, edited, video, remade])).toEqual([
    { stack: 0, isTop: true },
    { stack: 0, isTop: false },
    alone,
    alone,
  ]);
});

test('a take of another team, in the bin, or a part of a narration is no origin', async () => {
  const stranger = await makeViewer();
  const theirs = await makeTake(stranger);
  const binned = await makeTake(viewer, { shelf: 'bin' });
  const part = await makeTake(viewer, { shelf: 'part', parentId: await makeTake(viewer) });
  for (const remakeOf of [theirs, binned, part, randomUUID()]) {
    const [id = ''] = await click({ remakeOf });
    expect(await placesOf([id])).toEqual([alone]);
    expect((await db().task.findUniqueOrThrow({ where: { id } })).remakeOfId).toBeNull();
  }
  expect((await db().task.findUniqueOrThrow({ where: { id: theirs } })).stackId).toBeNull();
  const [ownRemake = ''] = await click({ remakeOf: theirs }, stranger);
  expect((await placesOf([theirs, ownRemake])).map(({ stack }) => stack)).toEqual([0, 0]);
});

test('many tries of one take at once make one stack', async () => {
  const source = await makeTake(viewer);
  const made = await Promise.all(Array.from({ length: 6 }, () => click({ remakeOf: source, count: 2 })));
  const places = await placesOf([source, ...made.flat()]);
  expect(new Set(places.map(({ stack }) => stack))).toEqual(new Set([0]));
  expect(places.map(({ isTop }) => isTop)).toEqual([true, ...Array.from({ length: 12 }, () => false)]);
});
