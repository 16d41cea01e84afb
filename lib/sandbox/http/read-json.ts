import type { IncomingMessage } from 'node:http';
import { bodyLimit } from '#lib/vendor/video-limits.ts';
import type { Answer } from './answer.ts';
import { documentShape, type ErrorShape } from './error-shape.ts';

/** A request body as an object, or the answer that refuses it. */
export type ReadJson = { body: Record<string, unknown> } | { refused: Answer };

const megabytes = bodyLimit.maxBytes / 1024 / 1024;

/** Reads the body of a vendor call: its content type must say JSON (spec 1, Authentication). */
export async function readJson(request: IncomingMessage, shape: ErrorShape): Promise<ReadJson> {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    return { refused: shape.invalidBody('Content-Type must be application/json') };
  }
  return readJsonOfAnyType(request, shape);
}

/**
 * Reads a JSON object of at most 64 MB. Refused: nothing, too much (what is beyond the limit is never kept), text
 * that is not UTF-8 or not JSON, and JSON that is not an object.
 */
export async function readJsonOfAnyType(
  request: IncomingMessage,
  shape: ErrorShape = documentShape,
): Promise<ReadJson> {
  const refuse = (rule: string): ReadJson => ({ refused: shape.invalidBody(rule) });
  const bytes = await readBytes(request);
  if (bytes === 'too-large') return refuse(`request body must be at most ${megabytes} MB`);
  if (bytes === 'broken') return refuse('request body ended early');
  if (bytes.length === 0) return refuse('request body must not be empty');
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (isObject(value)) return { body: value };
    return refuse('request body must be a JSON object');
  } catch {
    return refuse('request body is not valid JSON');
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readBytes(request: IncomingMessage): Promise<Buffer | 'too-large' | 'broken'> {
  if (Number(request.headers['content-length']) > bodyLimit.maxBytes) return Promise.resolve('too-large');
  // Its client may have left while it waited for its turn.
  if (request.destroyed) return Promise.resolve('broken');
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      if (size <= bodyLimit.maxBytes) {
        chunks.push(chunk);
        return;
      }
      request.off('data', onData).pause();
      resolve('too-large');
    };
    request
      .on('data', onData)
      .once('end', () => resolve(Buffer.concat(chunks)))
      .once('error', () => resolve('broken'))
      .once('close', () => resolve('broken'));
  });
}
