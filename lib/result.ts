import type * as z from 'zod';

/** An expected failure: a code for the program and words for the person. Unexpected failures are thrown. */
export interface Failure {
  /** A fixed word, such as `not-found`, `forbidden`, `invalid`, `conflict`, or the vendor's own code. */
  code: string;
  /** What happened and what to do, in plain words; shown as it is. */
  message: string;
  /** The form field it belongs to, when there is one: `prompt`, `inputs.2`, ... */
  field?: string | undefined;
  /** The vendor's request id, to be copied. */
  requestId?: string | undefined;
}

export type Result<T> = { ok: true; value: T } | { ok: false; failure: Failure };

export function success<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function failure(code: string, message: string, more: Partial<Failure> = {}): Result<never> {
  return { ok: false, failure: { code, message, ...more } };
}

/** The first thing that a schema refused, in its words and with its field. */
export function invalid({ issues: [issue] }: z.ZodError): Result<never> {
  const field = issue?.path.join('.');
  return failure('invalid', issue?.message ?? 'The input is not valid.', field ? { field } : {});
}
