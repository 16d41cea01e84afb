import { addAbortSignal, Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { storage } from '#lib/storage/storage.ts';
import type { ByteRange } from '#lib/storage/storage-port.ts';
import { parseRange } from './byte-range.ts';
import type { SignedTarget } from './media-link.ts';

type MediaRequest = Pick<Request, 'method' | 'headers' | 'signal'>;

/** What a link of ours may show; anything else is only ever saved. */
const shownTypes =
  /^(?:image\/(?!svg)[a-z0-9.+-]+|video\/[a-z0-9.+-]+|audio\/[a-z0-9.+-]+|application\/json)$/;

/**
 * Answers a request for a stored file: ranges (206, 416), HEAD, `If-None-Match`, `If-Range`. The type is the signed one; the browser
 * is told to believe it, to run nothing, and to keep it for this viewer alone.
 */
export async function mediaResponse(request: MediaRequest, target: SignedTarget): Promise<Response> {
  // A key never comes to hold other bytes, so it is its own version.
  const etag = `"${target.etag ?? target.storageKey.split('/').at(-1)}"`;
  const headers = headersFor(target, etag);
  if (matches(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });

  const rangeHeader = wantedRange(request, etag);
  if (rangeHeader === null && request.method === 'GET') return send(request, target, headers);
  const sizeBytes = await storage().size(target.storageKey);
  if (sizeBytes === undefined) return notFound();
  const range = rangeHeader === null ? 'all' : parseRange(rangeHeader, sizeBytes);
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${sizeBytes}`);
    return new Response(null, { status: 416, headers });
  }
  if (range !== 'all') headers.set('content-range', `bytes ${range.start}-${range.end}/${sizeBytes}`);
  if (request.method === 'GET') return send(request, target, headers, range === 'all' ? undefined : range);
  headers.set('content-length', String(lengthOf(range, sizeBytes)));
  return new Response(null, { status: range === 'all' ? 200 : 206, headers });
}

/** One answer for links that are forged, over, of another session, or lead nowhere. */
export function notFound(): Response {
  return new Response('This link is not valid, or no longer.', {
    status: 404,
    headers: { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' },
  });
}

function headersFor(target: SignedTarget, etag: string): Headers {
  const isShown = shownTypes.test(target.mimeType);
  const headers = new Headers({
    'content-type': isShown ? target.mimeType : 'application/octet-stream',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': `private, max-age=${target.secondsLeft}, immutable`,
    'accept-ranges': 'bytes',
    etag,
  });
  if (target.downloadName !== undefined || !isShown) {
    headers.set('content-disposition', disposition(target.downloadName ?? 'file'));
  }
  return headers;
}

async function send(
  { signal }: MediaRequest,
  { storageKey }: SignedTarget,
  headers: Headers,
  range?: ByteRange,
): Promise<Response> {
  const found = await storage().read(storageKey, range);
  if (!found) return notFound();
  headers.set('content-length', String(lengthOf(range ?? 'all', found.sizeBytes)));
  // A player that jumps on drops its request, sometimes before the body is read: the file must be closed then too.
  addAbortSignal(signal, found.stream);
  const body = Readable.toWeb(found.stream) as NodeReadableStream<Uint8Array> as ReadableStream<Uint8Array>;
  return new Response(body, { status: range ? 206 : 200, headers });
}

function lengthOf(range: ByteRange | 'all', sizeBytes: number): number {
  return range === 'all' ? sizeBytes : range.end - range.start + 1;
}

/** With `If-Range` of another version, the range means nothing and the whole file is sent. */
function wantedRange({ headers }: MediaRequest, etag: string): string | null {
  const condition = headers.get('if-range');
  return condition === null || condition === etag ? headers.get('range') : null;
}

function matches(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  return ifNoneMatch.split(',').some((one) => ['*', etag, `W/${etag}`].includes(one.trim()));
}

/** RFC 6266: a plain name for old readers, the real one percent-encoded. */
function disposition(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const real = encodeURIComponent(name).replace(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${real}`;
}
