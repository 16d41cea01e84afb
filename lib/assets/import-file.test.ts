import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, json } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { env } from '#lib/env.ts';
import { storage } from '#lib/storage/storage.ts';
import { checkMedia } from '#lib/vendor/media-facts.ts';
import { type AssetView, factsOf } from './asset-view.ts';
import { readMediaLink } from './media-link.ts';
import { importFile } from './mutations.ts';
import { probeMedia } from './probe-media.ts';
import { listAssets, readAssets } from './queries.ts';
import { prepareAsset, recordAsset } from './store-result.ts';
import { makeClip, makeHeic, makePicture, makeSound } from './test-media.ts';
import { makeTestViewer } from './test-team.ts';
import { vendorUrlOf } from './vendor-url.ts';

let folder: string;
let viewer: Viewer;
let stranger: Viewer;
const at = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-test-'));
  [viewer, stranger] = await Promise.all([makeTestViewer(), makeTestViewer()]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function take(path: string, who = viewer, originalName = 'file'): Promise<AssetView> {
  const imported = await importFile(who, { path, originalName, source: 'upload' });
  if (!imported.ok) throw new Error(imported.failure.message);
  return imported.value;
}

function readUrl(url: string, who: Viewer) {
  const { pathname, searchParams } = new URL(url, 'http://studio');
  return readMediaLink(pathname.replace('/media/', ''), searchParams, who.sessionId);
}

/** What a link leads to, read from storage the way the media route does. */
async function behind(url: string | undefined, who = viewer) {
  const target = readUrl(url ?? '', who);
  const found = target && (await storage().read(target.storageKey));
  if (!found) throw new Error(`nothing behind ${url}`);
  return { ...target, ...found };
}

test('a video is kept with its poster, its preview and its waveform', async () => {
  const path = await makeClip(at('clip.mp4'), { seconds: 4, width: 800, height: 448 });
  const view = await take(path, viewer, 'My clip.mp4');
  expect(view).toMatchObject({
    kind: 'video',
    format: 'mp4',
    name: 'My clip.mp4',
    width: 800,
    source: 'upload',
  });
  expect(checkMedia('reference_video', factsOf(view))).toEqual([]);

  expect(await buffer((await behind(view.url)).stream)).toEqual(await readFile(path));
  const poster = sharp(await buffer((await behind(view.posterUrl)).stream));
  expect(await poster.metadata()).toMatchObject({ format: 'webp', width: 640, height: 358 });
  // The colours of the clip: red grows to the right, green downwards.
  const [red = 0, green = 0] = await poster
    .extract({ left: 480, top: 90, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect([Math.abs(red - 191) < 8, Math.abs(green - 64) < 8]).toEqual([true, true]);
  const { peaks } = (await json((await behind(view.peaksUrl)).stream)) as { peaks: number[] };
  expect(peaks).toHaveLength(400);
  // The tone swells.
  expect(peaks[40]).toBeLessThan(peaks[360] ?? 0);

  const preview = at('preview.mp4');
  await writeFile(preview, await buffer((await behind(view.previewUrl)).stream));
  const probed = await probeMedia(preview);
  expect(probed).toMatchObject({
    ok: true,
    value: { videoCodec: 'avc', width: 642, height: 360 },
  });
  expect(probed.ok && probed.value.audioCodec).toBeUndefined();
  expect(probed.ok && probed.value.durationSeconds).toBeLessThanOrEqual(3.05);
  expect(probed.ok && probed.value.durationSeconds).toBeGreaterThan(2.9);
});

test('without a public address the vendor gets the bytes themselves', async () => {
  const path = await makePicture(at('inline.png'), { format: 'png', seed: 21 });
  const { id } = await take(path);
  expect(await vendorUrlOf(await db().asset.findUniqueOrThrow({ where: { id } }))).toEqual({
    ok: true,
    value: `data:image/png;base64,${(await readFile(path)).toString('base64')}`,
  });
});

test('a file whose bytes are gone cannot be sent', async () => {
  const gone = { storageKey: 'original/none/aa/none.png', mimeType: 'image/png' };
  expect(await vendorUrlOf(gone)).toMatchObject({ ok: false, failure: { code: 'not-found' } });
});

test('a file too large to go inside a request is not packed for it', async () => {
  const storageKey = 'original/large/file.bin';
  await writeFile(at('large'), Buffer.alloc(49 * 1024 * 1024));
  await storage().put(storageKey, at('large'), { mimeType: 'video/mp4', sha256: '' });
  expect(await vendorUrlOf({ storageKey, mimeType: 'video/mp4' })).toMatchObject({
    failure: { code: 'too-large', message: expect.stringContaining('PUBLIC_URL') },
  });
});

test('HEIC is kept as it is and shown as JPEG', async () => {
  const path = await makeHeic(at('photo.heic'), { quarterTurns: 1 });
  const view = await take(path, viewer, 'photo.heic');
  expect(view).toMatchObject({ format: 'heic', mimeType: 'image/heic', width: 192, height: 320 });
  expect(view.previewUrl).toBeUndefined();
  expect(await sharp(await buffer((await behind(view.url)).stream)).metadata()).toMatchObject({
    format: 'jpeg',
    width: 192,
    height: 320,
  });
  const download = await behind(view.downloadUrl);
  expect(download.downloadName).toBe('photo.heic');
  expect(await buffer(download.stream)).toEqual(await readFile(path));
  expect(checkMedia('first_frame', factsOf(view)).map(({ rule }) => rule)).toEqual(['pixels']);
});

test('sound has a waveform and no poster', async () => {
  const view = await take(await makeSound(at('tone.wav'), { seconds: 2 }));
  expect(view.posterUrl).toBeUndefined();
  const peaks = await behind(view.peaksUrl);
  expect(peaks.mimeType).toBe('application/json');
  expect(await json(peaks.stream)).toHaveProperty('peaks');
  expect(checkMedia('reference_audio', factsOf(view))).toEqual([]);
});

test('a file that breaks a limit of the vendor is kept all the same', async () => {
  const view = await take(await makePicture(at('small.gif'), { format: 'gif', width: 100, height: 90 }));
  expect(checkMedia('first_frame', factsOf(view)).map(({ rule }) => rule)).toEqual(['format', 'pixels']);
});

test('what is not media leaves nothing in storage or in the database', async () => {
  const poor = await makeTestViewer();
  await writeFile(at('archive.mp4'), 'PK\x03\x04 not media at all');
  const refused = await importFile(poor, {
    path: at('archive.mp4'),
    originalName: 'a.mp4',
    source: 'upload',
  });
  expect(refused).toMatchObject({ ok: false, failure: { code: 'not-media' } });
  expect((await listAssets(poor)).assets).toEqual([]);
  const originals = await readdir(join(env().DATA_DIR, 'media', 'original'));
  expect(originals).not.toContain(poor.teamId);
});

test('the same bytes are one asset of a team, even ten times at once, and another team has its own', async () => {
  const path = await makePicture(at('same.png'), { format: 'png', seed: 5 });
  const views = await Promise.all(Array.from({ length: 10 }, () => take(path)));
  expect(new Set(views.map(({ id }) => id)).size).toBe(1);
  const theirs = await take(path, stranger);
  expect(theirs.id).not.toBe(views[0]?.id);
  expect((await listAssets(viewer)).assets.filter(({ id }) => id === views[0]?.id)).toHaveLength(1);
});

test('a result of the same bytes is recorded once, and a rolled back one not at all', async () => {
  const { teamId, userId: createdById } = await makeTestViewer();
  const path = await makeClip(at('result.mp4'), { seed: 3 });
  const file = { teamId, createdById, path, originalName: 'take.mp4', source: 'result' as const };
  const prepared = await prepareAsset({ ...file, expect: 'video' });
  if (!prepared.ok) throw new Error(prepared.failure.message);
  await expect(
    db().$transaction(async (tx) => {
      await recordAsset(tx, prepared.value);
      throw new Error('the rest failed');
    }),
  ).rejects.toThrow('the rest failed');
  expect(await db().asset.count({ where: { teamId } })).toBe(0);
  const ids = await Promise.all(
    [1, 2, 3].map(() => db().$transaction((tx) => recordAsset(tx, prepared.value))),
  );
  expect(new Set(ids).size).toBe(1);
  expect(await db().assetDerivative.count({ where: { teamId } })).toBe(3);
  expect(await prepareAsset({ ...file, expect: 'image' })).toMatchObject({ failure: { code: 'wrong-kind' } });
});

test('a reviewer adds nothing, a creator of the same team does', async () => {
  const path = await makePicture(at('theirs.jpg'), { seed: 9 });
  const reviewer = await makeTestViewer('reviewer', viewer.teamId);
  expect(await importFile(reviewer, { path, originalName: 'a.jpg', source: 'upload' })).toMatchObject({
    failure: { code: 'forbidden' },
  });
  const creator = await makeTestViewer('creator', viewer.teamId);
  const added = await take(path, creator);
  expect((await readAssets(reviewer, [added.id])).get(added.id)?.id).toBe(added.id);
});

test('another team sees neither the list nor a file by its id', async () => {
  const mine = await take(await makePicture(at('mine.jpg'), { seed: 11 }));
  expect((await readAssets(viewer, [mine.id])).has(mine.id)).toBe(true);
  expect((await readAssets(stranger, [mine.id])).size).toBe(0);
  const theirs = (await listAssets(stranger)).assets.map(({ id }) => id);
  expect(theirs).not.toContain(mine.id);
  expect(readUrl(mine.url, stranger)).toBeUndefined();
});

test('pages hold every file once, although many were made in the same instant', async () => {
  const { teamId, userId: createdById, ...rest } = await makeTestViewer();
  const lister = { teamId, userId: createdById, ...rest };
  const createdAt = new Date();
  await db().asset.createMany({
    data: Array.from({ length: 130 }, (_, index) => ({
      teamId,
      createdById,
      createdAt,
      sha256: String(index),
      sizeBytes: 1,
      kind: index % 2 ? ('audio' as const) : ('image' as const),
      format: 'png',
      mimeType: 'image/png',
      originalName: `${index}`,
      source: 'upload' as const,
      storageKey: `original/${index}`,
    })),
  });
  const seen: string[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await listAssets(lister, { cursor: cursor ?? undefined });
    seen.push(...page.assets.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor);
  expect(seen).toHaveLength(130);
  expect(new Set(seen).size).toBe(130);
  expect((await listAssets(lister, { kind: 'audio' })).nextCursor).not.toBeNull();
  for (const junk of ['nonsense', `0000-01-01T00:00:00Z_${randomUUID()}`]) {
    expect((await listAssets(lister, { cursor: junk })).assets).toHaveLength(60);
  }
});
