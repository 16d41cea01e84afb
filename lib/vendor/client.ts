import { z } from 'zod';
import { readVendorError, type VendorError } from './errors.ts';
import { callOnce, type HttpAnswer, type HttpCall, NotSentError, reasonOf } from './http-call.ts';
import { platformPaths, type VendorNames, videoPaths } from './names.ts';
import { parseKeepingIds } from './parse-keeping-ids.ts';
import { type QueryKind, reportOfTaskResult, reportOfVideoTask, type TaskReport } from './task-report.ts';
import { taskResultAnswer } from './task-result.ts';
import { createAnswer, queryAnswer } from './video.ts';

/** What became of a create call. Only `accepted` surely made a task; only `unclear` leaves it open. */
export type CreateOutcome =
  | { kind: 'accepted'; vendorTaskId: string; httpStatus: number; requestId?: string | undefined }
  /** The vendor said no: nothing was made. */
  | { kind: 'refused'; error: VendorError }
  /** Nothing was made; wait and send again. */
  | { kind: 'rate-limited'; error: VendorError }
  /** A 500 with the vendor's own error object: the documents allow a few retries with backoff. */
  | { kind: 'vendor-trouble'; error: VendorError }
  /** Not a byte left the studio. */
  | { kind: 'not-sent'; reason: string }
  /** Bytes left and no readable answer came: a task may have been made. */
  | { kind: 'unclear'; reason: string; httpStatus?: number | undefined; requestId?: string | undefined };

export type QueryOutcome =
  | { kind: 'found'; task: TaskReport }
  /** The vendor does not know the id, or no longer (7 days). */
  | { kind: 'unknown-task'; error: VendorError }
  | { kind: 'rate-limited'; error: VendorError }
  | { kind: 'refused'; error: VendorError }
  /** No answer, or one that cannot be read: ask again later. */
  | { kind: 'no-answer'; reason: string; httpStatus?: number | undefined };

export interface VendorClient {
  /** Makes exactly one POST; `bodyJson` is the serialized body. */
  create: (path: string, bodyJson: string) => Promise<CreateOutcome>;
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

/** The client of the three documents. It never throws for what the vendor or the network does. */
export function createVendorClient({
  baseUrl,
  apiKey,
  names,
  http = callOnce,
  createTimeoutMs = usualAnswerMs,
  queryTimeoutMs = 20_000,
}: ClientOptions): VendorClient {
  const authorization = `Bearer ${apiKey}`;
  const userAgent = 'rushes';
  // A vendor that says "invalid key sk-..." must not bring the key into histories and logs.
  const call: HttpCall = async (request) => {
    const answer = await http(request);
    return { ...answer, body: apiKey ? answer.body.replaceAll(apiKey, '[key]') : answer.body };
  };
  return {
    create: async (path, bodyJson) => {
      try {
        return readCreate(
          await call({
            method: 'POST',
            url: baseUrl + path,
            headers: { authorization, 'content-type': 'application/json', 'user-agent': userAgent },
            body: bodyJson,
            timeoutMs: createCallMs(Buffer.byteLength(bodyJson), createTimeoutMs),
          }),
        );
      } catch (error) {
        return { kind: error instanceof NotSentError ? 'not-sent' : 'unclear', reason: reasonOf(error) };
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

function readCreate(answer: HttpAnswer): CreateOutcome {
  const { status: httpStatus, headers, body } = answer;
  const error = readVendorError(httpStatus, body, headers);
  if (httpStatus >= 200 && httpStatus < 300) {
    const read = createAnswer.safeParse(parseKeepingIds(body));
    const { requestId } = error;
    if (read.success) return { kind: 'accepted', vendorTaskId: read.data.task_id, httpStatus, requestId };
    if (error.shape === 'document') return { kind: 'refused', error };
    return { kind: 'unclear', reason: 'the answer could not be read', httpStatus, requestId };
  }
  if (isRateLimit(error)) return { kind: 'rate-limited', error };
  if (httpStatus === 500 && error.shape !== 'unreadable') return { kind: 'vendor-trouble', error };
  // 408 and 499 come from gateways that may have passed the request on.
  if (httpStatus < 500 && httpStatus !== 408 && httpStatus !== 499) return { kind: 'refused', error };
  return { kind: 'unclear', reason: error.message, httpStatus, requestId: error.requestId };
}

function readQuery(by: QueryKind, answer: HttpAnswer): QueryOutcome {
  const { status: httpStatus, headers, body } = answer;
  if (httpStatus >= 200 && httpStatus < 300) {
    const read = readReport(by, parseKeepingIds(body));
    if (!(read instanceof z.ZodError)) return { kind: 'found', task: read };
    return { kind: 'no-answer', reason: `the answer could not be read: ${issues(read)}`, httpStatus };
  }
  const error = readVendorError(httpStatus, body, headers);
  if (isRateLimit(error)) return { kind: 'rate-limited', error };
  if (isUnknownTask(error)) return { kind: 'unknown-task', error };
  if (httpStatus >= 500 || error.shape === 'unreadable') {
    return { kind: 'no-answer', reason: error.message, httpStatus };
  }
  return { kind: 'refused', error };
}

function readReport(by: QueryKind, body: unknown): TaskReport | z.ZodError {
  if (by === 'video-task') {
    const read = queryAnswer.safeParse(body);
    return read.success ? reportOfVideoTask(read.data.task) : read.error;
  }
  const read = taskResultAnswer.safeParse(body);
  return read.success ? reportOfTaskResult(read.data) : read.error;
}

/** Rate and concurrency limits: by status, code or reason (spec 0, "Business codes"). */
function isRateLimit({ httpStatus, code }: VendorError): boolean {
  // A usage limit is not over in a minute.
  if (code === '2056') return false;
  return httpStatus === 429 || ['1002', '1039', '1041', 'RATE_LIMIT_EXCEEDED'].includes(code ?? '');
}

/** HTTP 400 `invalid task_id` is the one answer that the documents tell apart by its words (spec 0). */
function isUnknownTask({ httpStatus, code, message, shape }: VendorError): boolean {
  if (code === 'TASK_NOT_FOUND') return true;
  return shape !== 'unreadable' && httpStatus === 400 && /invalid task_id/i.test(message);
}

function issues(error: z.ZodError): string {
  return error.issues
    .map((issue) => issue.path.join('.'))
    .join(', ')
    .slice(0, 200);
}
