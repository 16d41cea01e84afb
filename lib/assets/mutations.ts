import { canCreate, type Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { failure, type Result, success } from '#lib/result.ts';
import type { AssetSource } from '#prisma/client/enums.ts';
import type { AssetView } from './asset-view.ts';
import { hashFile } from './make-derivatives.ts';
import { findAssetByHash } from './queries.ts';
import { keepForItself, prepareAsset, recordAsset } from './store-result.ts';

/**
 * Takes a complete file into the team's library. The same bytes again are the asset that is there. Refuses reviewers and
 * what is not media; a file that breaks a limit of the vendor is taken, and the tray offers to mend it.
 * @param file.sha256 when the caller already hashed the bytes.
 */
export async function importFile(
  viewer: Viewer,
  file: { path: string; originalName: string; source: AssetSource; sha256?: string | undefined },
): Promise<Result<AssetView>> {
  if (!canCreate(viewer)) return failure('forbidden', 'Reviewers cannot add files.');
  const sha256 = file.sha256 ?? (await hashFile(file.path));
  const { teamId, userId: createdById } = viewer;
  await keepForItself(db(), { teamId, sha256, source: file.source });
  const known = await findAssetByHash(viewer, sha256);
  if (known) return success(known);
  const prepared = await prepareAsset({ ...file, sha256, teamId, createdById });
  if (!prepared.ok) return prepared;
  await db().$transaction((tx) => recordAsset(tx, prepared.value));
  const added = await findAssetByHash(viewer, sha256);
  if (!added) throw new Error('An asset that was just recorded is not there.');
  return success(added);
}
