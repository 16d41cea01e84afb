import { type CreateOutcome, readCreate } from './create-answer.ts';
import { callOnce, callWith, type HttpCall, NotSentError, reasonOf } from './http-call.ts';
import { platformPaths, type VendorNames, videoPaths } from './names.ts';
import { type QueryOutcome, readQuery } from './query-outcome.ts';
import { readSpoken, type SoundSink, type SpeakOutcome } from './spoken-answer.ts';
import type { QueryKind } from './task-report.ts';

export interface VendorClient {
  /** Makes exactly one POST; `bodyJson` is the serialized body. */
  create: (path: string, bodyJson: string) => Promise<CreateOutcome>;
  /** The same for an endpoint whose answer is the sound itself: what arrives goes to the sink. */
  speak: (path: string, bodyJson: string, sink: SoundSink) => Promise<SpeakOutcome>;
  /** `by` is the query that the task's endpoint is asked with. */
  query: (vendorTaskId: string, by: QueryKind) => Promise<QueryOutcome>;
}

interface ClientOptions {
  baseUrl: string;
  /** Travels in the Authorization header only; it is in no outcome, error or log. */
  apiKey: string;
  names: VendorNames;
  http?: HttpCall;
  /** For a small body; see `createCallMs`. */
  createTimeoutMs?: number;
  /** Longest silence inside a sound that arrives. */
  silenceMs?: number;
  queryTimeoutMs?: number;
}

/** The vendor fetches no inputs before it answers, but may verify a callback address. */
const usualAnswerMs = 90_000;
/** On a line of 1 Mbit/s a body with files inside (64 MB at most) is on its way for nine minutes. */
const slowestBytesPerMs = 125;

/** How long a create call with so large a body may take, from the name lookup to the last byte of the answer. */
export function createCallMs(bodyBytes: number, answerMs = usualAnswerMs): number {
  return answerMs + Math.ceil(bodyBytes / slowestBytesPerMs);
}

/** A sound may take so long to arrive after its call was answered. */
export const soundMs = 10 * 60_000;

/** The client of the three documents. It never throws for what the vendor or the network does. */
export function createVendorClient({
  baseUrl,
  apiKey,
  names,
  http = callOnce,
  createTimeoutMs = usualAnswerMs,
  silenceMs = 60_000,
  queryTimeoutMs = 20_000,
}: ClientOptions): VendorClient {
  const authorization = `Bearer ${apiKey}`;
  const userAgent = 'rushes';
  // A vendor that says "invalid key sk-..." must not bring the key into histories and logs.
  const hideKey = (text: string) => (apiKey ? text.replaceAll(apiKey, '[key]') : text);
  const call: HttpCall = async (request) => {
    const answer = await http(request);
    return { ...answer, body: hideKey(answer.body) };
  };
  const post = (path: string, bodyJson: string) => ({
    method: 'POST' as const,
    url: baseUrl + path,
    headers: { authorization, 'content-type': 'application/json', 'user-agent': userAgent },
    body: bodyJson,
    timeoutMs: createCallMs(Buffer.byteLength(bodyJson), createTimeoutMs),
  });
  return {
    create: async (path, bodyJson) => {
      try {
        return readCreate(await call(post(path, bodyJson)));
      } catch (error) {
        return openOutcome(error);
      }
    },
    speak: async (path, bodyJson, sink) => {
      const request = post(path, bodyJson);
      const { timeoutMs: headMs } = request;
      const timed = { ...request, timeoutMs: headMs + soundMs, headMs, idleMs: silenceMs };
      try {
        return await callWith(timed, (answer) => readSpoken(answer, sink, hideKey));
      } catch (error) {
        return openOutcome(error);
      }
    },
    query: async (vendorTaskId, by) => {
      const queryPath = by === 'video-task' ? videoPaths(names).query : platformPaths(names).taskResult;
      try {
        return readQuery(
          by,
          await call({
            method: 'GET',
            url: baseUrl + queryPath(vendorTaskId),
            headers: { authorization, 'user-agent': userAgent },
            timeoutMs: queryTimeoutMs,
          }),
        );
      } catch (error) {
        return { kind: 'no-answer', reason: reasonOf(error) };
      }
    },
  };
}

function openOutcome(error: unknown): { kind: 'not-sent' | 'unclear'; reason: string } {
  return { kind: error instanceof NotSentError ? 'not-sent' : 'unclear', reason: reasonOf(error) };
}
