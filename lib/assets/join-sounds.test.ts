import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AudioSampleSink } from 'mediabunny';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChapterPlace } from './chapter-times.ts';
import type { JoinedSound } from './media-process/jobs.ts';
import { openTimed } from './media-process/open-timed.ts';
import { readWav } from './media-process/read-wav.ts';
import { runJoin } from './media-process/run-job.ts';
import { probeMedia } from './probe-media.ts';
import { makeTone } from './test-media.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rushes-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Each part has its own length and loudness. */
const parts = [
  { seconds: 2, level: 0.2 },
  { seconds: 1.3, level: 0.8 },
  { seconds: 3.1, level: 0.5 },
];
const places: ChapterPlace[] = [
  { title: 'Erstes: die Tür', part: 0, share: 0 },
  { title: '第二章 海', part: 1, share: 0 },
  { title: 'Within', part: 2, share: 0.5 },
];

async function joined(
  name: string,
  format: JoinedSound['format'],
  tones: Parameters<typeof makeTone>[1][],
  chapters = places,
) {
  const paths = await Promise.all(
    tones.map((tone, index) => makeTone(join(folder, `${name}-${index}`), tone)),
  );
  const target = join(folder, name);
  const result = await runJoin({ do: 'join', paths, format, chapters, target });
  if (!result.ok) throw new Error(result.failure.message);
  return { target, paths, ...result.value };
}

/** The samples of a file at 16 bits, all channels after one another. */
async function samplesOf(
  path: string,
): Promise<{ samples: Int16Array; sampleRate: number; channels: number }> {
  using input = openTimed(path);
  const track = await input.getPrimaryAudioTrack();
  if (!track) throw new Error('no sound');
  const chunks: Int16Array[] = [];
  for await (const sample of new AudioSampleSink(track).samples()) {
    const values = new Int16Array(sample.numberOfFrames * sample.numberOfChannels);
    sample.copyTo(values, { planeIndex: 0, format: 's16' });
    chunks.push(values);
    sample.close();
  }
  const samples = new Int16Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    samples.set(chunk, at);
    at += chunk.length;
  }
  return { samples, sampleRate: await track.getSampleRate(), channels: await track.getNumberOfChannels() };
}

/** How loud the middle of each part is, by the seconds that the join tells. */
async function levels(path: string, partSeconds: readonly number[]): Promise<number[]> {
  const { samples, sampleRate, channels } = await samplesOf(path);
  let begin = 0;
  return partSeconds.map((seconds) => {
    const middle = Math.round((begin + seconds / 2) * sampleRate) * channels;
    begin += seconds;
    const part = samples.subarray(middle - 2000, middle + 2000);
    return Math.round((Math.max(...part) / 32_768) * 10) / 10;
  });
}

async function expectInOrder({
  target,
  partSeconds,
}: {
  target: string;
  partSeconds: number[];
}): Promise<void> {
  const probed = await probeMedia(target);
  const total = parts.reduce((sum, { seconds }) => sum + seconds, 0);
  expect(probed.ok && Math.abs((probed.value.durationSeconds ?? 0) - total)).toBeLessThan(0.1 * parts.length);
  for (const [index, { seconds }] of parts.entries()) {
    expect(Math.abs((partSeconds[index] ?? 0) - seconds)).toBeLessThan(0.1);
  }
  expect(await levels(target, partSeconds)).toEqual(parts.map(({ level }) => level));
}

test.each([
  [32_000, 1],
  [44_100, 2],
])(
  'MP3 at %i Hz in %i channels: frames are copied, chapters stand in an ID3 tag',
  async (sampleRate, channels) => {
    const tones = parts.map((part) => ({ ...part, format: 'mp3', sampleRate, channels }) as const);
    const made = await joined(`mp3-${channels}`, 'mp3', tones);
    await expectInOrder(made);
    const bytes = await readFile(made.target);
    expect(readId3(bytes)).toEqual(
      made.chapters.map(({ title, startSeconds }) => ({ title, start: Math.round(startSeconds * 1000) })),
    );
    expect(made.chapters.map(({ isExact }) => isExact)).toEqual([true, true, false]);
    expect(made.chapters[1]?.startSeconds).toBeCloseTo(made.partSeconds[0] ?? 0, 3);
    const probed = await probeMedia(made.target);
    expect(probed).toMatchObject({ ok: true, value: { format: 'mp3', mimeType: 'audio/mpeg' } });
  },
);

/** Titles and milliseconds of the CHAP frames. */
function readId3(bytes: Buffer): { title: string; start: number }[] {
  const chapters: { title: string; start: number }[] = [];
  const end = 10 + bytes.subarray(6, 10).reduce((size, byte) => size * 128 + byte, 0);
  for (let at = 10; at + 10 <= end; ) {
    const length = bytes.readUInt32BE(at + 4);
    const body = bytes.subarray(at + 10, at + 10 + length);
    if (bytes.toString('latin1', at, at + 4) === 'CHAP') {
      const times = body.indexOf(0) + 1;
      const title = body.subarray(times + 16 + 10 + 3).toString('utf16le');
      chapters.push({ title, start: body.readUInt32BE(times) });
    }
    at += 10 + length;
  }
  return chapters;
}

test('WAV: samples are copied, chapters are cue points with names', async () => {
  const made = await joined('wav', 'wav', parts);
  await expectInOrder(made);
  const whole = await readWav(made.target);
  const bytes = await readFile(made.target);
  expect(bytes.readUInt32LE(4) + 8).toBe(bytes.length);
  const data = await Promise.all(
    made.paths.map(async (path) => {
      const file = await readWav(path);
      return file && (await readFile(path)).subarray(file.dataAt, file.dataAt + file.dataBytes);
    }),
  );
  const expected = Buffer.concat(data.filter((one) => one !== undefined));
  expect(whole && bytes.subarray(whole.dataAt, whole.dataAt + whole.dataBytes).equals(expected)).toBe(true);
  const after = bytes.subarray((whole?.dataAt ?? 0) + (whole?.dataBytes ?? 0));
  expect(after.toString('latin1', 0, 4)).toBe('cue ');
  expect([0, 1, 2].map((index) => after.readUInt32LE(12 + index * 24 + 20))).toEqual(
    made.chapters.map(({ startSeconds }) => Math.round(startSeconds * 32_000)),
  );
  expect(after.toString('utf8')).toContain('第二章 海\0');
});

test('FLAC: not a sample is lost, chapters are comments', async () => {
  const tones = parts.map((part) => ({ ...part, format: 'flac', sampleRate: 22_050, channels: 2 }) as const);
  const made = await joined('flac', 'flac', tones);
  await expectInOrder(made);
  const originals = await Promise.all(made.paths.map(samplesOf));
  const { samples } = await samplesOf(made.target);
  expect(
    Buffer.from(samples.buffer).equals(
      Buffer.concat(originals.map((one) => Buffer.from(one.samples.buffer))),
    ),
  ).toBe(true);
  using input = openTimed(made.target);
  expect((await input.getMetadataTags()).raw).toMatchObject({
    CHAPTER001: '00:00:00.000',
    CHAPTER001NAME: 'Erstes: die Tür',
    // The encoder fills the last block of each part.
    CHAPTER002: `00:00:0${made.partSeconds[0]?.toFixed(3)}`,
    CHAPTER002NAME: '第二章 海',
    CHAPTER003: `00:00:0${made.chapters[2]?.startSeconds.toFixed(3)}`,
  });
});

test('WAV files of unlike form become FLAC', async () => {
  const tones = parts.map((part, index) => ({ ...part, sampleRate: index === 1 ? 44_100 : 32_000 }));
  const made = await joined('unlike', 'wav', tones);
  expect(made.format).toBe('flac');
  await expectInOrder(made);
});

test('MP3 files of unlike form are encoded once more', async () => {
  const tones = parts.map(
    (part, index) => ({ ...part, format: 'mp3', channels: index === 1 ? 2 : 1 }) as const,
  );
  await expectInOrder(await joined('unlike.mp3', 'mp3', tones, []));
});

test('a part that cannot be read fails the join in words', async () => {
  const path = join(folder, 'none.mp3');
  const target = join(folder, 'never');
  const job = { do: 'join', paths: [path], format: 'mp3', chapters: [], target } as const;
  expect(await runJoin({ ...job, paths: [...job.paths], chapters: [] })).toMatchObject({ ok: false });
});
