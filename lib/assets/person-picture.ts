import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { log } from '#lib/log.ts';
import { type Result, success } from '#lib/result.ts';
import { storage } from '#lib/storage/storage.ts';
import { personPictureKey } from '#lib/storage/storage-key.ts';
import { withTemporaryFolder } from '#lib/storage/temporary-file.ts';
import { mediaUrl } from './media-link.ts';
import { runMake } from './media-process/run-job.ts';
import { type UploadRequest, writeUpload } from './write-upload.ts';

/** More than any phone takes. */
const maxMB = 20;
const mimeType = 'image/webp';

/** The link to a person's picture, for one viewer: `undefined` without one. */
export function pictureUrl(
  viewer: Pick<Viewer, 'sessionId'>,
  pictureKey: string | null | undefined,
): string | undefined {
  return pictureKey ? mediaUrl({ storageKey: pictureKey, mimeType }, viewer) : undefined;
}

/**
 * Takes in the viewer's picture: whatever picture it is, a square of 256 pixels is made of it anew, and nothing of the
 * file itself (places, names, what hides in it) is kept. Refuses what `writeUpload` and the media process refuse.
 */
export async function receivePicture(
  viewer: Viewer,
  request: UploadRequest,
): Promise<Result<{ url: string }>> {
  return withTemporaryFolder(async (folder) => {
    const path = join(folder, 'upload');
    const written = await writeUpload(request, path, { maxMB });
    if (!written.ok) return written;
    const target = join(folder, 'square.webp');
    const made = await runMake({ do: 'square', path, target });
    if (!made.ok) return made;
    const sha256 = createHash('sha256')
      .update(await readFile(target))
      .digest('hex');
    const key = personPictureKey(viewer.userId, sha256);
    await storage().put(key, target, { mimeType, sha256 });
    await keepPicture(viewer, key);
    return success({ url: pictureUrl(viewer, key) ?? '' });
  });
}

/** From now on the viewer is their initials again. */
export async function removePicture(viewer: Viewer): Promise<Result<null>> {
  await keepPicture(viewer, null);
  return success(null);
}

/** The file of before is removed after the row no longer names it; one that stays behind harms nobody. */
async function keepPicture(viewer: Viewer, pictureKey: string | null): Promise<void> {
  const before = await db().$transaction(async (tx) => {
    const [row] = await tx.$queryRaw<{ pictureKey: string | null }[]>`
      SELECT "pictureKey" FROM "User" WHERE "id" = ${viewer.userId}::uuid FOR NO KEY UPDATE`;
    await tx.user.update({ where: { id: viewer.userId }, data: { pictureKey } });
    return row?.pictureKey;
  });
  if (!before || before === pictureKey) return;
  await storage()
    .remove(before)
    .catch((error: unknown) => log.warn('an old picture of a person stays', { error }));
}
