import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { probeFile } from './media/probe-file.ts';
import { decodeFrames, decodeSound } from './render/decode.ts';
import type { Frame } from './render/frame.ts';
import { FileServer } from './test-file-server.ts';
import { makeAudio, makeImage, makeVideo } from './test-media.ts';
import { platform, TestSandbox } from './test-sandbox.ts';

/** The reference videos that come out, downloaded and decoded. */
const sandbox = new TestSandbox();
const files = new FileServer();
const folder = mkdtempSync(join(tmpdir(), 'reference-video-'));
let clip: string;
beforeAll(async () => {
  await sandbox.start();
  await files.start();
  clip = files.add('clip.mp4', await makeVideo({ seconds: 2, width: 320, height: 256 }));
});
afterAll(async () => {
  await sandbox.remove();
  files.stop();
  rmSync(folder, { recursive: true });
});

interface Wish {
  input?: Record<string, unknown>;
  parameters?: Record<string, unknown>;
}
const bodyOf = ({ input, parameters }: Wish) => ({
  input: { prompt: 'character1 in the rain', reference_urls: [clip], ...input },
  parameters: { size: '960*960', duration: 5, seed: 1, ...parameters },
});

const produced = new Map<string, Promise<string>>();

/** Makes a film and keeps it as a file; the same wish again is the same film. */
function produce(wish: Wish = {}): Promise<string> {
  const key = JSON.stringify(bodyOf(wish));
  const made = produced.get(key) ?? makeFilm(wish);
  produced.set(key, made);
  return made;
}

async function makeFilm(wish: Wish): Promise<string> {
  const { task, images, videos, audios } = await sandbox.makeResult(platform.referenceVideo, bodyOf(wish));
  expect(task).toMatchObject({ status: 'TASK_STATUS_SUCCEED', reason: '' });
  expect([images.length, videos.length, audios.length]).toEqual([0, 1, 0]);
  expect(videos[0]).toMatchObject({ video_url_ttl: 3600, video_type: 'mp4' });
  const answer = await fetch(videos[0]?.video_url ?? '');
  expect(answer.headers.get('content-type')).toBe('video/mp4');
  const file = join(folder, `${task.task_id}.mp4`);
  writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
  return file;
}

async function facts(file: string) {
  const probed = await probeFile(file);
  if ('unreadable' in probed) throw new Error(probed.unreadable);
  return probed.facts;
}

async function frames(file: string, width = 48, height = 48): Promise<Frame[]> {
  const all: Frame[] = [];
  for await (const frame of decodeFrames(file, width, height)) {
    all.push({ ...frame, y: frame.y.slice(), u: frame.u.slice(), v: frame.v.slice() });
  }
  return all;
}

function difference(a: Frame | undefined, b: Frame | undefined): number {
  if (!a || !b) return 255;
  return a.y.reduce((sum, value, at) => sum + Math.abs(value - (b.y[at] ?? 0)), 0) / a.y.length;
}

/** Frames that look nothing like the one before them. */
function cutsOf(shown: readonly Frame[]): number {
  return shown.filter((frame, at) => at > 0 && difference(shown[at - 1], frame) > 12).length;
}

/** How loud each quarter of a second is. */
async function loudness(file: string): Promise<number[]> {
  const { left = new Float32Array() } = (await decodeSound(file)) ?? {};
  return Array.from({ length: Math.floor(left.length / 12_000) }, (_, quarter) => {
    const part = left.subarray(quarter * 12_000, (quarter + 1) * 12_000);
    return Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / part.length);
  });
}

describe('the size and the length', () => {
  // Both tiers, wide, upright and square; the create table takes every size.
  test.each(['1280*720', '1080*1920'])('%s, 5 s', { timeout: 60_000 }, async (size) => {
    const [width, height] = size.split('*').map(Number);
    expect(await facts(await produce({ parameters: { size } }))).toMatchObject({
      format: 'mp4',
      videoCodec: 'avc',
      audioCodec: 'aac',
      framesPerSecond: 24,
      frameCount: 120,
      durationSeconds: 5,
      width,
      height,
    });
  });

  test('10 s', { timeout: 60_000 }, async () => {
    const made = await facts(await produce({ parameters: { duration: 10 } }));
    expect(made).toMatchObject({ frameCount: 240, durationSeconds: 10 });
  });
});

describe('the references', () => {
  const colours = {
    red: { r: 240, g: 20, b: 20 },
    green: { r: 20, g: 230, b: 40 },
    blue: { r: 30, g: 40, b: 240 },
  };

  /** A clip of one colour, made of a picture by the sandbox's own hand. */
  async function colouredClip(name: keyof typeof colours): Promise<string> {
    const picture = (await makeImage(480, 480, 'png', colours[name])).toString('base64');
    const body = {
      model: 'Vendor-H3-Max',
      content: [
        { type: 'text', text: '.' },
        { type: 'image_url', image_url: { url: `data:image/png;base64,${picture}` }, role: 'first_frame' },
      ],
      resolution: '480P',
      duration: 5,
    };
    const { content } = await sandbox.make(body);
    const answer = await fetch(content?.url ?? '');
    return files.add(`${name}.mp4`, Buffer.from(await answer.arrayBuffer()));
  }

  test('are all seen at once, and each alone in its turn', { timeout: 120_000 }, async () => {
    const reference_urls = [
      await colouredClip('red'),
      await colouredClip('green'),
      await colouredClip('blue'),
    ];
    const shown = await frames(await produce({ input: { reference_urls } }));
    const share = (frame: Frame | undefined, isIt: (u: number, v: number) => boolean) => {
      const count = frame?.u.filter((u, at) => isIt(u, frame.v[at] ?? 128)).length ?? 0;
      return count / (frame?.u.length ?? 1);
    };
    const kinds = [
      (_u: number, v: number) => v > 190,
      (u: number, v: number) => v < 80 && u < 110,
      (u: number, v: number) => u > 190 && v < 125,
    ];
    for (const isIt of kinds) {
      expect(share(shown[2], isIt)).toBeGreaterThan(0.03);
      expect(Math.max(...shown.map((frame) => share(frame, isIt)))).toBeGreaterThan(0.7);
    }
    const turns = kinds.map((isIt) => shown.findIndex((frame) => share(frame, isIt) > 0.7));
    expect(turns).toEqual(turns.toSorted((a, b) => a - b));
  });

  test('play, and begin again when they are over', { timeout: 60_000 }, async () => {
    const rising = files.add('rising.mp4', await makeVideo({ seconds: 2, isRising: true }));
    const input = { reference_urls: [rising] };
    const shown = await frames(await produce({ input, parameters: { shot_type: 'single' } }));
    const middle = (seconds: number) => shown[Math.round(seconds * 24)]?.y[24 * 48 + 24] ?? 0;
    const [begin, half, end, again] = [middle(0.1), middle(1), middle(1.9), middle(2.2)];
    expect(half - begin).toBeGreaterThan(50);
    expect(end - half).toBeGreaterThan(50);
    expect(end - again).toBeGreaterThan(100);
  });
});

describe('shots', () => {
  test('multi, the default, has cuts, single has none', { timeout: 60_000 }, async () => {
    const multi = await frames(await produce());
    const single = await frames(await produce({ parameters: { shot_type: 'single' } }));
    expect(cutsOf(multi)).toBeGreaterThanOrEqual(2);
    expect(cutsOf(single)).toBe(0);
  });

  test('another seed is another film', { timeout: 60_000 }, async () => {
    const [one, other] = [await produce(), await produce({ parameters: { seed: 2 } })];
    expect(difference((await frames(one))[0], (await frames(other))[0])).toBeGreaterThan(3);
    expect(readFileSync(one).equals(readFileSync(other))).toBe(false);
  });

  test('a watermark is in the lower right corner', { timeout: 60_000 }, async () => {
    const corner = async (parameters: Record<string, unknown>) => {
      const [frame] = await frames(await produce({ parameters }), 240, 240);
      const rows = Array.from(
        { length: 20 },
        (_, row) => frame?.y.subarray((218 + row) * 240 + 190, (218 + row) * 240 + 238) ?? [],
      );
      return Buffer.concat(rows.map((row) => Buffer.from(row)));
    };
    expect((await corner({ watermark: true })).equals(await corner({}))).toBe(false);
  });
});

describe('the sound', () => {
  test('is a bed of its own, or none at all', { timeout: 60_000 }, async () => {
    const levels = await loudness(await produce());
    expect(Math.max(...levels)).toBeGreaterThan(0.02);
    const silent = await facts(await produce({ parameters: { audio: false } }));
    expect(silent.hasAudio).toBeUndefined();
    expect(silent.durationSeconds).toBe(5);
  });

  test('is the given track, silent after its end, whatever `audio` says', { timeout: 60_000 }, async () => {
    const audio_url = files.add('three.wav', await makeAudio(3));
    const levels = await loudness(await produce({ input: { audio_url }, parameters: { audio: false } }));
    expect(Math.min(...levels.slice(1, 11))).toBeGreaterThan(0.1);
    expect(Math.max(...levels.slice(13))).toBeLessThan(0.001);
    expect(levels.length).toBeGreaterThanOrEqual(19);
  });

  test('of a longer track is cut', { timeout: 60_000 }, async () => {
    const audio_url = files.add('eight.mp3', await makeAudio(8, 'mp3'));
    const file = await produce({ input: { audio_url } });
    expect((await facts(file)).durationSeconds).toBe(5);
    expect(Math.min(...(await loudness(file)).slice(1, 18))).toBeGreaterThan(0.1);
  });
});

describe('what is too long is cut, not refused', () => {
  test.each([
    ['prompt', 2000],
    ['negative_prompt', 500],
  ] as const)('%s at %i characters', async (field, most) => {
    const body = bodyOf({ input: { [field]: '\u{1f3ac}'.repeat(most + 1) } });
    const { json } = await sandbox.call('POST', platform.referenceVideo, body);
    const kept = JSON.parse(readFileSync(join(sandbox.dataDir, 'tasks', json.task_id, 'task.json'), 'utf8'));
    const text: string = field === 'prompt' ? kept.prompt : kept.negativePrompt;
    expect([...text]).toHaveLength(most);
    await sandbox.call('POST', `/_sandbox/tasks/${json.task_id}`, { cancel: true });
  });
});
