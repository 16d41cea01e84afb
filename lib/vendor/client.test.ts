import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '#lib/launch/free-port.ts';
import { createVendorClient, type VendorClient } from './client.ts';
import type { CreateOutcome } from './create-answer.ts';
import { defaultVendorNames } from './names.ts';
import { readKeptReport } from './task-report.ts';

const apiKey = 'a-secret-key';
let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A vendor that answers as told, and the calls that it saw. */
async function vendor(
  answer: RequestListener,
): Promise<{ client: VendorClient; calls: IncomingMessage[]; port: number }> {
  const calls: IncomingMessage[] = [];
  server = createServer((request, response) => {
    calls.push(request);
    request.resume().on('end', () => answer(request, response));
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { client: clientOn(port), calls, port };
}

function clientOn(port: number): VendorClient {
  const baseUrl = `http://127.0.0.1:${port}`;
  return createVendorClient({
    baseUrl,
    apiKey,
    names: defaultVendorNames,
    createTimeoutMs: 400,
    queryTimeoutMs: 400,
  });
}

function answering(status: number, body: string | object, headers: Record<string, string> = {}) {
  return vendor((_request, response) => {
    response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
  });
}

const documentError = (message: string) => ({
  type: 'error',
  error: { type: 'some_error', message, http_code: '400' },
  request_id: 'request-1',
});

test('an accepted call carries the key, the body and gives the id', async () => {
  let body = '';
  const { client, calls } = await vendor((_request, response) => response.end('{"task_id":"42"}'));
  server?.prependListener('request', (request: IncomingMessage) => {
    request.on('data', (chunk) => {
      body += chunk;
    });
  });
  expect(await client.create('/v3/x', '{"a":1}')).toMatchObject({ kind: 'accepted', vendorTaskId: '42' });
  expect(body).toBe('{"a":1}');
  expect(calls[0]?.headers).toMatchObject({
    authorization: `Bearer ${apiKey}`,
    'content-type': 'application/json',
  });
});

test('an id that came as a number keeps all its digits', async () => {
  const { client } = await answering(200, '{"task_id": 9007199254740993123}');
  expect(await client.create('/v3/x', '{}')).toMatchObject({ vendorTaskId: '9007199254740993123' });
});

test('a large body has time to leave on a slow line', async () => {
  const { client } = await vendor((_request, response) => {
    setTimeout(() => response.end('{"task_id":"42"}'), 600);
  });
  expect((await client.create('/v3/x', '{}')).kind).toBe('unclear');
  expect((await client.create('/v3/x', `"${'x'.repeat(100_000)}"`)).kind).toBe('accepted');
});

const table: [string, number, string | object, CreateOutcome['kind']][] = [
  ['a bad request', 400, documentError('invalid params (2013)'), 'refused'],
  ['no balance', 402, documentError('insufficient balance (1008)'), 'refused'],
  ['a page without an error object', 404, '<html>not here</html>', 'refused'],
  ['a redirect, which is not followed', 307, '', 'refused'],
  ['a misdirected request, which fetch would repeat', 421, '', 'refused'],
  ['too many requests', 429, documentError('rate limit (1002)'), 'rate-limited'],
  ['a limit under another status', 400, documentError('concurrency (1041)'), 'rate-limited'],
  ['the platform’s rate limit', 429, { code: 8, reason: 'RATE_LIMIT_EXCEEDED' }, 'rate-limited'],
  ['a usage limit, which waiting does not mend', 429, documentError('usage limit (2056)'), 'refused'],
  ['the vendor’s own 500', 500, documentError('internal (1000)'), 'vendor-trouble'],
  ['a 500 of a proxy', 500, '<html>oops</html>', 'unclear'],
  ['a gateway’s 502', 502, '<html>', 'unclear'],
  ['a gateway’s 504, even with an error object', 504, documentError('timeout'), 'unclear'],
  ['a request timeout of a gateway', 408, '', 'unclear'],
  ['a page where an id should be', 200, '<html>welcome</html>', 'unclear'],
  ['nothing where an id should be', 200, '', 'unclear'],
  ['another object where an id should be', 200, { ok: true }, 'unclear'],
  ['an error object under 200', 200, documentError('invalid params (2013)'), 'refused'],
];

test.each(table)('%s', async (_name, status, body, kind) => {
  const { client, calls } = await answering(status, body, { location: '/elsewhere' });
  const outcome = await client.create('/v3/x', '{}');
  expect(outcome.kind).toBe(kind);
  expect(calls).toHaveLength(1);
  expect(JSON.stringify(outcome)).not.toContain(apiKey);
});

test('a key that the vendor repeats in its words is cut out', async () => {
  const { client } = await answering(401, documentError(`invalid api key ${apiKey} (1004)`));
  const outcome = await client.create('/v3/x', '{}');
  expect(outcome).toMatchObject({ error: { message: 'invalid api key [key] (1004)' } });
});

test.each(['', 'a\0b', 'x'.repeat(201), 'two words'])('no id is like %o: unclear', async (task_id) => {
  const { client } = await answering(200, { task_id });
  expect((await client.create('/v3/x', '{}')).kind).toBe('unclear');
});

test('Retry-After is read', async () => {
  const { client } = await answering(429, documentError('slow down'), { 'retry-after': '7' });
  expect(await client.create('/v3/x', '{}')).toMatchObject({ error: { retryAfterSeconds: 7 } });
});

test('a refused connection and an unknown host sent nothing', async () => {
  expect((await clientOn(await freePort()).create('/v3/x', '{}')).kind).toBe('not-sent');
  const lost = createVendorClient({
    baseUrl: 'http://no-such-host.invalid',
    apiKey,
    names: defaultVendorNames,
  });
  expect((await lost.create('/v3/x', '{}')).kind).toBe('not-sent');
});

test('a server that speaks no TLS got nothing of the request', async () => {
  const { port } = await answering(200, {});
  const secure = createVendorClient({
    baseUrl: `https://127.0.0.1:${port}`,
    apiKey,
    names: defaultVendorNames,
  });
  expect((await secure.create('/v3/x', '{}')).kind).toBe('not-sent');
});

test('a connection cut after the request leaves it open', async () => {
  const { client, calls } = await vendor((request) => request.socket.destroy());
  expect((await client.create('/v3/x', '{}')).kind).toBe('unclear');
  expect(calls).toHaveLength(1);
});

test('no answer in time leaves it open', async () => {
  const { client } = await vendor(() => {});
  expect(await client.create('/v3/x', '{}')).toMatchObject({ kind: 'unclear', reason: 'no answer in time' });
});

test('an answer cut in the middle leaves it open', async () => {
  const { client } = await vendor((_request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{"task_id":');
    response.socket?.end();
  });
  expect((await client.create('/v3/x', '{}')).kind).toBe('unclear');
});

test('an answer without end is cut, and neither hangs nor fills the memory', async () => {
  const { client } = await vendor((_request, response) => {
    const more = () => {
      while (response.write('x'.repeat(65_536))) if (response.destroyed) return;
      response.once('drain', more);
    };
    more();
  });
  const outcome = await client.create('/v3/x', '{}');
  expect(outcome.kind).toBe('unclear');
  expect(JSON.stringify(outcome).length).toBeLessThan(1000);
});

test('an answer that is no HTTP leaves it open', async () => {
  const tcp = createTcpServer((socket) => socket.end('SSH-2.0-OpenSSH\r\n'));
  await new Promise<void>((resolve) => tcp.listen(0, '127.0.0.1', resolve));
  const { port } = tcp.address() as AddressInfo;
  expect((await clientOn(port).create('/v3/x', '{}')).kind).toBe('unclear');
  tcp.close();
});

test('a query finds a task, whatever else the answer holds', async () => {
  const { client } = await answering(200, {
    task: { id: 12345678901234, status: 'succeeded', usage: { output_seconds: '5' }, content: null, new: 1 },
  });
  expect(await client.query('1', 'video-task')).toMatchObject({
    kind: 'found',
    task: { id: '12345678901234', usage: { output_seconds: 5 } },
  });
});

test('the result query finds files of every kind, with their links and how long those live', async () => {
  const { client, calls } = await answering(200, {
    task: { task_id: 123, status: 'TASK_STATUS_SUCCEED', reason: '', progress_percent: 0 },
    images: [
      { image_url: 'https://x/1.png', image_url_ttl: '3600', image_type: 'png' },
      { image_type: 'png' },
    ],
    videos: [],
    audios: [{ audio_url: 'https://x/1.mp3', audio_url_ttl: 86400, audio_type: 'mp3', audio_metadata: null }],
    extra: {},
  });
  const outcome = await client.query('a b', 'task-result');
  expect(calls[0]?.url).toBe('/v3/async/task-result?task_id=a%20b');
  expect(outcome).toMatchObject({
    kind: 'found',
    task: {
      status: 'succeeded',
      known: true,
      results: [
        { kind: 'image', url: 'https://x/1.png', ttlSeconds: 3600, type: 'png' },
        { kind: 'image', url: undefined, type: 'png' },
        { kind: 'audio', url: 'https://x/1.mp3', ttlSeconds: 86400 },
      ],
    },
  });
  const raw = outcome.kind === 'found' ? outcome.task.raw : {};
  expect(readKeptReport(JSON.parse(JSON.stringify(raw)))).toMatchObject({ status: 'succeeded' });
});

test.each([
  ['TASK_STATUS_QUEUED', {}, { status: 'queued', known: true }],
  ['TASK_STATUS_PROCESSING', {}, { status: 'running', known: true }],
  ['TASK_STATUS_UNKNOWN', {}, { status: 'running', known: false, statusWord: 'TASK_STATUS_UNKNOWN' }],
  [
    'TASK_STATUS_FAILED',
    { reason: 'ILLEGAL_PROMPT' },
    { status: 'failed', failure: { code: 'ILLEGAL_PROMPT' } },
  ],
  [
    'TASK_STATUS_FAILED',
    { reason: 'held back (1027)' },
    { failure: { code: '1027', message: 'held back (1027)' } },
  ],
  ['TASK_STATUS_FAILED', { reason: 'It broke.' }, { failure: { code: undefined, message: 'It broke.' } }],
])('%s %o is read', async (status, more, report) => {
  const { client } = await answering(200, { task: { task_id: '1', status, ...more } });
  expect(await client.query('1', 'task-result')).toMatchObject({ kind: 'found', task: report });
});

test('a query tells an unknown id from trouble', async () => {
  const unknown = await answering(400, documentError('invalid task_id (2013)'));
  expect((await unknown.client.query('1', 'video-task')).kind).toBe('unknown-task');
  server?.close();
  const platform = await answering(404, { code: 404, reason: 'TASK_NOT_FOUND', message: '', metadata: {} });
  expect((await platform.client.query('1', 'video-task')).kind).toBe('unknown-task');
  server?.close();
  const key = await answering(401, documentError('invalid api key (1004)'));
  expect((await key.client.query('1', 'video-task')).kind).toBe('refused');
  server?.close();
  const page = await answering(200, '<html>');
  expect((await page.client.query('1', 'video-task')).kind).toBe('no-answer');
  server?.close();
  expect((await clientOn(await freePort()).query('1', 'video-task')).kind).toBe('no-answer');
});
