import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { type Readable, Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Agent, type Dispatcher, request } from 'undici';
import { failure, type Result, success } from '#lib/result.ts';
import { explainFetch, FetchError } from './fetch-error.ts';
import { ForbiddenAddress, isForbiddenHost, lookupPublic } from './public-address.ts';

export interface FetchCaps {
  /** The body is cut and the call fails beyond this. */
  maxBytes: number;
  /** For everything together: connecting, redirects, the whole body. */
  timeoutMs: number;
  /** Longest silence between two pieces; 20 s unless given. */
  idleMs?: number | undefined;
  /** Origins that may lie on a private network: the configured vendor or sandbox. */
  allowOrigins?: readonly string[] | undefined;
}

interface FetchedBody {
  status: number;
  headers: Dispatcher.ResponseData['headers'];
  /** Is destroyed with a FetchError at any cap. Must be consumed or destroyed. */
  body: Readable;
}

const maxRedirects = 3;
const usualIdleMs = 20_000;
const redirectStatuses = [301, 302, 303, 307, 308];

const guarded = new Agent({ connect: { lookup: lookupPublic, timeout: 10_000 } });
const open = new Agent({ connect: { timeout: 10_000 } });

/**
 * GET of a URL that came from outside. Addresses are checked when connecting: loopback, private, link-local, carrier,
 * multicast and reserved ones are refused unless the origin is allowed. Only http and https, no names or passwords in the URL,
 * at most 3 redirects, each checked again. An answer of any status is a success here.
 */
async function safeFetch(url: string, caps: FetchCaps): Promise<Result<FetchedBody>> {
  const signal = AbortSignal.timeout(caps.timeoutMs);
  try {
    let target = parseUrl(url);
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const answer = await get(target, caps, signal);
      const { location } = answer.headers;
      if (!redirectStatuses.includes(answer.statusCode) || typeof location !== 'string') {
        return success(capped(answer, caps, signal));
      }
      answer.body.on('error', () => {}).destroy();
      target = parseUrl(location, target);
    }
    return failure('bad-link', `The link was redirected more than ${maxRedirects} times.`);
  } catch (error) {
    const { code, message } = explainFetch(error);
    return failure(code, message);
  }
}

function get(target: URL, caps: FetchCaps, signal: AbortSignal): Promise<Dispatcher.ResponseData> {
  const isAllowed = caps.allowOrigins?.some((origin) => URL.parse(origin)?.origin === target.origin);
  if (!isAllowed && isForbiddenHost(target.hostname)) {
    throw new ForbiddenAddress(`${target.hostname} is a private address`);
  }
  const idleMs = caps.idleMs ?? usualIdleMs;
  return request(target, {
    dispatcher: isAllowed ? open : guarded,
    signal,
    headersTimeout: idleMs,
    bodyTimeout: idleMs,
    // As stored: so that its length is the one that was announced.
    headers: { 'accept-encoding': 'identity' },
  });
}

function parseUrl(text: string, base?: URL): URL {
  const url = URL.parse(text, base);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    throw new FetchError('bad-link', 'This is not a link that starts with http:// or https://.');
  }
  if (url.username || url.password)
    throw new FetchError('bad-link', 'A link may not hold a name or password.');
  return url;
}

/** The body behind its caps; an error inside it becomes a FetchError. */
function capped(answer: Dispatcher.ResponseData, { maxBytes }: FetchCaps, signal: AbortSignal): FetchedBody {
  let sizeBytes = 0;
  const tooLarge = new FetchError(
    'too-large',
    `The file is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB.`,
  );
  const body = new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      sizeBytes += chunk.length;
      done(sizeBytes > maxBytes ? tooLarge : null, chunk);
    },
  });
  const fail = (error: unknown) => {
    const { code, message } = explainFetch(signal.aborted ? signal.reason : error);
    body.destroy(new FetchError(code, message));
  };
  answer.body.on('error', fail);
  body.on('close', () => answer.body.destroy());
  if (Number(answer.headers['content-length'] ?? 0) > maxBytes) fail(tooLarge);
  else answer.body.pipe(body);
  return { status: answer.statusCode, headers: answer.headers, body };
}

/** Statuses by which a link says that it is over: the vendor gives a new one when it is asked again. */
const deadStatuses = [401, 403, 404, 410];

/**
 * Downloads into a new file, hashed while streaming and synced to disk; on failure nothing is left behind.
 * Codes: `dead-link` (401, 403, 404, 410: ask for a new one), `too-large`, `truncated`, `empty`, `timeout`, `forbidden-address`,
 * `unreachable`, `bad-link`, `bad-status`.
 */
export async function downloadToFile(
  url: string,
  path: string,
  caps: FetchCaps,
): Promise<Result<{ sizeBytes: number; sha256: string }>> {
  const fetched = await safeFetch(url, caps);
  if (!fetched.ok) return fetched;
  const { status, body } = fetched.value;
  if (status !== 200) {
    body.on('error', () => {}).destroy();
    return deadStatuses.includes(status)
      ? failure('dead-link', `The link is dead (HTTP ${status}).`)
      : failure('bad-status', `The download was answered with HTTP ${status}.`);
  }
  try {
    return success(await write(fetched.value, path));
  } catch (error) {
    await rm(path, { force: true });
    if (isDiskError(error)) throw error;
    const { code, message } = explainFetch(error);
    return failure(code, message);
  }
}

async function write(
  { body, headers }: FetchedBody,
  path: string,
): Promise<{ sizeBytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  async function* counted(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      sizeBytes += chunk.length;
      hash.update(chunk);
      yield chunk;
    }
  }
  // `flush` syncs to the disk before the file is closed.
  await pipeline(body, counted, createWriteStream(path, { flags: 'wx', flush: true }));
  const announced = headers['content-length'];
  if (announced !== undefined && Number(announced) !== sizeBytes) {
    throw new FetchError('truncated', `The download broke off after ${sizeBytes} of ${announced} bytes.`);
  }
  if (sizeBytes === 0) throw new FetchError('empty', 'The download was empty.');
  return { sizeBytes, sha256: hash.digest('hex') };
}

const diskErrors = ['ENOSPC', 'EDQUOT', 'EACCES', 'EPERM', 'EROFS', 'EIO', 'ENOENT', 'EEXIST', 'EMFILE'];

/** Trouble of our own disk (full, not writable) is not the link's fault. */
function isDiskError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && diskErrors.includes(String(error.code));
}
