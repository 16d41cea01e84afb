import type { Database } from '#lib/db.ts';
import { failure, type Result, success } from '#lib/result.ts';
import { storage } from '#lib/storage/storage.ts';
import { originalKey } from '#lib/storage/storage-key.ts';
import { withTemporaryFolder } from '#lib/storage/temporary-file.ts';
import type { MediaFacts } from '#lib/vendor/media-facts.ts';
import type { AssetSource } from '#prisma/client/enums.ts';
import { cleanName } from './clean-name.ts';
import { hashFile, makeDerivatives, type PreparedDerivative } from './make-derivatives.ts';
import { type ProbedMedia, probeMedia } from './probe-media.ts';

/** A file that lies safely in storage and is not yet in the database. */
export interface PreparedAsset {
  teamId: string;
  createdById: string;
  originalName: string;
  source: AssetSource;
  sha256: string;
  storageKey: string;
  facts: ProbedMedia;
  derivatives: PreparedDerivative[];
}

/**
 * Probes a file, puts it into storage and makes its poster, preview and peaks. The caller's file is left where it is.
 * A derivative that cannot be made is logged and left out; the file itself is never lost for it.
 * Refuses what the probe refuses, and a kind other than `expect` (`wrong-kind`).
 * @param file.sha256 when the caller already hashed the bytes.
 */
export async function prepareAsset(file: {
  teamId: string;
  createdById: string;
  path: string;
  originalName: string;
  source: AssetSource;
  expect?: MediaFacts['kind'] | undefined;
  sha256?: string | undefined;
}): Promise<Result<PreparedAsset>> {
  const { teamId, createdById, path, source, expect } = file;
  const probed = await probeMedia(path);
  if (!probed.ok) return probed;
  const facts = probed.value;
  if (expect && facts.kind !== expect) {
    return failure('wrong-kind', `This should be ${words[expect]}, and it is ${words[facts.kind]}.`);
  }
  const sha256 = file.sha256 ?? (await hashFile(path));
  const storageKey = originalKey(teamId, sha256, facts.format);
  await storage().put(storageKey, path, { mimeType: facts.mimeType, sha256 });
  const derivatives = await withTemporaryFolder((folder) =>
    makeDerivatives({ path, teamId, sha256, facts }, folder),
  );
  const originalName = cleanName(file.originalName);
  return success({ teamId, createdById, originalName, source, sha256, storageKey, facts, derivatives });
}

const words = { image: 'a picture', video: 'a video', audio: 'sound' } as const;

/** Writes the rows inside the caller's transaction. The same bytes in the same team are the same asset: its id comes back. */
export async function recordAsset(tx: Database, prepared: PreparedAsset): Promise<string> {
  const { teamId, sha256, facts, derivatives, createdById, originalName, source, storageKey } = prepared;
  // Waits for a transaction that is writing the same bytes, then leaves its row as it is.
  await tx.asset.createMany({
    data: { ...columnsOf(facts), teamId, sha256, createdById, originalName, source, storageKey },
    skipDuplicates: true,
  });
  const { id } = await tx.asset.findUniqueOrThrow({
    where: { teamId_sha256: { teamId, sha256 } },
    select: { id: true },
  });
  await keepForItself(tx, prepared);
  // The same bytes may have been deleted for ever since they were put there.
  if ((await storage().size(storageKey)) === undefined) throw new Error('The file is no longer in storage.');
  await tx.assetDerivative.createMany({
    data: derivatives.map(({ width = null, height = null, ...one }) => ({
      ...one,
      width,
      height,
      assetId: id,
      teamId,
    })),
    skipDuplicates: true,
  });
  return id;
}

/**
 * A result that somebody brings in as a file of their own stays in the library when the take that made it is deleted for
 * ever. Waits for whoever is deleting it: afterwards it is either kept or gone.
 */
export async function keepForItself(
  tx: Database,
  { teamId, sha256, source }: Pick<PreparedAsset, 'teamId' | 'sha256' | 'source'>,
): Promise<void> {
  if (source === 'result') return;
  await tx.asset.updateMany({ where: { teamId, sha256, source: 'result' }, data: { source } });
}

/** Facts as columns, where what is unknown is null. */
function columnsOf({ kind, format, mimeType, sizeBytes, ...facts }: ProbedMedia) {
  return {
    kind,
    format,
    mimeType,
    sizeBytes,
    width: facts.width ?? null,
    height: facts.height ?? null,
    durationSeconds: facts.durationSeconds ?? null,
    framesPerSecond: facts.framesPerSecond ?? null,
    frameCount: facts.frameCount ?? null,
    videoCodec: facts.videoCodec ?? null,
    audioCodec: facts.audioCodec ?? null,
  };
}
