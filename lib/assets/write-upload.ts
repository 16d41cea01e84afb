import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { failure, type Result, success } from '#lib/result.ts';

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

interface UploadLimits {
  maxMB: number;
  idleMs?: number | undefined;
}

/**
 * Streams the body of a request to a file, hashed on the way. Refuses one beyond `maxMB`, one shorter than its
 * content-length, a sender that stops and an empty one.
 */
export async function writeUpload(
  { headers, body, signal }: UploadRequest,
  path: string,
  { maxMB, idleMs = usualIdleMs }: UploadLimits,
): Promise<Result<{ sha256: string }>> {
  const maxBytes = maxMB * 1024 * 1024;
  const announced = headers.has('content-length') ? Number(headers.get('content-length')) : undefined;
  if (announced !== undefined && announced > maxBytes) {
    return failure('too-large', `${tooLarge(maxMB)} This is ${Math.round(announced / 1024 / 1024)} MB.`);
  }
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
      if (sizeBytes > maxBytes) throw new UploadRefused('too-large', tooLarge(maxMB));
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

function isBrokenOff(error: unknown): boolean {
  return ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR'].includes(codeOf(error));
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function tooLarge(maxMB: number): string {
  return `A file may be ${maxMB} MB at most.`;
}
