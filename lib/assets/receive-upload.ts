import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { z } from 'zod';
import { canCreate, type Viewer } from '#lib/auth/viewer.ts';
import { env } from '#lib/env.ts';
import { failure, type Result, success } from '#lib/result.ts';
import { withTemporaryFolder } from '#lib/storage/temporary-file.ts';
import type { AssetView } from './asset-view.ts';
import { importFile } from './mutations.ts';

/** The parts of a Request that an upload is read from. */
export type UploadRequest = Pick<Request, 'headers' | 'signal'> & {
  body: ReadableStream<Uint8Array> | null;
};

/** Thrown into the stream when it breaks a rule; becomes a Failure. */
class UploadRefused extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** A sender that says nothing for this long is gone. */
const usualIdleMs = 30_000;

const sourceHeader = z.enum(['upload', 'grab']).catch('upload');

/**
 * Streams an upload to a temporary file, hashed on the way, and takes it into the library. Headers: `x-file-name` (percent-encoded),
 * `x-asset-source` (`upload` or `grab`). Refuses a body beyond UPLOAD_MAX_MB, one shorter than its content-length,
 * a sender that stops, an empty body and what `importFile` refuses; nothing is left behind.
 */
export async function receiveUpload(
  viewer: Viewer,
  request: UploadRequest,
  { idleMs = usualIdleMs }: { idleMs?: number } = {},
): Promise<Result<AssetView>> {
  // Before a byte is read.
  if (!canCreate(viewer)) return failure('forbidden', 'Reviewers cannot add files.');
  const { headers } = request;
  const announced = headers.has('content-length') ? Number(headers.get('content-length')) : undefined;
  if (announced !== undefined && announced > maxBytes()) return tooLarge(announced);
  const originalName = decodeName(headers.get('x-file-name') ?? '');
  if (originalName === undefined) {
    return failure('invalid', 'The header x-file-name must be percent-encoded UTF-8.');
  }
  const source = sourceHeader.parse(headers.get('x-asset-source'));
  return withTemporaryFolder(async (folder) => {
    const path = join(folder, 'upload');
    const written = await write(request, path, announced, idleMs);
    if (!written.ok) return written;
    return importFile(viewer, { path, originalName, source, sha256: written.value.sha256 });
  });
}

async function write(
  { body, signal }: UploadRequest,
  path: string,
  announced: number | undefined,
  idleMs: number,
): Promise<Result<{ sha256: string }>> {
  const empty = failure('empty', 'This file is empty.');
  if (!body) return empty;
  const hash = createHash('sha256');
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), idleMs);
  let sizeBytes = 0;
  async function* checked(chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      timer.refresh();
      sizeBytes += chunk.length;
      if (sizeBytes > maxBytes()) throw new UploadRefused('too-large', tooLargeWords());
      hash.update(chunk);
      yield chunk;
    }
  }
  try {
    await pipeline(
      Readable.fromWeb(body as NodeReadableStream<Uint8Array>),
      checked,
      createWriteStream(path, { flags: 'wx' }),
      { signal: AbortSignal.any([signal, silence.signal]) },
    );
  } catch (error) {
    if (error instanceof UploadRefused) return failure(error.code, error.message);
    if (silence.signal.aborted)
      return failure('broken-off', 'The upload stopped halfway. Send the file again.');
    if (signal.aborted || isBrokenOff(error)) return failure('broken-off', 'The upload was broken off.');
    if (codeOf(error) === 'ENOSPC')
      return failure('no-space', 'The disk of the studio is full. Nothing was kept.');
    throw error;
  } finally {
    clearTimeout(timer);
  }
  if (announced !== undefined && announced !== sizeBytes) {
    return failure('broken-off', `Only ${sizeBytes} of ${announced} bytes arrived. Send the file again.`);
  }
  return sizeBytes === 0 ? empty : success({ sha256: hash.digest('hex') });
}

function decodeName(name: string): string | undefined {
  try {
    return decodeURIComponent(name);
  } catch {
    return undefined;
  }
}

function isBrokenOff(error: unknown): boolean {
  return ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR'].includes(codeOf(error));
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function maxBytes(): number {
  return env().UPLOAD_MAX_MB * 1024 * 1024;
}

function tooLargeWords(): string {
  return `A file may be ${env().UPLOAD_MAX_MB} MB at most.`;
}

function tooLarge(sizeBytes: number): Result<never> {
  return failure('too-large', `${tooLargeWords()} This is ${Math.round(sizeBytes / 1024 / 1024)} MB.`);
}
