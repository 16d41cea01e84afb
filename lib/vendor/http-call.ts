import { buildConnector, Client } from 'undici';

/** One HTTP call as the vendor's client makes it. */
export interface HttpRequest {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body?: string | undefined;
  /** For the whole call, from the name lookup to the last byte of the answer. */
  timeoutMs: number;
}

export interface HttpAnswer {
  status: number;
  headers: Headers;
  /** At most `maxAnswerBytes`; a longer body is cut there. */
  body: string;
}

export type HttpCall = (request: HttpRequest) => Promise<HttpAnswer>;

/** A call whose answer may take long to arrive, once it has begun. */
export interface StreamedRequest extends HttpRequest {
  /** For the head of the answer. */
  headMs?: number;
  /** Longest silence inside the body. */
  idleMs?: number;
}

/** An answer whose body is still arriving. */
export interface HttpStream {
  status: number;
  headers: Headers;
  /** Throws when it breaks off before its end. */
  body: AsyncIterable<Uint8Array>;
}

/** No connection was made (name lookup, refusal, TLS, connect timeout): surely not a byte of the request left. */
export class NotSentError extends Error {}

/** The answers of the interface are small; anything longer is not one of them. */
const maxAnswerBytes = 1024 * 1024;

const connectTimeoutMs = 10_000;

/** Makes exactly one call, as `callWith` does, and reads its answer whole. */
export const callOnce: HttpCall = (request) =>
  callWith(request, async ({ status, headers, body }) => ({ status, headers, body: await readCapped(body) }));

/**
 * Makes exactly one call on a connection of its own, and ends it when `read` is done with the answer. Not `fetch`: that repeats a POST by itself on a 421, follows
 * 307, and may write to a kept connection that the other side has just closed, which looks like a request that was
 * sent. Throws `NotSentError` when nothing can have left; any other error leaves that open.
 */
export async function callWith<Read>(
  { method, url, headers, body, timeoutMs, headMs = 0, idleMs = 0 }: StreamedRequest,
  read: (answer: HttpStream) => Promise<Read>,
): Promise<Read> {
  const { origin, pathname, search } = new URL(url);
  const connect = buildConnector({ timeout: connectTimeoutMs });
  let isConnected = false;
  const client = new Client(origin, {
    pipelining: 0,
    connect: (options, callback) =>
      connect(options, (...result) => {
        isConnected = result[0] === null;
        callback(...result);
      }),
  });
  try {
    const answer = await client.request({
      method,
      path: pathname + search,
      headers,
      body: body ?? null,
      signal: AbortSignal.timeout(timeoutMs),
      headersTimeout: headMs,
      bodyTimeout: idleMs,
    });
    return await read({
      status: answer.statusCode,
      headers: toHeaders(answer.headers),
      body: answer.body,
    });
  } catch (error) {
    if (isConnected) throw error;
    throw new NotSentError(reasonOf(error), { cause: error });
  } finally {
    // Not `close`: that would wait for an answer that never ends.
    await client.destroy().catch(() => {});
  }
}

/** At most `maxAnswerBytes` of it as text; a longer one is cut there. */
export async function readCapped(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    sizeBytes += chunk.length;
    if (sizeBytes >= maxAnswerBytes) break;
  }
  return Buffer.concat(chunks).subarray(0, maxAnswerBytes).toString('utf8');
}

function toHeaders(raw: Record<string, string | string[] | undefined>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(raw)) {
    for (const one of Array.isArray(value) ? value : [value ?? '']) headers.append(name, one);
  }
  return headers;
}

const wordsOfCode: Record<string, string> = {
  CERT_HAS_EXPIRED: 'the certificate has expired',
  EAI_AGAIN: 'the name could not be looked up',
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was cut',
  EHOSTUNREACH: 'there is no way to the address',
  ENETUNREACH: 'there is no way to the address',
  ENOTFOUND: 'the name is not known',
  EPIPE: 'the connection was cut',
  ETIMEDOUT: 'no connection in time',
  UND_ERR_BODY_TIMEOUT: 'the answer stopped halfway',
  UND_ERR_CONNECT_TIMEOUT: 'no connection in time',
  UND_ERR_HEADERS_TIMEOUT: 'no answer in time',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'the connection was cut',
  UND_ERR_SOCKET: 'the connection was cut',
};

/** A short reason such as "the connection was refused (ECONNREFUSED)", for the history; never the request. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  if (error.name === 'TimeoutError') return 'no answer in time';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  if (!code) return error.message.slice(0, 200);
  return wordsOfCode[code] ? `${wordsOfCode[code]} (${code})` : code;
}
