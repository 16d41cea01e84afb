'use client';

import { type InfiniteData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getJson } from '#components/ui/get-json.ts';
import { paths } from '#lib/paths.ts';
import type { TakeChanges, TakeCounts, TakePage } from '#lib/tasks/take-page-view.ts';
import { takeKeys } from './take-keys.ts';

const openIntervalMs = 2_500;
/** An unclear take changes only when a person or a callback resolves it. */
const unclearIntervalMs = 20_000;

interface ChangeState {
  cursor: string;
  counts: TakeCounts;
}

/** Nothing of ours runs; others may say something. */
const idleIntervalMs = 60_000;

/** How soon to ask again. */
function nextAskMs(counts: TakeCounts | undefined): number {
  if (!counts) return idleIntervalMs;
  if (counts.open > 0) return openIntervalMs;
  return counts.unclear > 0 ? unclearIntervalMs : idleIntervalMs;
}

/**
 * Asks what changed since the last look and works it into every list and take on the page. One query for the whole
 * page, whoever uses it: gallery, stage, take, the count and the bell in the top bar. Asks often while a take is open,
 * once a minute else, only while the tab is seen, and at once when the tab comes back.
 */
export function useTakeChanges(initial?: TakePage) {
  const client = useQueryClient();
  // The router may show a page that was rendered before our last look: look again from its moment on.
  useEffect(() => {
    const state = client.getQueryData<ChangeState>(takeKeys.changes);
    if (!initial || !state || BigInt(initial.changeCursor) >= BigInt(state.cursor)) return;
    client.setQueryData(takeKeys.changes, { ...state, cursor: initial.changeCursor });
    void client.refetchQueries({ queryKey: takeKeys.changes });
  }, [client, initial]);
  return useQuery({
    queryKey: takeKeys.changes,
    queryFn: async ({ signal }): Promise<ChangeState> => {
      const before = client.getQueryData<ChangeState>(takeKeys.changes);
      const changes = await fetchChanges(before?.cursor ?? earliestCursor(client), signal);
      if (changes.isReset || changes.takes.length > 0) {
        const { readAgain, workIn } = await import('./work-in-changes.ts');
        if (changes.isReset) await readAgain(client);
        await workIn(client, changes.takes, signal);
      }
      return { cursor: changes.cursor, counts: changes.counts };
    },
    ...(initial ? { initialData: { cursor: initial.changeCursor, counts: initial.counts } } : {}),
    staleTime: openIntervalMs,
    refetchInterval: (query) => nextAskMs(query.state.data?.counts),
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
}

/** The moment of the oldest page on hand, so that nothing between it and the first look is missed. */
function earliestCursor(client: QueryClient): string | undefined {
  const cursors = client
    .getQueriesData<InfiniteData<TakePage>>({ queryKey: takeKeys.lists })
    .flatMap(([, data]) => data?.pages.map((page) => BigInt(page.changeCursor)) ?? []);
  return cursors.sort((a, b) => (a < b ? -1 : 1))[0]?.toString();
}

/** What changed since a cursor; without one only the cursor and the counts of this moment. */
function fetchChanges(since: string | undefined, signal: AbortSignal): Promise<TakeChanges> {
  const query = since === undefined ? '' : `?since=${since}`;
  return getJson<TakeChanges>(`${paths.api.changedTakes()}${query}`, signal);
}
