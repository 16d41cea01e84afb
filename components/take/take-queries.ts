import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { paths } from '#lib/paths.ts';
import type { Failure } from '#lib/result.ts';
import { writeFilterAddress } from '#lib/tasks/filter-address.ts';
import type { TakeChanges, TakeFilter, TakePage } from '#lib/tasks/take-page-view.ts';
import type { TakeDetail } from '#lib/tasks/take-view.ts';

/** One factory per read of takes: keys and functions in one place, for hooks, prefetch and invalidation. */
export const takeKeys = {
  all: ['takes'] as const,
  lists: ['takes', 'list'] as const,
  list: (filter: TakeFilter) => ['takes', 'list', filter] as const,
  reels: ['takes', 'reel'] as const,
  reel: (filter: TakeFilter) => ['takes', 'reel', filter] as const,
  one: (taskId: string) => ['takes', 'one', taskId] as const,
  changes: ['takes', 'changes'] as const,
};

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

/** The address of one page of the gallery. */
export function takesUrl(filter: TakeFilter, cursor?: string | null, towards?: 'newer'): string {
  const query = writeFilterAddress(filter);
  if (cursor) query.set('cursor', cursor);
  if (towards) query.set('towards', towards);
  const text = query.toString();
  return text ? `${paths.api.takes()}?${text}` : paths.api.takes();
}

/** Who comes back within this time finds all pages as they were. */
export const listMemoryMs = 30 * 60 * 1000;

/** The takes under a filter, newest first, page by page. `initial` is the page that the server rendered. */
export function takeListOptions(filter: TakeFilter, initial?: TakePage) {
  return infiniteQueryOptions({
    queryKey: takeKeys.list(filter),
    queryFn: ({ pageParam, signal }) => getJson<TakePage>(takesUrl(filter, pageParam), signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    ...(initial ? { initialData: { pages: [initial], pageParams: [null] } } : {}),
    // Changes are worked in as they come (use-live-takes.ts); pages are never loaded again on their own.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    // Pages that did not change are the same objects already; comparing thousands of takes again costs frames.
    structuralSharing: false,
    gcTime: listMemoryMs,
  });
}

/** One take with everything that its page shows. */
export function takeDetailOptions(taskId: string, initial?: TakeDetail) {
  return queryOptions({
    queryKey: takeKeys.one(taskId),
    queryFn: ({ signal }) => getJson<TakeDetail>(paths.api.take(taskId), signal),
    ...(initial ? { initialData: initial } : {}),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
}

/** What changed since a cursor; without one only the cursor and the counts of this moment. */
export function fetchChanges(since: string | undefined, signal: AbortSignal): Promise<TakeChanges> {
  const query = since === undefined ? '' : `?since=${since}`;
  return getJson<TakeChanges>(`${paths.api.changedTakes()}${query}`, signal);
}
