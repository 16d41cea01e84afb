import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { env } from '#lib/env.ts';
import { cleanName } from './clean-name.ts';
import { receiveUpload } from './receive-upload.ts';
import { makePicture } from './test-media.ts';
import { makeTestViewer } from './test-team.ts';

// Read at the first use of the settings, which is below.
process.env.UPLOAD_MAX_MB = '2';

let folder: string;
let picture: Buffer;
let viewer: Viewer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upload-test-'));
  picture = await readFile(await makePicture(join(folder, 'picture.jpg')));
  viewer = await makeTestViewer();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A body that comes in pieces; `undefined` in it falls silent for good. */
function pieces(parts: Iterable<Uint8Array | undefined>): ReadableStream<Uint8Array> {
  const iterator = parts[Symbol.iterator]();
  return new ReadableStream({
    pull(controller) {
      const { value, done } = iterator.next();
      if (done) controller.close();
      else if (value) controller.enqueue(value);
      else return new Promise(() => {});
    },
  });
}

interface Sent {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  who?: Viewer;
  idleMs?: number;
}

async function send(body: ReadableStream<Uint8Array> | Buffer | null, sent: Sent = {}) {
  const request = {
    headers: new Headers({ 'x-file-name': 'picture.jpg', ...sent.headers }),
    body: Buffer.isBuffer(body) ? pieces([body]) : body,
    signal: sent.signal ?? new AbortController().signal,
  };
  const result = await receiveUpload(sent.who ?? viewer, request, { idleMs: sent.idleMs ?? 20_000 });
  return { result, code: result.ok ? 'taken' : result.failure.code };
}

async function leftBehind(): Promise<string[]> {
  return readdir(join(env().DATA_DIR, 'tmp'));
}

test('takes a file in pieces, with its name and where it came from', async () => {
  const half = Math.floor(picture.length / 2);
  const { result } = await send(pieces([picture.subarray(0, half), picture.subarray(half)]), {
    headers: {
      'x-file-name': encodeURIComponent('Größe 1.jpg'),
      'x-asset-source': 'grab',
      'content-length': String(picture.length),
    },
  });
  expect(result).toMatchObject({ ok: true, value: { name: 'Größe 1.jpg', source: 'grab', width: 640 } });
  expect(await leftBehind()).toEqual([]);
});

function* endless() {
  for (;;) yield new Uint8Array(64 * 1024);
}

test.each<[string, () => Parameters<typeof send>, string]>([
  ['no body', () => [null], 'empty'],
  ['an empty body', () => [pieces([])], 'empty'],
  ['a body that never ends', () => [pieces(endless())], 'too-large'],
  [
    'a body announced too large',
    () => [picture, { headers: { 'content-length': '9000000000' } }],
    'too-large',
  ],
  ['fewer bytes than announced', () => [picture, { headers: { 'content-length': '99999' } }], 'broken-off'],
  [
    'a sender that falls silent',
    () => [pieces([picture.subarray(0, 99), undefined]), { idleMs: 100 }],
    'broken-off',
  ],
  [
    'a sender that goes away',
    () => [pieces([picture.subarray(0, 99), undefined]), { signal: AbortSignal.timeout(50) }],
    'broken-off',
  ],
  ['a cut-off picture', () => [picture.subarray(0, 2000)], 'damaged'],
  ['a name that is not encoded', () => [picture, { headers: { 'x-file-name': '%E0%A4%A' } }], 'invalid'],
])('refuses %s and leaves nothing behind', async (_what, sent, code) => {
  const before = await db().asset.count();
  expect((await send(...sent())).code).toBe(code);
  expect(await leftBehind()).toEqual([]);
  expect(await db().asset.count()).toBe(before);
});

test('the refusal of a large file names the limit', async () => {
  const { result } = await send(picture, { headers: { 'content-length': String(300 * 1024 * 1024) } });
  expect(result).toMatchObject({ failure: { message: 'A file may be 2 MB at most. This is 300 MB.' } });
});

test('a reviewer is refused before a byte is read', async () => {
  const reviewer = await makeTestViewer('reviewer');
  const body = pieces([picture]);
  expect((await send(body, { who: reviewer })).code).toBe('forbidden');
  expect(body.locked).toBe(false);
});

test.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\me\\clip.mp4', 'clip.mp4'],
  ['a\u0000b\r\nc.png', 'abc.png'],
  ['evil\u202Egpj.exe', 'evilgpj.exe'],
  ['  spaced   out .png ', 'spaced out .png'],
  ['...', 'file'],
  ['', 'file'],
  ['a/', 'file'],
  ['a<b>"c".jpg', 'a_b__c_.jpg'],
  ['日本語.webp', '日本語.webp'],
  [`${'x'.repeat(500)}.jpeg`, `${'x'.repeat(195)}.jpeg`],
])('the name %j becomes %j', (name, clean) => {
  expect(cleanName(name)).toBe(clean);
});
