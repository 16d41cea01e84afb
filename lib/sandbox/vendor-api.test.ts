import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goodGeneration, image, paths, patient, TestSandbox, text } from './test-sandbox.ts';

/** What holds for every call of document 1: the key, the error shape, bodies that are none, and the control calls. */
const sandbox = new TestSandbox({ seconds: 600, otherKeys: ['other-key'] });
beforeAll(() => sandbox.start());
afterAll(() => sandbox.remove());

const errorShape = (status: number, type: string) => ({
  type: 'error',
  error: { type, message: expect.any(String), http_code: String(status) },
  request_id: expect.stringMatching(/.+/),
});

describe('the key', () => {
  test.each([
    ['missing', ''],
    ['wrong', 'Bearer sandbox'],
    ['of another scheme', 'Basic sandbox-key'],
    ['bare', 'sandbox-key'],
  ])('%s', async (_what, authorization) => {
    for (const [method, path] of [
      ['POST', paths.generation],
      ['POST', paths.regeneration],
      ['POST', paths.contextRewrite],
      ['GET', paths.query('1')],
      ['GET', '/nowhere'],
    ] as const) {
      const body = method === 'POST' ? '{not json' : undefined;
      const { status, json } = await sandbox.call(method, path, body, { authorization });
      expect(status).toBe(401);
      expect(json).toEqual(errorShape(401, 'authentication_error'));
    }
  });

  test('a task belongs to the key that made it', async () => {
    const { json } = await sandbox.generate(goodGeneration);
    const other = { authorization: 'Bearer other-key' };
    const seen = await sandbox.call('GET', paths.query(json.task_id), undefined, other);
    expect(seen.status).toBe(400);
    expect(seen.json.error.message).toContain('invalid task_id');
    expect((await sandbox.call('GET', paths.query(json.task_id))).status).toBe(200);
  });
});

describe('bodies', () => {
  test.each([
    ['nothing', '', 'must not be empty'],
    ['not JSON', '{"model": ', 'not valid JSON'],
    ['not UTF-8', new Uint8Array([0x7b, 0xff, 0x7d]), 'not valid JSON'],
    ['a list', '[]', 'must be a JSON object'],
    ['a string', '"model"', 'must be a JSON object'],
    ['null', 'null', 'must be a JSON object'],
    ['a million items', JSON.stringify({ ...goodGeneration, content: new Array(1e6).fill(0) }), 'content'],
  ])('%s', async (_what, body, rule) => {
    const { status, json } = await sandbox.call('POST', paths.generation, body);
    expect(status).toBe(400);
    expect(json).toEqual(errorShape(400, 'bad_request_error'));
    expect(json.error.message).toContain(rule);
  });

  test('of another content type', async () => {
    const body = JSON.stringify(goodGeneration);
    const { status, json } = await sandbox.call('POST', paths.generation, body, {
      'content-type': 'text/plain',
    });
    expect(status).toBe(400);
    expect(json.error.message).toContain('application/json');
    const withCharset = { 'content-type': 'application/json; charset=utf-8' };
    expect((await sandbox.call('POST', paths.generation, body, withCharset)).status).toBe(200);
  });

  test.each([
    [0, 200],
    [1, 400],
  ])('64 MB and %i more', async (more, status) => {
    const open = JSON.stringify({ ...goodGeneration, padding: '' });
    const body = open.replace('""', `"${'x'.repeat(64 * 1024 * 1024 - open.length + more)}"`);
    const answer = await sandbox.call('POST', paths.generation, body);
    expect(answer.status).toBe(status);
    if (status === 400) expect(answer.json.error.message).toContain('at most 64 MB');
  });

  test('too much without a length is not waited for in memory, and is answered', async () => {
    const answer = await sendChunks(70);
    expect(answer).toEqual({ status: 400, text: expect.stringContaining('at most 64 MB') });
  });

  /** Sends so many MB in chunks, as a client does that does not know the length. */
  function sendChunks(megabytes: number): Promise<{ status: number | undefined; text: string }> {
    return new Promise((resolve, reject) => {
      const headers = { authorization: 'Bearer sandbox-key', 'content-type': 'application/json' };
      const call = httpRequest(`${sandbox.url}${paths.generation}`, { method: 'POST', headers });
      call.once('error', reject);
      call.once('response', (response) => {
        response.setEncoding('utf8').on('data', (text) => resolve({ status: response.statusCode, text }));
      });
      const chunk = Buffer.alloc(1024 * 1024, 32);
      const next = (left: number) => (left === 0 ? call.end() : call.write(chunk, () => next(left - 1)));
      next(megabytes);
    });
  }

  test('six large ones at once are all answered', async () => {
    const body = JSON.stringify({ ...goodGeneration, padding: 'x'.repeat(60 * 1024 * 1024) });
    const answers = await Promise.all(Array.from({ length: 6 }, () => sandbox.generate(body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  }, 120_000);

  test('what is no HTTP gets a readable answer', async () => {
    const socket = connect(Number(new URL(sandbox.url).port), '127.0.0.1');
    socket.end('HELLO\r\n\r\n');
    let answer = '';
    for await (const chunk of socket) answer += chunk;
    expect(answer).toMatch(/^HTTP\/1.1 400 [\s\S]*"http_code":"400"/);
  });

  test('a client that leaves in the middle harms nothing', async () => {
    const { port } = new URL(sandbox.url);
    const socket = connect(Number(port), '127.0.0.1');
    const head = `POST ${paths.generation} HTTP/1.1\r\nhost: a\r\nauthorization: Bearer sandbox-key\r\n`;
    socket.write(`${head}content-type: application/json\r\ncontent-length: 1000\r\n\r\n{"model"`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.destroy();
    expect((await sandbox.generate(goodGeneration)).status).toBe(200);
  });
});

describe('paths', () => {
  test.each([
    ['GET', '/v3/vendor/v2/nothing', 404, 'not_found_error'],
    ['POST', '/v3/other/v2/video_generation', 404, 'not_found_error'],
    ['GET', paths.generation, 405, 'method_not_allowed_error'],
    ['DELETE', paths.regeneration, 405, 'method_not_allowed_error'],
    ['POST', paths.query('1'), 405, 'method_not_allowed_error'],
    ['GET', paths.query(''), 404, 'not_found_error'],
    ['GET', paths.query('1234567890123456789'), 400, 'bad_request_error'],
    ['GET', paths.query('../..'), 400, 'bad_request_error'],
    ['GET', `${paths.query('')}%E0%A4%A`, 400, 'bad_request_error'],
    ['GET', '//', 404, 'not_found_error'],
    ['GET', '//[', 404, 'not_found_error'],
  ])('%s %s', async (method, path, status, type) => {
    const answer = await sandbox.call(method, path, method === 'POST' ? {} : undefined);
    expect(answer.status).toBe(status);
    expect(answer.json).toEqual(errorShape(status, type));
  });
});

test('the control calls and the help page need no key', async () => {
  for (const path of ['/', '/_sandbox/requests', '/_sandbox/faults']) {
    expect((await fetch(`${sandbox.url}${path}`)).status).toBe(200);
  }
});

test('every call is listed with its task', async () => {
  await sandbox.call('DELETE', '/_sandbox/requests');
  const { json } = await sandbox.generate(goodGeneration);
  await sandbox.query(json.task_id);
  await sandbox.generate({});
  const requests = (await sandbox.call('GET', '/_sandbox/requests')).json;
  expect(requests).toEqual([
    { at: expect.any(String), method: 'POST', path: paths.generation, status: 200, taskId: json.task_id },
    {
      at: expect.any(String),
      method: 'GET',
      path: paths.query(json.task_id),
      status: 200,
      taskId: json.task_id,
    },
    { at: expect.any(String), method: 'POST', path: paths.generation, status: 400 },
  ]);
});

async function lastRequest(): Promise<{ taskId: string }> {
  const { json } = await sandbox.call('GET', '/_sandbox/requests');
  return json.at(-1);
}

describe('callbacks', () => {
  /** Listens as a client's callback address; `reply` is what it answers to the challenge. */
  async function listen(reply: (body: { challenge?: string }) => unknown) {
    const received: { challenge?: string; task?: { id: string; status: string } }[] = [];
    const server = createServer(async (request, response) => {
      const body = JSON.parse(await readAll(request));
      received.push(body);
      const answer = reply(body);
      if (answer !== undefined) response.end(JSON.stringify(answer));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    return { received, url: `http://127.0.0.1:${port}/hook`, close: () => server.close() };
  }

  async function readAll(request: IncomingMessage): Promise<string> {
    let all = '';
    for await (const chunk of request) all += chunk;
    return all;
  }

  test('an address that echoes is told of the task, also when the answer was lost', async () => {
    const hook = await listen((body) => body);
    await sandbox.arm('reset_after_accept');
    await expect(sandbox.generate({ ...goodGeneration, callback_url: hook.url })).rejects.toThrow();
    await expect.poll(() => hook.received.length, patient).toBe(2);
    const { taskId } = await lastRequest();
    expect(hook.received[0]).toEqual({ challenge: expect.any(String) });
    expect(hook.received[1]?.task).toMatchObject({ id: taskId, status: 'queued' });
    hook.close();
  });

  test.each([
    ['answers something else', () => ({ challenge: 'other' })],
    ['answers no JSON object', () => 'challenge'],
    ['does not answer', () => undefined],
  ])('an address that %s is refused', async (_what, reply) => {
    const hook = await listen(reply);
    const { status, json } = await sandbox.generate({ ...goodGeneration, callback_url: hook.url });
    expect(status).toBe(400);
    expect(json.error.message).toBe('fail to check callback url (2013)');
    hook.close();
  });

  test('an address where nobody listens is refused', async () => {
    const { status } = await sandbox.generate({ ...goodGeneration, callback_url: 'http://127.0.0.1:9/hook' });
    expect(status).toBe(400);
  });
});

test('twenty creates with files at once each get their own task', async () => {
  const picture = 'data:image/png;base64,AAAA';
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      sandbox.generate(
        index % 2 === 0
          ? goodGeneration
          : { ...goodGeneration, content: [text(), image(picture, 'first_frame')] },
      ),
    ),
  );
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
  expect(new Set(answers.flatMap(({ json }) => json.task_id ?? [])).size).toBe(10);
});
