import { z } from 'zod';
import { isRateLimit } from './create-answer.ts';
import { readVendorError, type VendorError } from './errors.ts';
import type { HttpAnswer } from './http-call.ts';
import { parseKeepingIds } from './parse-keeping-ids.ts';
import { type QueryKind, reportOfTaskResult, reportOfVideoTask, type TaskReport } from './task-report.ts';
import { taskResultAnswer } from './task-result.ts';
import { queryAnswer } from './video.ts';

/** What became of a question about a task. */
export type QueryOutcome =
  | { kind: 'found'; task: TaskReport }
  /** The vendor does not know the id, or no longer (7 days). */
  | { kind: 'unknown-task'; error: VendorError }
  | { kind: 'rate-limited'; error: VendorError }
  | { kind: 'refused'; error: VendorError }
  /** No answer, or one that cannot be read: ask again later. */
  | { kind: 'no-answer'; reason: string; httpStatus?: number | undefined };

/** Reads the answer of either query. */
export function readQuery(by: QueryKind, answer: HttpAnswer): QueryOutcome {
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
