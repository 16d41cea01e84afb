import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataUri, makeAudio, makeImage, makeVideo } from './test-media.ts';
import { audio, goodGeneration, image, paths, patient, TestSandbox, text, video } from './test-sandbox.ts';

/** A task from its creation to its end, and what the query says of it on the way. */
const sandbox = new TestSandbox();
beforeAll(() => sandbox.start());
afterAll(() => sandbox.remove());

/** The least there is to draw: 480P, 5 s. */
const small = { model: 'Vendor-H3-Max', content: [text()], resolution: '480P', duration: 5, ratio: '1:1' };

describe('the query', () => {
  test('shows a queued task with its kind, model and resolution', async () => {
    const slow = await new TestSandbox({ seconds: 600 }).start();
    const { json } = await slow.generate(small);
    const queued = await slow.query(json.task_id);
    expect(queued).toEqual({
      id: json.task_id,
      model: 'Vendor-H3-Max',
      status: 'queued',
      created_at: expect.any(Number),
      updated_at: expect.any(Number),
      resolution: '480P',
      duration: 5,
      ratio: '',
      task_type: 'generation',
      modality: 'video',
    });
    expect(Number.isInteger(queued.created_at)).toBe(true);
    expect(Math.abs((queued.created_at ?? 0) - Date.now() / 1000)).toBeLessThan(60);
    await slow.remove();
  });

  test('shows running and succeeded over time, not sooner than it was told to', async () => {
    const slow = await new TestSandbox({ seconds: 2 }).start();
    const created = Date.now();
    const { json } = await slow.generate(small);
    await expect.poll(async () => (await slow.query(json.task_id)).status, patient).toBe('running');
    const done = await slow.finish(json.task_id);
    expect(Date.now() - created).toBeGreaterThanOrEqual(2000);
    expect(done).toMatchObject({ status: 'succeeded', ratio: '1:1', content: { url: expect.any(String) } });
    expect(done).not.toHaveProperty('error');
    await slow.remove();
  });

  test('fail_task: the failure is in the task, with an empty usage', async () => {
    await sandbox.arm('fail_task');
    const task = await sandbox.make(small);
    expect(task).toMatchObject({
      status: 'failed',
      error: { code: '1027', message: expect.any(String) },
      usage: {},
    });
    expect(task).not.toHaveProperty('content');
  });

  test('knows a task for 7 days', async () => {
    const { id } = await sandbox.make(small);
    const age = (ageDays: number) => sandbox.call('POST', `/_sandbox/tasks/${id}`, { ageDays });
    await age(6.99);
    expect((await sandbox.query(id)).status).toBe('succeeded');
    await age(7.01);
    const { status, json } = await sandbox.call('GET', paths.query(id));
    expect(status).toBe(400);
    expect(json.error.message).toContain('invalid task_id');
    const master = { model: 'Vendor-H3', resolution: '2K', source_task_id: id };
    expect((await sandbox.call('POST', paths.regeneration, master)).status).toBe(400);
  });

  test('a cancelled task stays cancelled', async () => {
    const slow = await new TestSandbox({ seconds: 3 }).start();
    const { json } = await slow.generate(small);
    await slow.call('POST', `/_sandbox/tasks/${json.task_id}`, { cancel: true });
    await new Promise((resolve) => setTimeout(resolve, 3200));
    const task = await slow.query(json.task_id);
    expect(task.status).toBe('cancelled');
    expect(task).not.toHaveProperty('content');
    await slow.remove();
  });
});

test('a cancelled task stops drawing and lets the next one in', async () => {
  const own = await new TestSandbox().start();
  const long = { ...goodGeneration, resolution: '2K', duration: 15 };
  const { json } = await own.generate(long);
  const waiting = (await own.generate(long)).json;
  await expect.poll(async () => (await own.query(json.task_id)).status, patient).toBe('running');
  for (const { task_id } of [json, waiting]) {
    await own.call('POST', `/_sandbox/tasks/${task_id}`, { cancel: true });
  }
  // Drawing the two would take minutes.
  expect(await own.make(small)).toMatchObject({ status: 'succeeded' });
  expect((await own.query(json.task_id)).status).toBe('cancelled');
  await own.remove();
});

describe('usage', () => {
  test('of words alone', async () => {
    const { usage } = await sandbox.make(small);
    expect(usage).toEqual({
      total_seconds: 5,
      output_seconds: 5,
      total_tokens: expect.any(Number),
      prompt_tokens: expect.any(Number),
      completion_tokens: expect.any(Number),
    });
    expect(usage?.total_tokens).toBe((usage?.prompt_tokens ?? 0) + (usage?.completion_tokens ?? 0));
  });

  test('counts images, and seconds of video and sound that come in', async () => {
    const [film, sound, picture] = await Promise.all([
      makeVideo({ seconds: 3 }),
      makeAudio(2, 'mp3'),
      makeImage(256, 256),
    ]);
    const content = [
      text(),
      image(dataUri(picture, 'image/png'), 'reference_image'),
      image(dataUri(picture, 'image/png'), 'reference_image'),
      video(dataUri(film, 'video/mp4'), 'reference_video'),
      audio(dataUri(sound, 'audio/mpeg'), 'reference_audio'),
    ];
    const { usage } = await sandbox.make({ ...small, content });
    expect(usage).toMatchObject({
      total_seconds: 8,
      input_seconds: 3,
      output_seconds: 5,
      input_image_count: 2,
      input_audio_seconds: 2,
    });
  });

  test('of a context rewrite is tokens, and it makes no video', async () => {
    const task = await sandbox.make(
      { model: 'Vendor-H3', content: [text('A fox, dancing')] },
      paths.contextRewrite,
    );
    expect(task).toMatchObject({
      status: 'succeeded',
      task_type: 'h3_context_ir',
      modality: 'text',
      content: { prompt: expect.stringContaining('A fox, dancing') },
      ratio: '',
    });
    expect(task.content).not.toHaveProperty('url');
    expect(Object.keys(task.usage ?? {}).sort()).toEqual([
      'completion_tokens',
      'prompt_tokens',
      'total_tokens',
    ]);
  });
});

describe('links of inputs', () => {
  /** Serves one file at `/file`, and a body that never ends at `/endless`. */
  async function serve(bytes: Buffer) {
    const server = createServer((request, response) => {
      if (request.url !== '/file') response.statusCode = 404;
      response.end(request.url === '/file' ? bytes : 'nothing here');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
  }

  test('are fetched while the task runs, and decide the ratio', async () => {
    const server = await serve(await makeImage(768, 1024, 'jpeg'));
    const content = [text(), image(`${server.url}/file`)];
    const task = await sandbox.make({ ...small, content, ratio: '16:9' });
    expect(task).toMatchObject({ status: 'succeeded', ratio: '3:4', usage: { input_image_count: 1 } });
    server.close();
  });

  test.each([
    ['that is not there', '/gone', 'HTTP 404'],
    ['that breaks a limit', '/file', '256 to 5760'],
  ])('to a file %s fail the task', async (_what, path, rule) => {
    const server = await serve(await makeImage(100, 100));
    const content = [text(), image(`${server.url}${path}`, 'first_frame')];
    const task = await sandbox.make({ ...small, content });
    expect(task).toMatchObject({ status: 'failed', error: { code: '2013' } });
    expect(task.error?.message).toContain('content[1].image_url.url');
    expect(task.error?.message).toContain(rule);
    server.close();
  });

  test('where nobody listens fail the task', async () => {
    const content = [text(), video('http://127.0.0.1:9/film.mp4', 'reference_video')];
    const task = await sandbox.make({ ...small, content });
    expect(task.error?.message).toContain('could not be fetched');
  });

  test('count with inline files towards the total length', async () => {
    const server = await serve(await makeVideo({ seconds: 8 }));
    const inline = dataUri(await makeVideo({ seconds: 8 }), 'video/mp4');
    const content = [
      text(),
      video(`${server.url}/file`, 'reference_video'),
      video(inline, 'reference_video'),
    ];
    const task = await sandbox.make({ ...small, content });
    expect(task.error?.message).toContain('15 s long together');
    server.close();
  });
});

describe('download links', () => {
  let url: string;
  let id: string;
  beforeAll(async () => {
    const task = await sandbox.make(small);
    id = task.id;
    url = task.content?.url ?? '';
  });

  test('serve the file whole and in ranges, without a key', async () => {
    const whole = await fetch(url);
    expect(whole.status).toBe(200);
    expect(whole.headers.get('content-type')).toBe('video/mp4');
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect(whole.headers.get('content-length')).toBe(String(bytes.length));
    for (const [range, from, to] of [
      ['bytes=0-99', 0, 100],
      ['bytes=100-', 100, bytes.length],
      ['bytes=-50', bytes.length - 50, bytes.length],
    ] as const) {
      const part = await fetch(url, { headers: { range } });
      expect(part.status).toBe(206);
      expect(part.headers.get('content-range')).toBe(`bytes ${from}-${to - 1}/${bytes.length}`);
      expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(from, to))).toBe(true);
    }
    const beyond = await fetch(url, { headers: { range: `bytes=${bytes.length}-` } });
    expect(beyond.status).toBe(416);
    const head = await fetch(url, { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe(String(bytes.length));
  });

  test('are signed', async () => {
    expect((await fetch(url.replace(/signature=.{5}/, 'signature=AAAAA'))).status).toBe(403);
    expect((await fetch(url.replace(/expires=\d+/, 'expires=9999999999'))).status).toBe(403);
    expect((await fetch(url.replace(id, '1234567890123456789'))).status).toBe(403);
  });

  test('expire, and a query gives a new one', async () => {
    await sandbox.arm('expired_link');
    const dead = (await sandbox.query(id)).content?.url ?? '';
    expect((await fetch(dead)).status).toBe(403);
    const alive = (await sandbox.query(id)).content?.url ?? '';
    expect((await fetch(alive)).status).toBe(200);
  });

  test('truncated_download: less comes than was promised', async () => {
    await sandbox.arm('truncated_download');
    const answer = await fetch(url);
    expect(answer.status).toBe(200);
    await expect(answer.arrayBuffer()).rejects.toThrow();
    expect((await (await fetch(url)).arrayBuffer()).byteLength).toBeGreaterThan(0);
  });

  test('slow_download: it trickles', async () => {
    await sandbox.arm('slow_download');
    const answer = await fetch(url, { signal: AbortSignal.timeout(900) });
    await expect(answer.arrayBuffer()).rejects.toThrow();
  });
});

describe('a restart', () => {
  test('keeps tasks, links and the list of calls, and goes on with what was running', async () => {
    const first = await new TestSandbox().start();
    const done = await first.make(small);
    const { json } = await first.generate(small);
    await first.stop();
    await first.start();
    expect(await first.query(done.id)).toMatchObject({ id: done.id, status: 'succeeded' });
    expect(await first.finish(json.task_id)).toMatchObject({ status: 'succeeded' });
    const link = new URL(done.content?.url ?? '');
    expect((await fetch(`${first.url}${link.pathname}${link.search}`)).status).toBe(200);
    const requests = (await first.call('GET', '/_sandbox/requests')).json as { method: string }[];
    expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(2);
    await first.remove();
  });
});

test('a callback address is told of every status', async () => {
  const told: { challenge?: string; task?: { status: string; content?: { url: string } } }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    told.push(JSON.parse(body));
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  await sandbox.make({ ...small, callback_url: `http://127.0.0.1:${port}/` });
  await expect
    .poll(() => told.map(({ task }) => task?.status), patient)
    .toEqual([undefined, 'queued', 'running', 'succeeded']);
  expect((await fetch(told.at(-1)?.task?.content?.url ?? '')).status).toBe(200);
  server.close();
});
