import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { storage } from '#lib/storage/storage.ts';
import { readMediaLink } from './media-link.ts';
import { pictureUrl, receivePicture, removePicture } from './person-picture.ts';
import { makeClip } from './test-media.ts';
import { makeTestViewer } from './test-team.ts';

let folder: string;
let photo: Buffer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'person-picture-'));
  photo = await sharp({ create: { width: 900, height: 400, channels: 3, background: '#336699' } })
    .withExif({ IFD0: { Copyright: 'a secret place' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function send(viewer: Viewer, bytes: Uint8Array, headers: Record<string, string> = {}) {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
  return receivePicture(viewer, {
    body,
    headers: new Headers(headers),
    signal: new AbortController().signal,
  });
}

const keyOf = async ({ userId }: Viewer) =>
  (await db().user.findUnique({ where: { id: userId } }))?.pictureKey;

test.each(['owner', 'creator', 'reviewer'] as const)(
  'a person in the role %s has a picture of their own',
  async (role) => {
    const viewer = await makeTestViewer(role);
    const other = await makeTestViewer('owner');
    expect(await send(viewer, photo)).toMatchObject({ ok: true });
    const key = await keyOf(viewer);
    const stored = await storage().read(key ?? '');
    const bytes = stored ? await buffer(stored.stream) : Buffer.alloc(0);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
    // Made anew: nothing of what stood in the file.
    expect(bytes.includes('a secret place')).toBe(false);
    expect(await keyOf(other)).toBeNull();
  },
);

test('its link is for the session it was made for', async () => {
  const viewer = await makeTestViewer();
  await send(viewer, photo);
  const key = (await keyOf(viewer)) ?? '';
  const query = new URL(pictureUrl(viewer, key) ?? '', 'http://studio').searchParams;
  expect(readMediaLink(key, query, viewer.sessionId)).toMatchObject({ mimeType: 'image/webp' });
  expect(readMediaLink(key, query, (await makeTestViewer()).sessionId)).toBeUndefined();
  expect(pictureUrl(viewer, null)).toBeUndefined();
});

test('another one takes its place, and the file of before is gone; so it is when it is taken away', async () => {
  const viewer = await makeTestViewer();
  await send(viewer, photo);
  const first = (await keyOf(viewer)) ?? '';
  await send(viewer, photo);
  expect(await storage().size(first)).toBeGreaterThan(0);
  const other = await sharp({ create: { width: 50, height: 90, channels: 4, background: '#993333' } })
    .png()
    .toBuffer();
  await send(viewer, other);
  const second = (await keyOf(viewer)) ?? '';
  expect(second).not.toBe(first);
  expect(await storage().size(first)).toBeUndefined();
  await removePicture(viewer);
  expect(await keyOf(viewer)).toBeNull();
  expect(await storage().size(second)).toBeUndefined();
});

test('what is no picture, whatever it calls itself, changes nothing', async () => {
  const viewer = await makeTestViewer();
  await send(viewer, photo);
  const before = await keyOf(viewer);
  const clip = await readFile(await makeClip(join(folder, 'clip.mp4'), { seconds: 1 }));
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  for (const bytes of [clip, drawing, photo.subarray(0, 400), Buffer.from('<html>')]) {
    expect(await send(viewer, bytes, { 'content-type': 'image/png' })).toMatchObject({ ok: false });
  }
  expect(await send(viewer, photo, { 'content-length': String(21 * 1024 * 1024) })).toMatchObject({
    failure: { code: 'too-large' },
  });
  expect(await keyOf(viewer)).toBe(before);
});
