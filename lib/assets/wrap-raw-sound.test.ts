import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { probeMedia } from './probe-media.ts';
import { makeSound } from './test-media.ts';
import { wrapRawSound } from './wrap-raw-sound.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rushes-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each([
  ['pcm', 44_100, 1, 88_200, 44],
  ['pcm', 8000, 2, 32_000, 44],
  ['ulaw', 8000, 1, 8001, 46],
  ['alaw', 8000, 1, 8000, 46],
] as const)(
  '%s at %i Hz in %i channels plays for a second',
  async (encoding, sampleRate, channels, size, head) => {
    const path = join(folder, `${encoding}-${channels}-${sampleRate}`);
    const samples = Buffer.alloc(size, 0x55);
    await writeFile(path, samples);
    expect(await wrapRawSound(path, `${path}.wav`, { encoding, sampleRate, channels })).toBe(true);
    const probed = await probeMedia(`${path}.wav`);
    expect(probed).toMatchObject({ ok: true, value: { kind: 'audio', format: 'wav', hasAudio: true } });
    expect(probed.ok ? probed.value.durationSeconds : 0).toBeCloseTo(1, 2);
    expect((await readFile(`${path}.wav`)).subarray(head, head + size).equals(samples)).toBe(true);
  },
);

test('what has a head already stays as it is', async () => {
  const path = await makeSound(join(folder, 'real.wav'));
  const sound = { encoding: 'pcm', sampleRate: 8000, channels: 1 } as const;
  expect(await wrapRawSound(path, `${path}.again`, sound)).toBe(false);
});
