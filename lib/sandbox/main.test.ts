import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

/** The sandbox as it is really started: its own process, told everything by its environment. */
const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'sandbox-main-'));
const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const brand = {
  VENDOR_VIDEO_BRAND: 'minimax',
  VENDOR_VIDEO_MODEL_BRAND: 'MiniMax',
  VENDOR_FILE_SCHEME: 'mm_file',
};

function start(variables: Record<string, string>): ChildProcess {
  const env = {
    ...process.env,
    SANDBOX_PORT: '0',
    SANDBOX_DATA: folder,
    SANDBOX_SECONDS: '1',
    ...variables,
  };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(child);
  return child;
}

async function urlOf(child: ChildProcess): Promise<string> {
  let text = '';
  for await (const chunk of child.stdout ?? []) {
    text += chunk;
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(text)?.[0];
    if (url) return url;
  }
  throw new Error(`the sandbox did not start: ${text}`);
}

const headers = { authorization: 'Bearer sandbox-key', 'content-type': 'application/json' };

async function statusOf(url: string, id: string): Promise<string> {
  const answer = await fetch(`${url}/v3/minimax/v2/query/video_generation/${id}`, { headers });
  return (await answer.json()).task.status;
}

test('speaks under another brand, and a task outlives a kill', { timeout: 90_000 }, async () => {
  const first = start(brand);
  const url = await urlOf(first);
  const body = JSON.stringify({
    model: 'MiniMax-H3-Max',
    content: [
      { type: 'text', text: 'A harbour at night' },
      { type: 'image_url', image_url: { url: 'mm_file://77' }, role: 'reference_image' },
    ],
    resolution: '480P',
    duration: 5,
  });
  const create = (path: string) => fetch(`${url}${path}`, { method: 'POST', headers, body });
  expect((await create('/v3/vendor/v2/video_generation')).status).toBe(404);
  const { task_id } = await (await create('/v3/minimax/v2/video_generation')).json();
  first.kill('SIGKILL');
  const again = await urlOf(start(brand));
  expect(['queued', 'running', 'succeeded']).toContain(await statusOf(again, task_id));
  await expect.poll(() => statusOf(again, task_id), { timeout: 60_000, interval: 200 }).toBe('succeeded');
  const requests = await (await fetch(`${again}/_sandbox/requests`)).json();
  const creates = requests.filter(
    (one: { method: string; status: number }) => one.method === 'POST' && one.status === 200,
  );
  expect(creates).toHaveLength(1);
});

test('a client that others wrote for a host of the family polls a picture', async () => {
  const names = {
    VENDOR_IMAGE_BRAND: 'flux',
    VENDOR_V2V_BRAND: 'wan',
    VENDOR_SPEECH_BRAND: 'minimax',
    VENDOR_TTS_BRAND: 'elevenlabs',
  };
  const url = await urlOf(start(names));
  const post = (path: string, body: unknown) =>
    fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  for (const path of ['async/wan2.6-v2v', 'async/minimax-speech-2.6-turbo', 'elevenlabs-tts-flash-v2']) {
    expect((await post(`/v3/${path}`, {})).status).toBe(400);
  }
  const created = await post('/v3/async/flux-1-kontext-pro', { prompt: 'A harbour', aspect_ratio: '1:1' });
  const { task_id } = await created.json();
  const poll = async () =>
    (await fetch(`${url}/v3/async/task-result?task_id=${task_id}`, { headers: { ...headers } })).json();
  await expect
    .poll(async () => (await poll()).task.status, { timeout: 30_000, interval: 200 })
    .toBe('TASK_STATUS_SUCCEED');
  const { task, images } = await poll();
  expect(task.task_type).toBe('FLUX_1_KONTEXT_PRO');
  expect((await fetch(images[0].image_url)).headers.get('content-type')).toBe('image/png');
});

test('faults can be armed by the environment', async () => {
  const url = await urlOf(start({ SANDBOX_FAULTS: 'rate_limit:2, server_error' }));
  const faults = await (await fetch(`${url}/_sandbox/faults`)).json();
  expect(faults).toEqual([
    { kind: 'rate_limit', times: 2 },
    { kind: 'server_error', times: 1 },
  ]);
});

test.each([
  [{ SANDBOX_FAULTS: 'flood:1' }, 'rate_limit'],
  [{ SANDBOX_SECONDS: 'soon' }, 'SANDBOX_SECONDS'],
  [{ SANDBOX_PORT: '99999' }, 'SANDBOX_PORT'],
])('says what is wrong with %j and ends', async (variables, words) => {
  const child = start(variables);
  let said = '';
  for await (const chunk of child.stderr ?? []) said += chunk;
  expect(said).toContain(words);
});

test('says that its port is taken', async () => {
  const url = await urlOf(start({}));
  const child = start({ SANDBOX_PORT: new URL(url).port });
  let said = '';
  for await (const chunk of child.stderr ?? []) said += chunk;
  expect(said).toContain('port is taken');
});
