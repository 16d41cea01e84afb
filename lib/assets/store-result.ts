import type { Database } from '#lib/db.ts';
import type { Result } from '#lib/result.ts';
import type { MediaFacts } from '#lib/vendor/media-facts.ts';
import type { AssetSource, DerivativeKind } from '#prisma/client/enums.ts';
import type { ProbedMedia } from './probe-media.ts';

/** A file that lies safely in storage and is not yet in the database. */
export interface PreparedAsset {
  teamId: string;
  createdById: string;
  originalName: string;
  source: AssetSource;
  sha256: string;
  storageKey: string;
  facts: ProbedMedia;
  derivatives: {
    kind: DerivativeKind;
    storageKey: string;
    mimeType: string;
    sizeBytes: number;
    width?: number | undefined;
    height?: number | undefined;
  }[];
}

/**
 * Probes a file, puts it into storage and makes its poster, preview and peaks. The caller's file is left where it is.
 * A derivative that cannot be made is logged and left out; the file itself is never lost for it.
 * Refuses what the probe refuses, and a kind other than `expect` (`wrong-kind`).
 */
export async function prepareAsset(_file: {
  teamId: string;
  createdById: string;
  path: string;
  originalName: string;
  source: AssetSource;
  expect?: MediaFacts['kind'] | undefined;
}): Promise<Result<PreparedAsset>> {
  throw new Error('Not built yet.');
}

/** Writes the rows inside the caller's transaction. The same bytes in the same team are the same asset: its id comes back. */
export async function recordAsset(_tx: Database, _prepared: PreparedAsset): Promise<string> {
  throw new Error('Not built yet.');
}
