import { expect, test } from 'vitest';
import type { MediaLink } from '#lib/tasks/take-view.ts';
import { viewOfTake } from '#lib/tasks/test-take-view.ts';
import { aspectOf, modelWord, settingsWords } from './take-words.ts';

const running = viewOfTake({
  state: 'running',
  settings: { resolution: '768P', ratio: '16:9', durationSeconds: 5 },
  isSafe: false,
});
const picture = (width: number, height: number): MediaLink => ({
  url: '/p',
  mimeType: 'image/webp',
  width,
  height,
});

test('a tile keeps its shape when the result of a fixed ratio arrives', () => {
  const done = { ...running, state: 'succeeded' as const, poster: picture(640, 366) };
  expect(aspectOf(done)).toBe(aspectOf(running));
});

test('a size in pixels is a ratio too', () => {
  expect(aspectOf({ ...running, tool: 'image', settings: { size: '1024*768' } })).toBe(4 / 3);
});

test('an adaptive ratio follows the picture, first the input and then the result', () => {
  const settings = { ratio: 'adaptive' };
  expect(aspectOf({ ...running, settings })).toBe(16 / 9);
  expect(aspectOf({ ...running, settings, backdrop: picture(600, 800) })).toBe(0.75);
  expect(aspectOf({ ...running, settings, backdrop: picture(600, 800), poster: picture(640, 640) })).toBe(1);
});

test('no tile is narrower than 9:16 or wider than 21:9', () => {
  expect(aspectOf({ ...running, settings: {}, poster: picture(100, 900) })).toBe(9 / 16);
  expect(aspectOf({ ...running, settings: {}, poster: picture(900, 100) })).toBe(21 / 9);
});

test.each([
  ['kontext', 'Kontext'],
  ['H3-Max', 'H3-Max'],
  ['speech-2.6-turbo', 'speech-2.6-turbo'],
])('the model %s is %s', (model, word) => expect(modelWord(model)).toBe(word));

test('settings are said as far as they are known', () => {
  expect(settingsWords(running)).toBe('768P, 5 s, 16:9');
  expect(settingsWords({ ...running, settings: { ratio: 'adaptive', resolution: '2K' } })).toBe('2K');
  const clip = { size: '832*1088', durationSeconds: 5 };
  expect(settingsWords({ tool: 'reference-video', settings: clip })).toBe('832 × 1088, 5 s');
  expect(settingsWords({ ...running, tool: 'enhance', settings: { resolution: '768P' } })).toBe('');
});
