import { expect, test } from 'vitest';
import { listTakes, readTake } from './queries.ts';
import { makeTake, makeViewer } from './test-takes.ts';

test('a page that is read every few seconds does not bring a whole book along; "Reuse settings" does', async () => {
  const viewer = await makeViewer();
  const input = { text: 'Once upon a time. '.repeat(50_000), voiceId: 'audiobook_female_1' };
  const id = await makeTake(viewer, { tool: 'narration', input });
  expect((await readTake(viewer, id))?.input).toEqual({ voiceId: 'audiobook_female_1' });
  expect((await readTake(viewer, id, { hasText: true }))?.input).toEqual(input);
});

test('the words of a spoken line come along: the next line goes on from them', async () => {
  const viewer = await makeViewer();
  const id = await makeTake(viewer, { tool: 'speech', input: { text: 'Good evening.' } });
  expect((await readTake(viewer, id))?.input).toEqual({ text: 'Good evening.' });
});

test('a prompt without end is cut in a list and whole on its page', async () => {
  const viewer = await makeViewer();
  const prompt = 'A kite. '.repeat(10_000);
  const id = await makeTake(viewer, { tool: 'image', prompt });
  expect((await listTakes(viewer)).takes[0]?.prompt).toHaveLength(8000);
  expect((await readTake(viewer, id))?.prompt).toBe(prompt);
});
