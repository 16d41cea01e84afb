import { createReadStream, existsSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Faults } from './faults.ts';
import { discard, refusal, send } from './http/answer.ts';
import { checkLink } from './http/link.ts';
import { readRange } from './http/range.ts';
import { resultFileOf } from './tasks/result-file.ts';
import type { TaskStore } from './tasks/task-store.ts';

export interface DownloadParts {
  store: TaskStore;
  faults: Faults;
  secret: string;
}

/** How long a slow download takes altogether. */
const slowSeconds = 30;

/** Serves a finished result by its signed link, whole or in ranges. */
export async function answerDownload(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  query: URLSearchParams,
  { store, faults, secret }: DownloadParts,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return send(request, response, refusal(405, 'a result can only be read', { allow: 'GET, HEAD' }));
  }
  const [, taskId = '', extension] = /^\/media\/(\d+)\.([a-z0-9]+)$/.exec(path) ?? [];
  const state = checkLink(taskId, query, secret, Date.now());
  if (state === 'forged') return send(request, response, refusal(403, 'the signature of this link is wrong'));
  if (state === 'expired') return send(request, response, refusal(403, 'this link has expired'));
  const task = store.find(taskId);
  const result = task && resultFileOf(task);
  const file = task ? store.resultOf(task) : '';
  if (!result || result.extension !== extension || !existsSync(file)) {
    return send(request, response, refusal(404, 'this result does not exist'));
  }
  const size = statSync(file).size;
  const range = readRange(request.headers.range, size);
  if (range === 'unsatisfiable') {
    const answer = refusal(416, 'the range lies outside the file', { 'content-range': `bytes */${size}` });
    return send(request, response, answer);
  }
  await discard(request);
  const { start, end } = range ?? { start: 0, end: size - 1 };
  response.writeHead(range ? 206 : 200, {
    'content-type': result.mediaType,
    'content-length': end - start + 1,
    'accept-ranges': 'bytes',
    ...(range ? { 'content-range': `bytes ${start}-${end}/${size}` } : {}),
  });
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  const fault = faults.take(['slow_download', 'truncated_download']);
  const bytes = end - start + 1;
  const sent = fault === 'truncated_download' ? Math.floor(bytes / 2) : bytes;
  const stream = createReadStream(file, { start, end: start + sent - 1 });
  const body = fault === 'slow_download' ? Readable.from(slowly(stream, bytes)) : stream;
  // A client that leaves early ends the pipeline; there is nobody left to tell.
  await pipeline(body, response, { end: fault !== 'truncated_download' }).catch(() => undefined);
  if (fault === 'truncated_download') response.socket?.destroySoon();
}

/** The same bytes in small pieces, spread over `slowSeconds`. */
async function* slowly(stream: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  const piece = Math.max(1024, Math.ceil(size / (slowSeconds * 4)));
  for await (const chunk of stream) {
    for (let at = 0; at < chunk.length; at += piece) {
      await sleep(250);
      yield chunk.subarray(at, at + piece);
    }
  }
}
