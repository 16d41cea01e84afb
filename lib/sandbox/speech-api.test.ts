import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { hear, secondsOf } from './speech/test-sound.ts';
import { sentence } from './speech/test-speech.ts';
import { patient, platform, TestSandbox } from './test-sandbox.ts';

/** Document 2 over HTTP: the long speech from create to file, and the two endpoints that answer with sound. */
const sandbox = new TestSandbox();
beforeAll(() => sandbox.start());
afterEach(() => sandbox.call('DELETE', '/_sandbox/faults'));
afterAll(() => sandbox.remove());

const voice = '21m00Tcm4TlvDq8ikWAM';
const longBody = { text: sentence, voice_setting: { voice_id: 'presenter_female' } };
const long = sentence.concat(' ').repeat(25);

const ask = (path: string, body: unknown, signal?: AbortSignal) =>
  fetch(`${sandbox.url}${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer sandbox-key', 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  });
const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());
const lastRequest = async () => (await sandbox.call('GET', '/_sandbox/requests')).json.at(-1);

describe('a long speech', () => {
  test('is made, described and downloaded', async () => {
    const body = { ...longBody, audio_setting: { sample_rate: 24000, bitrate: 64000, channel: 2 } };
    const { task, audios, images, videos } = await sandbox.makeResult(platform.longSpeech, body);
    expect(task).toMatchObject({ status: 'TASK_STATUS_SUCCEED', task_type: 'VENDOR_SPEECH_2_6_TURBO' });
    expect([images, videos]).toEqual([[], []]);
    expect(audios).toHaveLength(1);
    expect(audios[0]).toMatchObject({ audio_type: 'mp3', audio_url_ttl: 24 * 60 * 60 });
    const file = await fetch(audios[0]?.audio_url ?? '');
    expect(file.headers.get('content-type')).toBe('audio/mpeg');
    const bytes = await bytesOf(file);
    const sound = await hear(bytes);
    expect(sound).toMatchObject({ codec: 'mp3', sampleRate: 24000, channels: 2 });
    const { audio_metadata } = audios[0] ?? {};
    expect(audio_metadata).toMatchObject({ audio_size: bytes.length, audio_channel: 2 });
    expect(
      Math.abs(secondsOf(sound) * 1000 - Number((audio_metadata as { audio_length: number }).audio_length)),
    ).toBeLessThan(250);
  });

  test.each([
    ['wav', 'audio/wav'],
    ['flac', 'audio/flac'],
    ['pcm', 'audio/pcm;rate=32000;channels=1'],
  ])('as %s', async (format, type) => {
    const { audios } = await sandbox.makeResult(platform.longSpeech, {
      ...longBody,
      audio_setting: { format },
    });
    expect(audios[0]?.audio_type).toBe(format);
    expect(audios[0]?.audio_url).toContain(`.${format}?`);
    expect((await fetch(audios[0]?.audio_url ?? '')).headers.get('content-type')).toBe(type);
  });

  test('fails when it is made to', async () => {
    await sandbox.arm('fail_task');
    const { task, audios } = await sandbox.makeResult(platform.longSpeech, longBody);
    expect(task.status).toBe('TASK_STATUS_FAILED');
    expect(task.reason).toContain('TASK_FAILED');
    expect(audios).toEqual([]);
  });

  test('leaves the sandbox free to answer, and can be cancelled', async () => {
    const body = { ...longBody, text: long.repeat(30).slice(0, 50_000) };
    const { json } = await sandbox.call('POST', platform.longSpeech, body);
    const before = performance.now();
    const { task } = await sandbox.result(json.task_id);
    expect(performance.now() - before).toBeLessThan(1000);
    expect(task.status).toMatch(/QUEUED|PROCESSING/);
    // Another one is not kept waiting until the long one is through.
    expect((await ask(platform.flashSpeech, { text: sentence, voice_id: voice })).status).toBe(200);
    expect((await sandbox.result(json.task_id)).task.status).toMatch(/QUEUED|PROCESSING/);
    await sandbox.call('POST', `/_sandbox/tasks/${json.task_id}`, { cancel: true });
    expect((await sandbox.result(json.task_id)).task.status).toBe('TASK_STATUS_FAILED');
  });

  test('goes on after the sandbox was stopped', async () => {
    const other = await new TestSandbox().start();
    try {
      const body = { ...longBody, text: long };
      const { json } = await other.call('POST', platform.longSpeech, body);
      await other.stop();
      await other.start();
      await expect
        .poll(async () => (await other.result(json.task_id)).task.status, { ...patient, timeout: 25_000 })
        .toBe('TASK_STATUS_SUCCEED');
    } finally {
      await other.remove();
    }
  });
});

describe.each([
  ['flash', platform.flashSpeech],
  ['multilingual', platform.multilingualSpeech],
])('short speech, %s', (_model, path) => {
  test('is answered with the whole file', async () => {
    const answer = await ask(path, { text: sentence, voice_id: voice });
    const bytes = await bytesOf(answer);
    expect(answer.headers.get('content-type')).toBe('audio/mpeg');
    expect(answer.headers.get('content-length')).toBe(String(bytes.length));
    expect(answer.headers.get('request-id')).toMatch(/^[A-Za-z0-9]{20}$/);
    expect(await hear(bytes)).toMatchObject({ codec: 'mp3', sampleRate: 44100, channels: 1 });
    expect(await lastRequest()).toMatchObject({ method: 'POST', path, status: 200 });
  });

  test.each([
    ['rate_limit', 429, 'RATE_LIMIT_EXCEEDED'],
    ['server_error', 500, 'INTERNAL_ERROR'],
    ['no_balance', 403, 'BILLING_BALANCE_NOT_ENOUGH'],
    ['sensitive_input', 400, 'ILLEGAL_PROMPT'],
  ])('%s', async (kind, status, reason) => {
    await sandbox.arm(kind);
    const answer = await ask(path, { text: sentence, voice_id: voice });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ code: status, reason });
    expect((await ask(path, { text: sentence, voice_id: voice })).status).toBe(200);
  });

  test('a connection that is cut breaks off in the middle of the bytes', async () => {
    await sandbox.arm('reset_after_accept');
    const answer = await ask(path, { text: sentence, voice_id: voice });
    expect(answer.status).toBe(200);
    await expect(bytesOf(answer)).rejects.toThrow();
  });

  test('a gateway gives up after it was spoken', async () => {
    await sandbox.arm('gateway_timeout_after_accept');
    const answer = await ask(path, { text: sentence, voice_id: voice });
    expect(answer.status).toBe(504);
    expect(await answer.text()).toContain('504 Gateway Time-out');
  });

  test('without a key, and with another method', async () => {
    expect((await sandbox.call('POST', path, {}, { authorization: '' })).json.reason).toBe('MISSING_API_KEY');
    expect((await sandbox.call('GET', path)).status).toBe(405);
  });
});

describe('streamed speech', () => {
  test.each(['mp3_44100_128', 'opus_48000_32', 'pcm_16000'])(
    '%s leaves while it is still spoken',
    async (output_format) => {
      const started = performance.now();
      const answer = await ask(platform.flashSpeech, {
        text: long,
        voice_id: voice,
        output_format,
        stream: true,
      });
      expect(answer.headers.get('content-length')).toBeNull();
      let firstMs = 0;
      let size = 0;
      for await (const part of answer.body ?? []) {
        firstMs ||= performance.now() - started;
        size += part.length;
      }
      const allMs = performance.now() - started;
      expect(size).toBeGreaterThan(100_000);
      expect(firstMs).toBeLessThan(allMs / 3);
    },
  );

  test('a cut stream has no end', async () => {
    await sandbox.arm('reset_after_accept');
    const answer = await ask(platform.flashSpeech, { text: long, voice_id: voice, stream: true });
    expect(answer.status).toBe(200);
    await expect(bytesOf(answer)).rejects.toThrow();
  });

  test('a client that leaves stops the speaker and nobody else', async () => {
    const leaving = new AbortController();
    const answer = await ask(
      platform.flashSpeech,
      { text: long.repeat(40), voice_id: voice, stream: true },
      leaving.signal,
    );
    const reader = answer.body?.getReader();
    await reader?.read();
    leaving.abort();
    const next = await ask(platform.flashSpeech, { text: sentence, voice_id: voice });
    expect((await bytesOf(next)).length).toBeGreaterThan(10_000);
  });
});
