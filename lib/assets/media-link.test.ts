import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storage } from '#lib/storage/storage.ts';
import { originalKey } from '#lib/storage/storage-key.ts';
import { parseRange } from './byte-range.ts';
import { type MediaTarget, mediaUrl, readMediaLink, vendorMediaPath } from './media-link.ts';
import { mediaResponse, notFound } from './media-response.ts';

const hour = 60 * 60 * 1000;
const now = new Date('2026-11-20T13:00:00Z');
const viewer = { sessionId: randomUUID() };
const bytes = Buffer.from('0123456789'.repeat(100));
const sha256 = createHash('sha256').update(bytes).digest('hex');
const target: MediaTarget = { storageKey: originalKey('team', sha256, 'mp4'), mimeType: 'video/mp4' };
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-test-'));
  await writeFile(join(folder, 'file'), bytes);
  await storage().put(target.storageKey, join(folder, 'file'), { mimeType: 'video/mp4', sha256 });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Reads a link as the route does. */
function read(url: string, sessionId: string | undefined, at = new Date()) {
  const { pathname, searchParams } = new URL(url, 'http://studio');
  return readMediaLink(pathname.replace('/media/', ''), searchParams, sessionId, at);
}

async function follow(
  url: string,
  {
    headers = {},
    method = 'GET',
    sessionId = viewer.sessionId as string | null,
    signal = new AbortController().signal,
  } = {},
): Promise<Response> {
  const found = read(url, sessionId ?? undefined);
  return found ? mediaResponse({ method, headers: new Headers(headers), signal }, found) : notFound();
}

test('a link stays the same for hours and dies within twelve', () => {
  const url = mediaUrl(target, viewer, now);
  expect(mediaUrl(target, viewer, new Date(now.getTime() + 4 * hour))).toBe(url);
  expect(read(url, viewer.sessionId, new Date(now.getTime() + 6 * hour))).toBeDefined();
  expect(read(url, viewer.sessionId, new Date(now.getTime() + 12 * hour))).toBeUndefined();
});

test('a link is worth nothing to another session, or to none', async () => {
  const url = mediaUrl(target, viewer);
  expect((await follow(url)).status).toBe(200);
  expect((await follow(url, { sessionId: randomUUID() })).status).toBe(404);
  expect((await follow(url, { sessionId: null })).status).toBe(404);
  expect((await follow(url, { sessionId: '' })).status).toBe(404);
});

test('a vendor’s link needs no session and lives a day', () => {
  const url = vendorMediaPath(target, now);
  expect(read(url, undefined, new Date(now.getTime() + 23 * hour))).toMatchObject(target);
  expect(read(url, undefined, new Date(now.getTime() + 24 * hour))).toBeUndefined();
});

test('nothing in a link can be changed, and none of it can be borrowed', () => {
  const url = mediaUrl({ ...target, downloadName: 'a.mp4' }, viewer);
  expect(read(url, viewer.sessionId)).toMatchObject({ ...target, downloadName: 'a.mp4' });
  const { pathname, searchParams } = new URL(url, 'http://studio');
  const changed = (more: Record<string, string>) =>
    `${pathname}?${new URLSearchParams({ ...Object.fromEntries(searchParams), ...more })}`;
  const vendors = new URL(vendorMediaPath(target), 'http://studio').searchParams.get('sign') ?? '';
  for (const forged of [
    url.replace('/original/', '/derived/'),
    changed({ type: 'text/html' }),
    changed({ until: 'zzzzzzz' }),
    changed({ until: 'Infinity' }),
    changed({ save: 'b.mp4' }),
    changed({ for: 'vendor' }),
    changed({ sign: vendors }),
    changed({ sign: vendors, for: 'vendor' }),
    changed({ sign: '' }),
    changed({ sign: 'é' }),
    url.replace('save=a.mp4&', ''),
    pathname,
  ]) {
    expect(read(forged, viewer.sessionId)).toBeUndefined();
  }
});

test('the file comes with headers that let a browser run nothing', async () => {
  const response = await follow(mediaUrl(target, viewer));
  expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': '1000',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'accept-ranges': 'bytes',
    'cache-control': expect.stringMatching(/^private, max-age=\d+, immutable$/),
  });
  expect(response.headers.has('set-cookie')).toBe(false);
  expect(response.headers.has('content-disposition')).toBe(false);
});

test('types that a browser could run are only saved', async () => {
  for (const mimeType of ['text/html', 'image/svg+xml', 'application/xhtml+xml', 'video/mp4\r\nx: y']) {
    const response = await follow(mediaUrl({ ...target, mimeType }, viewer), { method: 'HEAD' });
    expect(response.headers.get('content-type')).toBe('application/octet-stream');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment/);
  }
});

test('a download keeps its name, whatever is in it', async () => {
  const downloadName = 'Take "7" – Ünïcode (1)%41.mp4';
  const response = await follow(mediaUrl({ ...target, downloadName }, viewer), { method: 'HEAD' });
  const header = response.headers.get('content-disposition') ?? '';
  expect(header).toMatch(/^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''/);
  expect(decodeURIComponent(header.split("UTF-8''")[1] ?? '')).toBe(downloadName);
});

test('ranges, as a player asks for them', async () => {
  const url = mediaUrl(target, viewer);
  const part = await follow(url, { headers: { range: 'bytes=10-19' } });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe('bytes 10-19/1000');
  expect(part.headers.get('content-length')).toBe('10');
  expect(await part.text()).toBe('0123456789');
  const tail = await follow(url, { headers: { range: 'bytes=-3' } });
  expect(await tail.text()).toBe('789');
  const beyond = await follow(url, { headers: { range: 'bytes=1000-' } });
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */1000']);
});

test('HEAD, and what the browser already has', async () => {
  const url = mediaUrl(target, viewer);
  const head = await follow(url, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length'), head.body]).toEqual([200, '1000', null]);
  const etag = head.headers.get('etag') ?? '';
  const same = await follow(url, { headers: { 'if-none-match': `"other", W/${etag}` } });
  expect([same.status, same.body]).toEqual([304, null]);
  const stale = await follow(url, { headers: { range: 'bytes=0-1', 'if-range': '"other"' } });
  expect([stale.status, (await stale.text()).length]).toEqual([200, 1000]);
  const fresh = await follow(url, { headers: { range: 'bytes=0-1', 'if-range': etag } });
  expect([fresh.status, await fresh.text()]).toEqual([206, '01']);
});

test('a player that goes away before it reads lets go of the file', async () => {
  const leaving = new AbortController();
  const response = await follow(mediaUrl(target, viewer), { signal: leaving.signal });
  leaving.abort();
  await expect(response.text()).rejects.toThrow('aborted');
});

test('a file that is gone from storage is not found', async () => {
  const url = mediaUrl({ ...target, storageKey: originalKey('team', 'ff'.repeat(32), 'mp4') }, viewer);
  expect((await follow(url)).status).toBe(404);
  expect((await follow(url, { headers: { range: 'bytes=0-1' } })).status).toBe(404);
});

test.each([
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=5-2', 'all'],
  ['bytes=-', 'all'],
  ['bytes=0-1,5-6', 'all'],
  ['lines=0-1', 'all'],
  ['bytes=a-b', 'all'],
])('range %s of 100 bytes', (header, wanted) => {
  expect(parseRange(header, 100)).toEqual(wanted);
});

test('an empty file has no range', () => {
  expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable');
  expect(parseRange('bytes=-5', 0)).toBe('unsatisfiable');
});
