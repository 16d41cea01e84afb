import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import '../test-media.ts';
import { makePeaks } from './make-peaks.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rushes-peaks-'));
});
afterAll(() => rm(folder, { recursive: true }));

const sampleRate = 8000;

/** A mono WAV file of 16-bit samples. */
async function makeWav(name: string, seconds: number, valueAt: (second: number) => number): Promise<string> {
  const samples = Int16Array.from({ length: seconds * sampleRate }, (_, index) =>
    Math.round(32_767 * valueAt(index / sampleRate)),
  );
  const header = Buffer.alloc(44);
  header.write('RIFF');
  header.writeUInt32LE(36 + samples.byteLength, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.byteLength, 40);
  const path = join(folder, name);
  await writeFile(path, Buffer.concat([header, Buffer.from(samples.buffer)]));
  return path;
}

async function peaksOf(path: string): Promise<number[]> {
  const target = `${path}.json`;
  expect(await makePeaks(path, target)).toMatchObject({ mimeType: 'application/json' });
  return JSON.parse(await readFile(target, 'utf8')).peaks;
}

test('a short sound is drawn by its loudest samples', async () => {
  const peaks = await peaksOf(await makeWav('short.wav', 4, (second) => (second === 2 ? 1 : 0)));
  expect(peaks).toHaveLength(400);
  expect(peaks[200]).toBe(1);
  expect(peaks.filter((peak) => peak > 0)).toHaveLength(1);
});

test('in a long sound speech is higher than a click, and a pause lower than speech', async () => {
  // Ten seconds of clicks, one a second; then ten-second stretches of tone, each with a pause of two seconds.
  const path = await makeWav('long.wav', 120, (second) => {
    if (second < 10) return second % 1 === 0 ? 1 : 0;
    return second % 10 < 8 ? Math.sin(second * 2000) : 0;
  });
  const peaks = await peaksOf(path);
  const between = (from: number, to: number) =>
    peaks.slice(Math.ceil((from / 120) * 400), Math.floor((to / 120) * 400));
  expect(Math.max(...between(0, 9.7))).toBeLessThan(0.3);
  expect(Math.min(...between(20.5, 27.5))).toBeGreaterThan(0.9);
  expect(Math.max(...between(28.5, 29.7))).toBe(0);
});
