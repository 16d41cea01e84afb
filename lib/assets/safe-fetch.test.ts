import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isForbiddenHost, isPublicAddress } from './public-address.ts';
import { downloadToFile } from './safe-fetch.ts';

const bytes = Buffer.alloc(200_000, 'rushes');
let server: Server;
let other: Server;
let origin: string;
let otherOrigin: string;
let folder: string;
let otherCalls = 0;
let fileCount = 0;

function answer(request: IncomingMessage, response: ServerResponse): void {
  const { pathname } = new URL(request.url ?? '', origin);
  if (pathname === '/file') response.end(bytes);
  else if (pathname === '/hop') response.writeHead(302, { location: '/file' }).end();
  else if (pathname === '/loop') response.writeHead(302, { location: '/loop' }).end();
  else if (pathname === '/inward') response.writeHead(302, { location: `${otherOrigin}/file` }).end();
  else if (pathname === '/local-file') response.writeHead(302, { location: 'file:///etc/passwd' }).end();
  else if (pathname === '/gone') response.writeHead(410).end('gone');
  else if (pathname === '/broken') response.writeHead(500).end();
  else if (pathname === '/empty') response.end();
  else if (pathname === '/silent') response.writeHead(200).write('a');
  else if (pathname === '/truncated') {
    response.writeHead(200, { 'content-length': bytes.length }).write(bytes.subarray(0, 1000));
    setImmediate(() => response.destroy());
  } else if (pathname === '/cut-chunks') {
    response.writeHead(200).write(bytes.subarray(0, 1000));
    setImmediate(() => response.destroy());
  } else if (pathname === '/endless') {
    response.writeHead(200);
    const more = () => {
      while (!response.destroyed && response.write(bytes));
      if (!response.destroyed) response.once('drain', more);
    };
    more();
  }
}

async function listen(handler: typeof answer): Promise<[Server, string]> {
  const started = createServer(handler);
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return [started, `http://127.0.0.1:${(started.address() as AddressInfo).port}`];
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'download-test-'));
  [other, otherOrigin] = await listen((_request, response) => {
    otherCalls += 1;
    response.end('secret');
  });
  [server, origin] = await listen(answer);
});

afterAll(async () => {
  for (const one of [server, other]) {
    one.closeAllConnections();
    one.close();
  }
  await rm(folder, { recursive: true, force: true });
});

async function download(path: string, more: { allow?: string[]; maxBytes?: number; idleMs?: number } = {}) {
  fileCount += 1;
  const file = join(folder, `file-${fileCount}`);
  const result = await downloadToFile(path.startsWith('/') ? origin + path : path, file, {
    maxBytes: more.maxBytes ?? 1_000_000,
    timeoutMs: 5000,
    idleMs: more.idleMs,
    allowOrigins: more.allow ?? [`${origin}/some/path`],
  });
  return { file, result, code: result.ok ? 'saved' : result.failure.code };
}

test('saves the bytes with their size and hash, also behind a redirect', async () => {
  const { file, result } = await download('/hop');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  expect(result).toEqual({ ok: true, value: { sizeBytes: bytes.length, sha256 } });
  expect(await readFile(file)).toEqual(bytes);
});

test.each([
  ['/gone', 'dead-link'],
  ['/broken', 'bad-status'],
  ['/empty', 'empty'],
  ['/loop', 'bad-link'],
  ['/local-file', 'bad-link'],
  ['/truncated', 'truncated'],
  ['/cut-chunks', 'truncated'],
  ['/inward', 'forbidden-address'],
  ['file:///etc/passwd', 'bad-link'],
  ['http://user:word@example.com/', 'bad-link'],
  ['not a link', 'bad-link'],
])('%s fails as %s and leaves no file', async (path, code) => {
  const outcome = await download(path);
  expect(outcome.code).toBe(code);
  expect(existsSync(outcome.file)).toBe(false);
});

test('a body that never ends is cut by the cap, one that falls silent by the clock', async () => {
  expect((await download('/endless')).code).toBe('too-large');
  expect((await download('/file', { maxBytes: 1000 })).code).toBe('too-large');
  expect((await download('/silent', { idleMs: 200 })).code).toBe('timeout');
});

test('a redirect into the private network is never followed', async () => {
  otherCalls = 0;
  await download('/inward');
  await download(`${otherOrigin}/file`);
  await download(otherOrigin.replace('127.0.0.1', 'localhost'));
  await download(otherOrigin.replace('127.0.0.1', '[::ffff:127.0.0.1]'));
  await download(otherOrigin.replace('127.0.0.1', '2130706433'));
  expect(otherCalls).toBe(0);
  expect((await download('/inward', { allow: [origin, otherOrigin] })).code).toBe('saved');
  expect(otherCalls).toBe(1);
});

test('a name that leads to a private address is refused when connecting', async () => {
  expect((await download(otherOrigin.replace('127.0.0.1', 'localhost'))).code).toBe('forbidden-address');
});

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '198.18.0.1',
  '192.0.2.1',
  '240.0.0.1',
  '::',
  '::1',
  'fe80::1',
  'fe80::1%eth0',
  'fc00::1',
  'fec0::1',
  'ff02::1',
  '::ffff:10.0.0.1',
  '::10.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:0:7f00:1::',
  '2001:db8::1',
  'nonsense',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test('addresses of the internet are public, and names are left to the lookup', () => {
  expect(isPublicAddress('93.184.216.34')).toBe(true);
  expect(isPublicAddress('2606:2800:220:1:248:1893:25c8:1946')).toBe(true);
  expect(isForbiddenHost('[::1]')).toBe(true);
  expect(isForbiddenHost('example.com')).toBe(false);
});
