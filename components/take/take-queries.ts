import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getJson } from '#components/ui/get-json.ts';
import { paths } from '#lib/paths.ts';
import type { TakeFilter, TakePage } from '#lib/tasks/take-page-view.ts';
import type { TakeDetail } from '#lib/tasks/take-view.ts';
import { writeFilterAddress } from '#lib/tasks/write-filter-address.ts';
import { takeKeys } from './take-keys.ts';

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

/** Changes are worked in as they come (work-in-changes.ts); pages are never loaded again on their own. */
const keptLive = {
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
  // Pages that did not change are the same objects already; comparing thousands of takes again costs frames.
  structuralSharing: false,
  gcTime: listMemoryMs,
} as const;

/** The takes under a filter, newest first, page by page. */
export function takeListOptions(filter: TakeFilter) {
  return infiniteQueryOptions({
    queryKey: takeKeys.list(filter),
    queryFn: ({ pageParam, signal }) => getJson<TakePage>(takesUrl(filter, pageParam), signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    ...keptLive,
  });
}

/** The newest takes under a filter, as a list of one page. `initial` is the page that the server rendered. */
export function newestTakesOptions(filter: TakeFilter, initial?: TakePage) {
  const listOf = (page: TakePage) => ({ pages: [page], pageParams: [null] });
  return queryOptions({
    queryKey: takeKeys.newest(filter),
    queryFn: async ({ signal }) => listOf(await getJson<TakePage>(takesUrl(filter), signal)),
    ...(initial ? { initialData: listOf(initial) } : {}),
    ...keptLive,
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
