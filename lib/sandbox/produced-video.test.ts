import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FilePathSource, Input, MP4 } from 'mediabunny';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { probeFile } from './media/probe-file.ts';
import { decodeFrames, decodeSound } from './render/decode.ts';
import type { Frame } from './render/frame.ts';
import { loadPlate } from './render/plate.ts';
import { dataUri, makeAudio, makeImage, makeVideo } from './test-media.ts';
import { audio, goodGeneration, image, paths, TestSandbox, text, video } from './test-sandbox.ts';

/** The videos that come out, downloaded and decoded: what is promised of them can be seen and heard. */
const sandbox = new TestSandbox();
const folder = mkdtempSync(join(tmpdir(), 'produced-'));
let smallTake: { id: string; file: string };
beforeAll(async () => {
  await sandbox.start();
  smallTake = await produce(small);
});
afterAll(async () => {
  await sandbox.remove();
  rmSync(folder, { recursive: true });
});

const small = { model: 'Vendor-H3-Max', content: [text()], resolution: '480P', duration: 5, ratio: '16:9' };

/** Makes a video and keeps it as a file. */
async function produce(body: unknown, path?: string): Promise<{ id: string; file: string }> {
  const { id, content } = await sandbox.make(body, path);
  const answer = await fetch(content?.url ?? '');
  const file = join(folder, `${id}.mp4`);
  writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
  return { id, file };
}

async function facts(file: string) {
  const probed = await probeFile(file);
  if ('unreadable' in probed) throw new Error(probed.unreadable);
  return probed.facts;
}

/** Single frames as they are on screen, scaled to a few pixels: enough to compare, small enough to keep. */
async function frames(file: string, width = 64, height = 36): Promise<Frame[]> {
  const all: Frame[] = [];
  for await (const frame of decodeFrames(file, width, height)) {
    all.push({ ...frame, y: frame.y.slice(), u: frame.u.slice(), v: frame.v.slice() });
  }
  return all;
}

/** How loud each whole second is. */
async function loudness(file: string): Promise<number[]> {
  const { left = new Float32Array() } = (await decodeSound(file)) ?? {};
  return Array.from({ length: Math.floor(left.length / 48_000) }, (_, second) => {
    const part = left.subarray(second * 48_000, (second + 1) * 48_000);
    return Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / part.length);
  });
}

/** The mean difference of two pictures, 0 to 255 a pixel. */
function difference(a: Frame | undefined, b: Frame | undefined): number {
  if (!a || !b) return 255;
  const planes = [a.y, a.u, a.v].flatMap((plane) => [...plane]);
  const others = [b.y, b.u, b.v].flatMap((plane) => [...plane]);
  return planes.reduce((sum, value, at) => sum + Math.abs(value - (others[at] ?? 0)), 0) / planes.length;
}

/** A picture of four colours that cannot be taken for anything that is drawn here. */
async function flag(colours: readonly [string, string]): Promise<Buffer> {
  const sharp = (await import('sharp')).default;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="832" height="480"><rect width="832" height="480" fill="${colours[0]}"/><rect x="416" width="416" height="240" fill="${colours[1]}"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

async function plateOf(picture: Buffer): Promise<Frame> {
  const file = join(folder, 'flag.png');
  writeFileSync(file, picture);
  return loadPlate(file, 64, 36);
}

describe('words alone', () => {
  test('at 768P: right pixels, 24 fps, right length, H.264 and AAC that can be heard', async () => {
    const { file } = await produce(goodGeneration);
    expect(await facts(file)).toMatchObject({
      format: 'mp4',
      width: 1344,
      height: 768,
      framesPerSecond: 24,
      frameCount: 107,
      videoCodec: 'avc',
      audioCodec: 'aac',
    });
    using input = new Input({ source: new FilePathSource(file), formats: [MP4] });
    const track = await input.getPrimaryVideoTrack();
    expect(await track?.getColorSpace()).toMatchObject({ matrix: 'bt709', fullRange: false });
    const sound = await decodeSound(file);
    expect(Math.max(...(sound?.left.subarray(48_000, 96_000) ?? []))).toBeGreaterThan(0.02);
    expect((sound?.left.length ?? 0) / 48_000).toBeCloseTo(107 / 24, 1);
    expect((await facts(file)).durationSeconds).toBeCloseTo(107 / 24, 3);
  });

  test('two takes differ, and a take moves', async () => {
    const other = await produce(small);
    expect(await facts(other.file)).toMatchObject({ width: 832, height: 480, frameCount: 124 });
    const [a, b] = [await frames(smallTake.file), await frames(other.file)];
    expect(difference(a[60], b[60])).toBeGreaterThan(4);
    expect(difference(a[0], a[120])).toBeGreaterThan(0.5);
  });
});

describe('given frames', () => {
  test('the first frame and the last frame are shown where they were given', async () => {
    const [begin, end] = [await flag(['#c03028', '#f0e050']), await flag(['#2060c0', '#30c070'])];
    const content = [
      text(),
      image(dataUri(begin, 'image/png'), 'first_frame'),
      image(dataUri(end, 'image/png'), 'last_frame'),
    ];
    const shown = await frames((await produce({ ...small, content })).file);
    expect(difference(shown[0], await plateOf(begin))).toBeLessThan(3);
    expect(difference(shown.at(-1), await plateOf(end))).toBeLessThan(3);
    expect(difference(shown[0], await plateOf(end))).toBeGreaterThan(30);
  });

  test('a last frame alone ends the shot', async () => {
    const end = await flag(['#2060c0', '#30c070']);
    const content = [text(), image(dataUri(end, 'image/png'), 'last_frame')];
    const shown = await frames((await produce({ ...small, content })).file);
    expect(difference(shown.at(-1), await plateOf(end))).toBeLessThan(3);
    expect(difference(shown[0], await plateOf(end))).toBeGreaterThan(10);
  });

  test('a picture of another shape decides the ratio', async () => {
    const content = [text(), image(dataUri(await makeImage(700, 900), 'image/png'))];
    const { file } = await produce({ ...small, content });
    const { width = 0, height = 0 } = await facts(file);
    expect(width % 32).toBe(0);
    expect(height % 32).toBe(0);
    expect(width / height).toBeCloseTo(700 / 900, 1);
  });
});

test('references are seen and heard', async () => {
  const green = await makeImage(600, 400, 'png', { r: 0, g: 230, b: 40 });
  const content = [
    text(),
    image(dataUri(green, 'image/png'), 'reference_image'),
    video(dataUri(await makeVideo({ seconds: 2 }), 'video/mp4'), 'reference_video'),
    audio(dataUri(await makeAudio(3), 'audio/wav'), 'reference_audio'),
    image('vendor_file://42', 'reference_image'),
  ];
  const { file } = await produce({ ...small, content });
  const [shown] = await frames(file, 208, 120);
  // Pure green has a red difference far below the middle; nothing else here has.
  const green_ = shown?.v.filter((value) => value < 60).length ?? 0;
  expect(green_).toBeGreaterThan(100);
  const sound = await decodeSound(file);
  expect(Math.max(...(sound?.left.subarray(48_000, 60_000) ?? []))).toBeGreaterThan(0.12);
});

/** 2K is a lot of pixels for a busy machine. */
describe('a master', { timeout: 120_000 }, () => {
  test('of a take is its picture at 2K with its sound, billed by its length', async () => {
    const take = await produce({ ...goodGeneration, ratio: '1:1' });
    const body = { model: 'Vendor-H3', resolution: '2K', source_task_id: take.id, aigc_watermark: true };
    const master = await produce(body, paths.regeneration);
    const task = await sandbox.query(master.id);
    expect(task).toMatchObject({ task_type: 'regeneration', resolution: '2K', duration: 4, ratio: '1:1' });
    expect(task.usage).toMatchObject({ input_seconds: 0, output_seconds: 4, total_seconds: 4 });
    expect(await facts(master.file)).toMatchObject({
      width: 1440,
      height: 1440,
      frameCount: 107,
      framesPerSecond: 24,
      audioCodec: 'aac',
    });
    const [before, after] = [await frames(take.file), await frames(master.file)];
    expect(difference(before[50], after[50])).toBeLessThan(4);
    const [sound, kept] = [await loudness(take.file), await loudness(master.file)];
    for (const [second, level] of sound.entries()) expect(kept[second]).toBeCloseTo(level, 2);
    expect(Math.max(...sound)).toBeGreaterThan(0.02);
    const again = await sandbox.call('POST', paths.regeneration, { ...body, source_task_id: master.id });
    expect(again.json.error.message).toContain('must be a video generation task');
  });

  test('of a sent video has its length and its inputs on the bill', async () => {
    const base = await makeVideo({ width: 768, height: 768, frameCount: 124 });
    const picture = dataUri(await makeImage(256, 256), 'image/png');
    const content = [text(), video(dataUri(base, 'video/mp4'), 'base_video'), image(picture, 'first_frame')];
    const master = await produce({ model: 'Vendor-H3', resolution: '2K', content }, paths.regeneration);
    expect(await facts(master.file)).toMatchObject({ width: 1440, height: 1440, frameCount: 124 });
    expect(await sandbox.query(master.id)).toMatchObject({
      duration: 5,
      ratio: '1:1',
      usage: { input_seconds: 0, output_seconds: 5, total_seconds: 5, input_image_count: 1 },
    });
  });

  test('only of a succeeded 768P generation', async () => {
    const body = { model: 'Vendor-H3', resolution: '2K' };
    const refused = await sandbox.call('POST', paths.regeneration, { ...body, source_task_id: smallTake.id });
    expect(refused.json.error.message).toContain('must be 768P');
    await sandbox.arm('fail_task');
    const failed = await sandbox.make(goodGeneration);
    const answer = await sandbox.call('POST', paths.regeneration, { ...body, source_task_id: failed.id });
    expect(answer.json.error.message).toContain('must be succeeded');
  });
});
