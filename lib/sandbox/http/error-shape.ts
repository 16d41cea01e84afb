import type { MediaProblem } from '#lib/vendor/media-facts.ts';
import type { MediaRole } from '#lib/vendor/media-roles.ts';
import { type Answer, invalidParams, refusal } from './answer.ts';

/** What is wrong with one file of a request: where it stood, and the rule in words. */
export interface InputProblem {
  role: MediaRole;
  /** `content[2].image_url.url`, `images[0]`. */
  field: string;
  rule: MediaProblem['rule'] | 'fetch' | 'decode' | 'total';
  message: string;
}

/** Why a task failed, as it is kept: the vendor's code, and words. */
export interface TaskError {
  code: string;
  message: string;
}

/** What documents 1 and 3 say in different words: every refusal that a call can meet, and every end of a task. */
export interface ErrorShape {
  missingKey: () => Answer;
  wrongKey: () => Answer;
  wrongMethod: (method: string, allowed: string) => Answer;
  /** A rule that the body breaks: `duration: must be 4 to 15`. */
  invalidBody: (rule: string) => Answer;
  invalidInput: (problem: InputProblem) => Answer;
  rateLimited: () => Answer;
  serverError: () => Answer;
  noBalance: () => Answer;
  sensitiveInput: () => Answer;
  taskError: {
    input: (problem: InputProblem) => TaskError;
    sensitiveOutput: TaskError;
    unexpected: TaskError;
  };
}

/** Document 1's shape (spec 1, Errors), with the business codes of spec 0. */
export const documentShape: ErrorShape = {
  missingKey: () => refusal(401, 'the Authorization header with the API key is missing (1004)'),
  wrongKey: () => refusal(401, 'invalid api key (2049)'),
  wrongMethod: (method, allowed) =>
    refusal(405, `method ${method} is not allowed here, use ${allowed}`, { allow: allowed }),
  invalidBody: invalidParams,
  invalidInput: ({ field, message }) => invalidParams(`${field}: ${message}`),
  rateLimited: () => refusal(429, 'rate limit exceeded (1002)', { 'retry-after': '2' }),
  serverError: () => refusal(500, 'unknown error (1000)'),
  noBalance: () => refusal(402, 'insufficient balance (1008)'),
  sensitiveInput: () => refusal(422, 'input new_sensitive (1026)'),
  taskError: {
    input: ({ field, message }) => ({
      code: '2013',
      message: `invalid params, ${field}: ${message} (2013)`,
    }),
    sensitiveOutput: { code: '1027', message: 'output new_sensitive (1027)' },
    unexpected: { code: '1000', message: 'unknown error (1000)' },
  },
};
