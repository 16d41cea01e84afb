import { join } from 'node:path';
import { z } from 'zod';
import { canCreate, type Viewer } from '#lib/auth/viewer.ts';
import { env } from '#lib/env.ts';
import { failure, type Result } from '#lib/result.ts';
import { withTemporaryFolder } from '#lib/storage/temporary-file.ts';
import type { AssetView } from './asset-view.ts';
import { importFile } from './mutations.ts';
import { type UploadRequest, writeUpload } from './write-upload.ts';

const sourceHeader = z.enum(['upload', 'grab']).catch('upload');

/**
 * Streams an upload to a temporary file, hashed on the way, and takes it into the library. Headers: `x-file-name` (percent-encoded),
 * `x-asset-source` (`upload` or `grab`). Refuses a body beyond UPLOAD_MAX_MB, one shorter than its content-length,
 * a sender that stops, an empty body and what `importFile` refuses; nothing is left behind.
 */
export async function receiveUpload(
  viewer: Viewer,
  request: UploadRequest,
  { idleMs }: { idleMs?: number } = {},
): Promise<Result<AssetView>> {
  // Before a byte is read.
  if (!canCreate(viewer)) return failure('forbidden', 'Reviewers cannot add files.');
  const { headers } = request;
  const originalName = decodeName(headers.get('x-file-name') ?? '');
  if (originalName === undefined) {
    return failure('invalid', 'The header x-file-name must be percent-encoded UTF-8.');
  }
  const source = sourceHeader.parse(headers.get('x-asset-source'));
  return withTemporaryFolder(async (folder) => {
    const path = join(folder, 'upload');
    const written = await writeUpload(request, path, { maxMB: env().UPLOAD_MAX_MB, idleMs });
    if (!written.ok) return written;
    return importFile(viewer, { path, originalName, source, sha256: written.value.sha256 });
  });
}

function decodeName(name: string): string | undefined {
  try {
    return decodeURIComponent(name);
  } catch {
    return undefined;
  }
}
