import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { flashSpeechBody, longSpeechBody } from '#lib/vendor/speech.ts';
import { Speech } from './speech.ts';
import { sentence } from './test-speech.ts';

/** A process needs seconds to start on a busy machine. */
vi.setConfig({ testTimeout: 90_000 });

/** The two processes behind the speech, ended from outside in the middle of a text. */
let speech: Speech;
beforeEach(() => {
  speech = new Speech();
});
afterEach(async () => {
  speech.stop();
  await expect.poll(() => childrenOf(process.pid), { timeout: 30_000, interval: 20 }).toEqual([]);
});

const never = new AbortController().signal;
const long = longSpeechBody.parse({
  text: `${sentence} `.repeat(15),
  voice_setting: { voice_id: 'Arnold' },
  audio_setting: { format: 'wav', sample_rate: 8000 },
});
const streamed = flashSpeechBody.parse({
  text: long.text,
  voice_id: '21m00Tcm4TlvDq8ikWAM',
  output_format: 'pcm_8000',
  seed: 1,
  stream: true,
});
const fileFor = (name: string) => join(tmpdir(), `speech-process-${process.pid}-${name}.wav`);

/** From the list that Linux keeps in files, or from the tool that macOS has. */
function childrenOf(pid: number): number[] {
  if (existsSync('/proc/self/stat')) {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
      .map(Number);
  }
  const { stdout } = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
  return stdout.split('\n').filter(Boolean).map(Number);
}

function parentOf(pid: string): number | undefined {
  try {
    // The name before it, in parentheses, may hold anything.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]);
  } catch {
    return undefined;
  }
}

/** The process that the sandbox started, and the engine's that it started in turn. */
async function processes(): Promise<[worker: number, engine: number]> {
  for (;;) {
    for (const worker of childrenOf(process.pid)) {
      const [engine] = childrenOf(worker);
      if (engine !== undefined) return [worker, engine];
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test.each([
  ['the speech process', 0],
  ['the engine', 1],
])('a long speech is whole although %s was killed', async (_name, index) => {
  const path = fileFor(`killed-${index}`);
  const speaking = speech.makeLongSpeech(long, path, never);
  const pid = (await processes())[index];
  if (pid) process.kill(pid, 'SIGKILL');
  const { durationSeconds } = await speaking;
  const undisturbed = await speech.makeLongSpeech(long, path, never);
  expect(durationSeconds).toBe(undisturbed.durationSeconds);
});

test.each([true, false])(
  'a short speech (stream: %s) begins although the process was killed',
  async (stream) => {
    const speaking = speech.speakShort({ ...streamed, stream }, 'flash', never);
    const [worker] = await processes();
    process.kill(worker, 'SIGKILL');
    let sizeBytes = 0;
    for await (const chunk of (await speaking).chunks) sizeBytes += chunk.length;
    const undisturbed = await speech.speakShort({ ...streamed, stream: false }, 'flash', never);
    expect(sizeBytes).toBe(undisturbed.sizeBytes);
  },
);

test('a stream whose process is killed breaks off, and the next text is spoken', async () => {
  const { chunks } = await speech.speakShort(streamed, 'flash', never);
  const read = async () => {
    let worker = 0;
    for await (const _chunk of chunks) {
      if (worker !== 0) continue;
      [worker] = await processes();
      process.kill(worker, 'SIGKILL');
    }
  };
  await expect(read()).rejects.toThrow('the speech process ended');
  const next = await speech.speakShort({ ...streamed, text: 'Hi.', stream: false }, 'flash', never);
  expect(next.sizeBytes).toBeGreaterThan(1000);
});

test('what nobody wants any more is given up, and leaves no file', async () => {
  const stop = new AbortController();
  const path = fileFor('given-up');
  const speaking = speech.makeLongSpeech(long, path, stop.signal);
  await processes();
  stop.abort();
  await expect(speaking).rejects.toThrow('aborted');
  // The process hears of it a moment later than we do.
  await expect.poll(() => [path, `${path}.part`].filter((file) => existsSync(file))).toEqual([]);
});

test('a short speech leaves no file, whether it is read or its reader has left', async () => {
  const folders = () =>
    readdirSync(tmpdir()).filter((name) => name.startsWith(`sandbox-speech-${process.pid}-`));
  const before = folders().length;
  const short = { ...streamed, text: 'Hi.', stream: false };
  const { chunks } = await speech.speakShort(short, 'flash', never);
  expect(folders()).toHaveLength(before + 1);
  for await (const _chunk of chunks);
  expect(folders()).toHaveLength(before);
  const leaving = new AbortController();
  await speech.speakShort(short, 'flash', leaving.signal);
  leaving.abort();
  await expect.poll(folders, { timeout: 30_000, interval: 20 }).toHaveLength(before);
});

test('no process outlives the sandbox', async () => {
  const speaking = speech.makeLongSpeech(long, fileFor('stopped'), never);
  const pids = await processes();
  speech.stop();
  await expect(speaking).rejects.toThrow();
  const isAlive = (pid: number) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  await expect.poll(() => pids.filter(isAlive), { timeout: 30_000, interval: 20 }).toEqual([]);
});
