import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runProbe } from './media-process/run-job.ts';
import { probeMedia } from './probe-media.ts';
import { makeClip, makeHeic, makePicture, makeSound } from './test-media.ts';

let folder: string;
const at = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'probe-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function facts(path: string) {
  const probed = await probeMedia(path);
  if (!probed.ok) throw new Error(probed.failure.message);
  return probed.value;
}

async function refusal(path: string): Promise<string> {
  const probed = await probeMedia(path);
  return probed.ok ? 'taken' : probed.failure.code;
}

async function cut(path: string, share: number): Promise<string> {
  const bytes = await readFile(path);
  await truncate(path, Math.floor(bytes.length * share));
  return path;
}

test('measures a video: container, codecs, pixels, rate, frames, length, sound', async () => {
  const probed = await facts(await makeClip(at('clip.mp4'), { seconds: 2 }));
  expect(probed).toMatchObject({
    kind: 'video',
    format: 'mp4',
    mimeType: 'video/mp4',
    width: 320,
    height: 192,
    framesPerSecond: 24,
    frameCount: 48,
    videoCodec: 'avc',
    audioCodec: 'aac',
    hasAudio: true,
  });
  expect(probed.durationSeconds).toBeCloseTo(2, 1);
});

test('measures a turned MOV as it is shown, at 23.976, H.265, without sound', async () => {
  const path = await makeClip(at('turned.mov'), {
    format: 'mov',
    rotation: 90,
    framesPerSecond: 24000 / 1001,
    videoCodec: 'hevc',
    audioCodec: null,
  });
  const probed = await facts(path);
  expect(probed).toMatchObject({ format: 'mov', width: 192, height: 320, videoCodec: 'hevc' });
  expect(probed.framesPerSecond).toBeCloseTo(23.976, 2);
  expect(probed.audioCodec).toBeUndefined();
});

test('reads what the vendor does not take, so that it can be mended', async () => {
  const webm = await makeClip(at('clip.webm'), { format: 'webm', videoCodec: 'vp9', audioCodec: 'opus' });
  expect(await facts(webm)).toMatchObject({ format: 'webm', videoCodec: 'vp9', audioCodec: 'opus' });
  expect(await facts(await makePicture(at('a.gif'), { format: 'gif' }))).toMatchObject({ format: 'gif' });
  expect(await facts(await makePicture(at('a.tiff'), { format: 'tiff' }))).toMatchObject({ format: 'tiff' });
  expect(await facts(await makePicture(at('a.avif'), { format: 'avif' }))).toMatchObject({ format: 'avif' });
});

test.each(['wav', 'mp3'] as const)('measures %s', async (format) => {
  const probed = await facts(await makeSound(at(`tone.${format}`), { format, seconds: 2 }));
  expect(probed).toMatchObject({ kind: 'audio', format, hasAudio: true });
  expect(probed.durationSeconds).toBeCloseTo(2, 1);
});

test('measures a photo as it is shown, after its orientation', async () => {
  const probed = await facts(await makePicture(at('photo.jpg'), { orientation: 6 }));
  expect(probed).toMatchObject({ kind: 'image', format: 'jpeg', width: 400, height: 640 });
});

test('measures HEIC, turned as it asks', async () => {
  expect(await facts(await makeHeic(at('photo.heic')))).toMatchObject({
    kind: 'image',
    format: 'heic',
    mimeType: 'image/heic',
    width: 320,
    height: 192,
  });
  expect(await facts(await makeHeic(at('turned.heic'), { quarterTurns: 1 }))).toMatchObject({
    width: 192,
    height: 320,
  });
});

test('believes the bytes, not the name', async () => {
  expect(await facts(await makePicture(at('really-a-picture.mp4'), { format: 'png' }))).toMatchObject({
    format: 'png',
  });
});

test('refuses what is no media, by its reason', async () => {
  await writeFile(at('empty.mp4'), '');
  expect(await refusal(at('empty.mp4'))).toBe('empty');
  await writeFile(at('archive.mp4'), Buffer.from('504b03041400000008000000', 'hex'));
  expect(await refusal(at('archive.mp4'))).toBe('not-media');
  await writeFile(at('page.png'), '<!doctype html><html><body>hello</body></html>');
  expect(await refusal(at('page.png'))).toBe('not-media');
  await writeFile(at('list.mp4'), '#EXTM3U\n#EXT-X-TARGETDURATION:5\n#EXTINF:5,\nhttp://127.0.0.1/a.ts\n');
  expect(await refusal(at('list.mp4'))).toBe('not-media');
  await writeFile(at('one.mp4'), 'x');
  expect(await refusal(at('one.mp4'))).toBe('not-media');
  await writeFile(at('drawing.png'), '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect(await refusal(at('drawing.png'))).toBe('svg');
});

test('refuses media that is cut off', async () => {
  expect(await refusal(await cut(await makeClip(at('cut.mp4')), 0.7))).toBe('damaged');
  expect(await refusal(await cut(await makePicture(at('cut.jpg')), 0.5))).toBe('damaged');
  expect(await refusal(await cut(await makePicture(at('cut.png'), { format: 'png' }), 0.5))).toBe('damaged');
  expect(await refusal(await cut(await makePicture(at('cut.webp'), { format: 'webp' }), 0.5))).toBe(
    'damaged',
  );
  expect(await refusal(await cut(await makeHeic(at('cut.heic')), 0.5))).toBe('damaged');
  expect(await refusal(await cut(await makeSound(at('cut.wav')), 0.5))).toBe('damaged');
});

test('refuses a small file that unpacks to a huge picture, naming both sizes', async () => {
  const path = at('bomb.png');
  const raw = { width: 16_000, height: 10_000, channels: 3 as const, background: '#000' };
  await sharp({ create: raw, limitInputPixels: false }).png().toFile(path);
  const probed = await probeMedia(path);
  expect(probed).toMatchObject({
    ok: false,
    failure: { code: 'too-many-pixels', message: expect.stringMatching(/100 megapixels.*16000 x 10000/) },
  });
});

test('gives up on a file that takes too long, and measures the next one', async () => {
  const path = await makeClip(at('slow.mp4'));
  expect(await runProbe(path, 1)).toMatchObject({ ok: false, failure: { code: 'too-slow' } });
  expect(await facts(path)).toMatchObject({ format: 'mp4' });
});

test('measures many files at once', async () => {
  const path = await makePicture(at('many.jpg'));
  const all = await Promise.all(Array.from({ length: 12 }, () => facts(path)));
  expect(all.every((one) => one.width === 640)).toBe(true);
});

test('a file whose frames break the decoder is refused, and takes no other file with it', async () => {
  const good = await makeClip(at('good.webm'), { format: 'webm', videoCodec: 'vp9', audioCodec: null });
  const bytes = await readFile(good);
  const broken = at('broken.webm');
  await writeFile(broken, Buffer.concat([bytes.subarray(0, 1000), bytes.subarray(1000).fill(0xff)]));
  const spoilt = await makeClip(at('spoilt.mp4'));
  const frames = await readFile(spoilt);
  await writeFile(spoilt, frames.fill(0xff, Math.floor(frames.length / 2), frames.length));
  const probed = await Promise.all(
    Array.from({ length: 12 }, (_, index) => probeMedia([good, broken, spoilt][index % 3] ?? good)),
  );
  expect(probed.map(({ ok }) => ok)).toEqual(Array.from({ length: 12 }, (_, index) => index % 3 === 0));
});
