import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { diskStorage } from './disk-storage.ts';
import { s3Storage } from './s3-storage.ts';
import { derivedKey, originalKey } from './storage-key.ts';
import type { Storage } from './storage-port.ts';
import { startTestS3 } from './test-s3-server.ts';

let folder: string;
let server: Awaited<ReturnType<typeof startTestS3>>;
const stores: Partial<Record<Storage['kind'], Storage>> = {};
let broken: Storage;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-test-'));
  server = await startTestS3(join(folder, 's3'));
  stores.s3 = s3Storage(server.settings);
  stores.disk = diskStorage(join(folder, 'disk'));
  broken = s3Storage({ ...server.settings, bucket: 'no-such-bucket' });
});

afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function fileOf(bytes: Buffer) {
  const path = join(folder, randomUUID());
  await writeFile(path, bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { path, about: { mimeType: 'video/mp4', sha256 }, key: originalKey('team', sha256, 'mp4') };
}

async function bytesOf(found: Awaited<ReturnType<Storage['read']>>) {
  if (!found) throw new Error('nothing there');
  return buffer(found.stream);
}

describe.each(['disk', 's3'] as const)('%s storage', (kind) => {
  const store = () => {
    const found = stores[kind];
    if (!found) throw new Error('not started');
    return found;
  };

  test('gives back what was put, whole and in ranges', async () => {
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251));
    const { path, about, key } = await fileOf(bytes);
    await store().put(key, path, about);

    const whole = await store().read(key);
    expect(whole?.sizeBytes).toBe(bytes.length);
    expect(await bytesOf(whole)).toEqual(bytes);
    const part = await store().read(key, { start: 100_000, end: 100_009 });
    expect(part?.sizeBytes).toBe(bytes.length);
    expect(await bytesOf(part)).toEqual(bytes.subarray(100_000, 100_010));
    expect(await store().size(key)).toBe(bytes.length);
    expect(await readFile(path)).toEqual(bytes);
  });

  test('puts the same key again, even at the same time', async () => {
    const { path, about, key } = await fileOf(Buffer.from('twice'));
    await Promise.all([store().put(key, path, about), store().put(key, path, about)]);
    await store().put(key, path, about);
    expect(String(await bytesOf(await store().read(key)))).toBe('twice');
  });

  test('a missing key holds nothing, and removing it is fine', async () => {
    const key = derivedKey('team', 'ab'.repeat(32), 'poster.webp');
    expect(await store().read(key)).toBeUndefined();
    expect(await store().size(key)).toBeUndefined();
    await store().remove(key);
  });

  test('removes', async () => {
    const { path, about, key } = await fileOf(Buffer.from('gone soon'));
    await store().put(key, path, about);
    await store().remove(key);
    expect(await store().size(key)).toBeUndefined();
  });

  test.each(['../secret', 'a/../../b', '/etc/passwd', 'a//b', '.hidden', 'a/.b', 'A', 'a\\b', 'a\0', ''])(
    'refuses the key %j',
    async (key) => {
      await expect(store().read(key)).rejects.toThrow('not a storage key');
      await expect(store().size(key)).rejects.toThrow('not a storage key');
    },
  );

  test('is well', async () => {
    await store().check();
  });
});

test('disk leaves nothing beside the file', async () => {
  const { path, about, key } = await fileOf(Buffer.from('alone'));
  await stores.disk?.put(key, path, about);
  await stores.disk?.put(key, path, about);
  const names = await readdir(join(folder, 'disk', key, '..'));
  expect(names).toEqual([`${about.sha256}.mp4`]);
});

test('disk has no link for the outside', async () => {
  expect(await stores.disk?.url('a', { expiresSeconds: 60 })).toBeUndefined();
});

test('S3 signs a link that the outside can follow', async () => {
  const { path, about, key } = await fileOf(Buffer.from('for the vendor'));
  await stores.s3?.put(key, path, about);
  const url = await stores.s3?.url(key, {
    expiresSeconds: 60,
    downloadName: 'näme "1".mp4',
    mimeType: 'video/mp4',
  });
  const answer = await fetch(url ?? '');
  expect(await answer.text()).toBe('for the vendor');
  expect(answer.headers.get('content-disposition')).toContain("filename*=UTF-8''n%C3%A4me%20%221%22.mp4");
  expect(new URL(url ?? '').searchParams.get('X-Amz-Expires')).toBe('60');
});

test('S3 is tried again when the bucket is out of breath, and not for ever', async () => {
  const { path, about, key } = await fileOf(Buffer.from('second try'));
  server.failNext(2);
  await stores.s3?.put(key, path, about);
  expect(await stores.s3?.size(key)).toBe(10);
  server.failNext(100);
  await expect(stores.s3?.put(key, path, about)).rejects.toThrow();
  server.failNext(0);
});

test('S3 refuses bytes that are not the ones hashed, and stores nothing', async () => {
  const { path, about } = await fileOf(Buffer.from('changed on the way'));
  const key = originalKey('team', 'cd'.repeat(32), 'mp4');
  const put = stores.s3?.put(key, path, { ...about, sha256: 'cd'.repeat(32) });
  await expect(put).rejects.toThrow();
  expect(await stores.s3?.size(key)).toBeUndefined();
});

test('S3 is not well without its bucket', async () => {
  await expect(broken.check()).rejects.toThrow();
});
