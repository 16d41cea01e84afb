import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** What a route answers; `send` writes it. */
export interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string> | undefined;
}

const errorTypes: Record<number, string> = {
  400: 'bad_request_error',
  401: 'authentication_error',
  402: 'insufficient_balance_error',
  403: 'permission_error',
  404: 'not_found_error',
  405: 'method_not_allowed_error',
  422: 'unprocessable_entity_error',
  429: 'rate_limit_error',
  500: 'server_error',
};

export function ok(body: unknown): Answer {
  return { status: 200, body };
}

/** An error in document 1's body shape (spec 1, Errors). */
export function refusal(status: number, message: string, headers: Record<string, string> = {}): Answer {
  const requestId = randomUUID().replaceAll('-', '');
  return {
    status,
    headers: { ...headers, 'x-request-id': requestId },
    body: {
      type: 'error',
      error: { type: errorTypes[status] ?? 'api_error', message, http_code: String(status) },
      request_id: requestId,
    },
  };
}

/** A broken rule of the request: `invalid params, <where>: <rule> (2013)`. */
export function invalidParams(rule: string): Answer {
  return refusal(400, `invalid params, ${rule.replace(/\.$/, '')} (2013)`);
}

/** The most that is read and thrown away so that a client that is still sending can read its answer. */
const maxDiscardBytes = 512 * 1024 * 1024;
const maxDiscardMs = 30_000;

/** Reads what is left of a request body and throws it away; a body that never ends is given up. */
export function discard(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let seen = 0;
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(done, maxDiscardMs);
    request.on('data', (chunk: Buffer) => {
      seen += chunk.length;
      if (seen > maxDiscardBytes) done();
    });
    request.once('end', done).once('close', done).once('error', done);
    request.resume();
  });
}

/** Writes an answer as JSON (a string body as it is). The rest of the request body is read first. */
export async function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
): Promise<void> {
  await discard(request);
  if (response.headersSent || response.destroyed) return;
  const isText = typeof answer.body === 'string';
  const bytes = Buffer.from(isText ? String(answer.body) : JSON.stringify(answer.body));
  response.writeHead(answer.status, {
    'content-type': isText ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'content-length': bytes.length,
    'cache-control': 'no-store',
    ...answer.headers,
    ...(request.complete ? {} : { connection: 'close' }),
  });
  response.end(bytes);
}
