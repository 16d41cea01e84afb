import { type Failure, failure, type Result, success } from '#lib/result.ts';

const unreachable = failure('unreachable', 'The studio did not answer. Try again.');

/** A request of a guest's browser; with a body it changes something. Failures of the studio come with their words. */
export async function askGuest(url: string, body?: object): Promise<Result<unknown>> {
  try {
    const response = await fetch(url, {
      cache: 'no-store',
      ...(body
        ? {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }
        : {}),
    });
    const answer: unknown = response.status === 204 ? null : await response.json();
    return response.ok ? success(answer) : failureOf(answer);
  } catch {
    return unreachable;
  }
}

function failureOf(answer: unknown): Result<never> {
  const found = (answer as { failure?: Failure } | null)?.failure;
  return found ? { ok: false, failure: found } : unreachable;
}
