import type { Viewer } from '#lib/auth/viewer.ts';
import type { Result } from '#lib/result.ts';
import type { AssetSource } from '#prisma/client/enums.ts';
import type { AssetView } from './asset-view.ts';

/** Takes a complete file into the team's library. The same bytes again are the asset that is there. */
export async function importFile(
  _viewer: Viewer,
  _file: { path: string; originalName: string; source: AssetSource },
): Promise<Result<AssetView>> {
  throw new Error('Not built yet.');
}
