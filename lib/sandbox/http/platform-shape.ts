import { randomUUID } from 'node:crypto';
import type { Answer } from './answer.ts';
import type { ErrorShape, InputProblem } from './error-shape.ts';

/** The reasons of the platform's errors that are used here (spec 0, "Errors come in two shapes"). */
type Reason =
  | 'INVALID_REQUEST_BODY'
  | 'INVALID_API_KEY'
  | 'MISSING_API_KEY'
  | 'METHOD_NOT_ALLOWED'
  | 'BILLING_BALANCE_NOT_ENOUGH'
  | 'RATE_LIMIT_EXCEEDED'
  | 'TASK_NOT_FOUND'
  | 'ILLEGAL_PROMPT'
  | 'IMAGE_FILE_EXCEEDS_MAX_SIZE'
  | 'INVALID_IMAGE_FORMAT'
  | 'INVALID_AUDIO_FILE'
  | 'TASK_FAILED'
  | 'INTERNAL_ERROR';

/** An error in the platform's body shape: `{ code, reason, message, metadata }`, `code` being the HTTP status. */
export function platformRefusal(
  status: number,
  reason: Reason,
  message: string,
  headers: Record<string, string> = {},
): Answer {
  return {
    status,
    headers: { ...headers, 'x-request-id': randomUUID().replaceAll('-', '') },
    body: { code: status, reason, message, metadata: {} },
  };
}

/** The platform's shape, on every route of documents 2 and 3. */
export const platformShape: ErrorShape = {
  missingKey: () => platformRefusal(401, 'MISSING_API_KEY', 'the Authorization header is missing'),
  wrongKey: () => platformRefusal(403, 'INVALID_API_KEY', 'the API key is not known'),
  wrongMethod: (method, allowed) =>
    platformRefusal(405, 'METHOD_NOT_ALLOWED', `method ${method} is not allowed here, use ${allowed}`, {
      allow: allowed,
    }),
  invalidBody: (rule) => platformRefusal(400, 'INVALID_REQUEST_BODY', rule.replace(/\.$/, '')),
  invalidInput: (problem) => {
    const reason = inputReason(problem);
    // Before a task is there, what is no picture and no sound is only a bad body.
    return platformRefusal(400, reason === 'TASK_FAILED' ? 'INVALID_REQUEST_BODY' : reason, words(problem));
  },
  rateLimited: () =>
    platformRefusal(429, 'RATE_LIMIT_EXCEEDED', 'too many requests, try again later', { 'retry-after': '2' }),
  serverError: () => platformRefusal(500, 'INTERNAL_ERROR', 'internal error'),
  noBalance: () => platformRefusal(403, 'BILLING_BALANCE_NOT_ENOUGH', 'the balance is not enough'),
  sensitiveInput: () => platformRefusal(400, 'ILLEGAL_PROMPT', 'the prompt was refused as sensitive'),
  taskError: {
    input: (problem) => ({ code: inputReason(problem), message: words(problem) }),
    sensitiveOutput: { code: 'TASK_FAILED', message: 'the output was refused as sensitive' },
    unexpected: { code: 'TASK_FAILED', message: 'internal error' },
  },
};

function inputReason({ role, rule }: InputProblem): Reason {
  if (rule === 'fetch' || role === 'reference_clip') return 'TASK_FAILED';
  if (role === 'voice_track') return 'INVALID_AUDIO_FILE';
  return rule === 'size' || rule === 'pixels' ? 'IMAGE_FILE_EXCEEDS_MAX_SIZE' : 'INVALID_IMAGE_FORMAT';
}

function words({ field, message }: InputProblem): string {
  return `${field}: ${message.replace(/\.$/, '')}`;
}
