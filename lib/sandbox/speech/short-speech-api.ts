import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseBody } from '#lib/sandbox/drafts/draft.ts';
import type { FaultKind, Faults } from '#lib/sandbox/faults.ts';
import { type Answer, discard } from '#lib/sandbox/http/answer.ts';
import type { ErrorShape } from '#lib/sandbox/http/error-shape.ts';
import { readJson } from '#lib/sandbox/http/read-json.ts';
import { report } from '#lib/sandbox/report.ts';
import { flashSpeechBody, multilingualSpeechBody } from '#lib/vendor/speech.ts';
import type { ShortSpeechModel } from '#lib/vendor/speech-limits.ts';
import type { ShortSpeech, Speech } from './speech.ts';
import { shortVoiceRule } from './voices/find-voice.ts';

/** A call of one of the two synchronous endpoints of document 2. */
export interface ShortSpeechCall {
  path: string;
  model: ShortSpeechModel;
  shape: ErrorShape;
  /** Aborted when the client has left. */
  signal: AbortSignal;
}

const bodies = { flash: flashSpeechBody, multilingual: multilingualSpeechBody };

/** Reads and checks a call and has its text spoken; the sound may still be growing when this answers. */
export async function acceptShortSpeech(
  request: IncomingMessage,
  { path, model, shape, signal }: ShortSpeechCall,
  { speech, faults }: { speech: Speech; faults: Faults },
): Promise<ShortSpeech | { refused: Answer }> {
  const read = await readJson(request, shape);
  if ('refused' in read) return read;
  const parsed = parseBody(bodies[model], read.body, shape);
  if ('refused' in parsed) return parsed;
  const rule = shortVoiceRule(parsed.value.voice_id);
  if (rule) return { refused: shape.invalidBody(rule) };
  const take = (kinds: readonly FaultKind[]) => faults.take(kinds, { target: 'create', path });
  const fault = take(['no_balance', 'sensitive_input']);
  if (fault) return { refused: fault === 'no_balance' ? shape.noBalance() : shape.sensitiveInput() };
  return speech.speakShort(parsed.value, model, signal);
}

/** Sends the sound, as it comes or with its length before it. `isCut` ends the connection in the middle of it. */
export async function sendSound(
  request: IncomingMessage,
  response: ServerResponse,
  { mimeType, requestId, sizeBytes, chunks }: ShortSpeech,
  isCut: boolean,
): Promise<void> {
  await discard(request);
  response.writeHead(200, {
    'content-type': mimeType,
    ...(sizeBytes === undefined ? {} : { 'content-length': sizeBytes }),
    'cache-control': 'no-store',
    'request-id': requestId,
  });
  const sent = isCut ? firstPart(chunks, sizeBytes) : chunks;
  try {
    await pipeline(Readable.from(sent), response, { end: !isCut });
    if (isCut) response.socket?.destroySoon();
  } catch (error) {
    // A client that leaves early ends the pipeline; there is nobody left to tell.
    const isGone = error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
    if (!isGone && !request.destroyed) report('speech', error);
    response.destroy();
  }
}

/** Half of the bytes; of a sound whose length nobody knows yet, its first pieces. */
async function* firstPart(
  chunks: AsyncIterable<Uint8Array>,
  sizeBytes: number | undefined,
): AsyncGenerator<Uint8Array> {
  let left = sizeBytes === undefined ? 4096 : Math.floor(sizeBytes / 2);
  for await (const chunk of chunks) {
    yield chunk.subarray(0, left);
    left -= chunk.length;
    if (left <= 0) return;
  }
}

/** Lets the text be spoken to its end and keeps nothing of it. */
export async function speakToNobody({ chunks }: ShortSpeech): Promise<void> {
  for await (const _chunk of chunks);
}
