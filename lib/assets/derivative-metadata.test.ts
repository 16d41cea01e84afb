import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { storage } from '#lib/storage/storage.ts';
import { prepareAsset } from './store-result.ts';
import { makePicture } from './test-media.ts';
import { makeTestViewer } from './test-team.ts';

test('a poster carries nothing of what was written into its picture', async () => {
  const { teamId, userId: createdById } = await makeTestViewer();
  const folder = await mkdtemp(join(tmpdir(), 'rushes-metadata-'));
  const path = join(folder, 'secret.jpg');
  const exif = { IFD0: { ImageDescription: 'SECRET-WORDS', Artist: 'SECRET-NAME' } };
  await sharp(await makePicture(join(folder, 'plain.png'), { format: 'png' }))
    .withExif(exif)
    .jpeg()
    .toFile(path);
  const file = { path, originalName: 'secret.jpg', source: 'result', teamId, createdById } as const;
  const prepared = await prepareAsset(file);
  await rm(folder, { recursive: true });
  if (!prepared.ok) throw new Error(prepared.failure.message);
  const [poster] = prepared.value.derivatives;
  const stored = await storage().read(poster?.storageKey ?? '');
  const bytes = stored ? await buffer(stored.stream) : Buffer.alloc(0);
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  expect(bytes.includes('SECRET')).toBe(false);
});
