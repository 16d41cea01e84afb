import type { Failure } from '#lib/result.ts';

/** A refused read, with the server's own words for the person. */
export class RequestFailed extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** Reads JSON of ours; whatever else comes is a RequestFailed with words for the person. A long question goes as `body`. */
export async function getJson<T>(url: string, signal: AbortSignal, question?: object): Promise<T> {
  const sent = question && { method: 'POST', body: JSON.stringify(question) };
  const type = question && { 'content-type': 'application/json' };
  const response = await fetch(url, { signal, ...sent, headers: { accept: 'application/json', ...type } });
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok && body !== undefined) return body as T;
  const failure = (body as { failure?: Failure } | undefined)?.failure;
  throw new RequestFailed(
    failure ?? { code: `http-${response.status}`, message: 'The studio did not answer. Try again.' },
  );
}
