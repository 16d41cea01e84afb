import { readVendorError, type VendorError } from './errors.ts';
import type { HttpAnswer } from './http-call.ts';
import { parseKeepingIds } from './parse-keeping-ids.ts';
import { createAnswer } from './video.ts';

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

/** Reads the answer of a create call. */
export function readCreate(answer: HttpAnswer): CreateOutcome {
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

/** Rate and concurrency limits: by status, code or reason (spec 0, "Business codes"). */
export function isRateLimit({ httpStatus, code }: VendorError): boolean {
  // A usage limit is not over in a minute.
  if (code === '2056') return false;
  return httpStatus === 429 || ['1002', '1039', '1041', 'RATE_LIMIT_EXCEEDED'].includes(code ?? '');
}
