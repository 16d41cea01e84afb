import { expect, test } from 'vitest';
import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { listTakes, readTake } from './queries.ts';
import { readLineage } from './read-lineage.ts';
import { addResult, makeTake, makeViewer } from './test-takes.ts';

const picture = { kind: 'image', format: 'png', mimeType: 'image/png', derivatives: {} } as const;
const sound = { kind: 'audio', format: 'mp3', mimeType: 'audio/mpeg', width: null, height: null } as const;

/** A picture that was edited from the result of another take. */
async function editOf(viewer: Viewer, source: string, assetId: string, prompt: string): Promise<string> {
  const taskId = await makeTake(viewer, { tool: 'image', prompt });
  const { teamId } = viewer;
  await db().taskInput.create({
    data: { taskId, position: 0, teamId, role: 'input_image', sourceTaskId: source, assetId },
  });
  return taskId;
}

test('a sound shows its waveform; a video, which has one too, does not', async () => {
  const viewer = await makeViewer();
  const [film, speech] = [await makeTake(viewer), await makeTake(viewer, { tool: 'speech' })];
  await addResult(viewer, film);
  await addResult(viewer, speech, sound);
  expect((await readTake(viewer, film))?.peaks).toBeUndefined();
  expect((await readTake(viewer, speech))?.peaks?.mimeType).toBe('application/json');
});

test('several files of one take come in their order, and the list says how many there are', async () => {
  const viewer = await makeViewer();
  const id = await makeTake(viewer, { tool: 'image' });
  const second = await addResult(viewer, id, picture, 1);
  const first = await addResult(viewer, id, picture, 0);
  const take = await readTake(viewer, id);
  expect(take?.outputs.map((one) => one.assetId)).toEqual([first, second]);
  expect(take?.media?.assetId).toBe(first);
  expect((await listTakes(viewer)).takes).toMatchObject([{ id, outputCount: 2 }]);
});

test('a chain of edits keeps every step, the oldest first', async () => {
  const viewer = await makeViewer();
  const first = await makeTake(viewer, { tool: 'image', prompt: 'A kite' });
  const firstPicture = await addResult(viewer, first, picture);
  const second = await editOf(viewer, first, firstPicture, 'Make it blue');
  const secondPicture = await addResult(viewer, second, picture);
  const third = await editOf(viewer, second, secondPicture, 'Add a storm');
  const take = await readTake(viewer, third);
  expect(take?.editedFrom).toMatchObject([
    { takeId: first, prompt: 'A kite', picture: { mimeType: 'image/png' } },
    { takeId: second, prompt: 'Make it blue', poster: { mimeType: 'image/png' } },
  ]);
  expect((await readTake(viewer, first))?.editedFrom).toEqual([]);
});

test('a chain that crosses teams, should one ever be written, shows nothing of the other team', async () => {
  const [mine, theirs] = [await makeViewer(), await makeViewer()];
  const source = await makeTake(theirs, { prompt: 'Their secret' });
  const made = await editOf(mine, source, await addResult(theirs, source, picture), 'Edit');
  const [step] = (await readTake(mine, made))?.editedFrom ?? [];
  expect(step).toMatchObject({ takeId: undefined, prompt: undefined, picture: undefined });
});

test('chapters come as they were kept; what is no list of chapters is left out', async () => {
  const viewer = await makeViewer();
  const chapters = [{ title: 'One', startSeconds: 0, isExact: true }];
  const id = await makeTake(viewer, { tool: 'narration', chapters });
  expect((await readTake(viewer, id))?.chapters).toEqual(chapters);
  const odd = await makeTake(viewer, { tool: 'narration', chapters: 'none' });
  expect((await readTake(viewer, odd))?.chapters).toBeUndefined();
});

test('a line that goes on from another names it', async () => {
  const viewer = await makeViewer();
  const first = await makeTake(viewer, { tool: 'speech', prompt: 'Good evening.' });
  await addResult(viewer, first, sound);
  const next = await makeTake(viewer, { tool: 'speech', input: { goesOnFrom: first } });
  const lineage = await readLineage(viewer, next);
  expect(lineage?.edges).toEqual([{ from: first, to: next, role: 'line_before' }]);
  expect(lineage?.nodes[0]).toMatchObject({ id: first, kind: 'audio', prompt: 'Good evening.' });
});
