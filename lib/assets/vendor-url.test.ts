import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { db } from '#lib/db.ts';
import { startTestS3 } from '#lib/storage/test-s3-server.ts';
import { mediaUrl, readMediaLink } from './media-link.ts';
import { mediaResponse } from './media-response.ts';
import { importFile } from './mutations.ts';
import { makePicture } from './test-media.ts';
import { makeTestViewer } from './test-team.ts';
import { vendorUrlOf } from './vendor-url.ts';

let folder: string;
let server: Awaited<ReturnType<typeof startTestS3>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 's3-test-'));
  server = await startTestS3(join(folder, 's3'));
  const { bucket, endpoint, accessKeyId, secretAccessKey } = server.settings;
  // The settings are read at their first use, which is below.
  process.env.S3_BUCKET = bucket;
  process.env.S3_ENDPOINT = endpoint;
  process.env.S3_ACCESS_KEY_ID = accessKeyId;
  process.env.S3_SECRET_ACCESS_KEY = secretAccessKey;
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

test('a file in a bucket is served through us, and handed to the vendor by a signed link', async () => {
  const viewer = await makeTestViewer();
  const path = await makePicture(join(folder, 'picture.png'), { format: 'png' });
  const bytes = await readFile(path);
  const imported = await importFile(viewer, { path, originalName: 'picture.png', source: 'upload' });
  if (!imported.ok) throw new Error(imported.failure.message);
  expect(imported.value.posterUrl).toMatch(/^\/media\/derived\//);

  const { pathname, searchParams } = new URL(imported.value.url, 'http://studio');
  const target = readMediaLink(pathname.replace('/media/', ''), searchParams, viewer.sessionId);
  if (!target) throw new Error('the link is not valid');
  expect(target).toMatchObject({ mimeType: 'image/png' });
  const request = new Request('http://studio', { headers: { range: 'bytes=4-9' } });
  const part = await mediaResponse(request, target);
  expect(part.status).toBe(206);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(4, 10));

  const link = await vendorUrlOf(await db().asset.findUniqueOrThrow({ where: { id: imported.value.id } }));
  if (!link.ok) throw new Error(link.failure.message);
  expect(link.value).toMatch(/^http.*X-Amz-Signature=/);
  const fetched = await fetch(link.value);
  expect(fetched.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(await fetched.arrayBuffer())).toEqual(bytes);
});

test('a file that is gone from the bucket is not found', async () => {
  const viewer = await makeTestViewer();
  const storageKey = 'original/none/aa/none.png';
  const { searchParams } = new URL(mediaUrl({ storageKey, mimeType: 'image/png' }, viewer), 'http://studio');
  const target = readMediaLink(storageKey, searchParams, viewer.sessionId);
  if (!target) throw new Error('the link is not valid');
  expect((await mediaResponse(new Request('http://studio'), target)).status).toBe(404);
});
