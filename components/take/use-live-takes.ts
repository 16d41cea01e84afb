'use client';

import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { mergeChanges, type TakeCounts, type TakeFilter, type TakePage } from '#lib/tasks/take-page-view.ts';
import type { TakeView } from '#lib/tasks/take-view.ts';
import { judgeChanges } from './judge-changes.ts';
import { fetchChanges, takeKeys, takeListOptions } from './take-queries.ts';

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
      if (changes.isReset) await client.invalidateQueries({ queryKey: takeKeys.lists });
      await workIn(client, changes.takes, signal);
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

async function workIn(client: QueryClient, changed: TakeView[], signal: AbortSignal): Promise<void> {
  if (changed.length === 0) return;
  for (const [key] of client.getQueriesData<InfiniteData<TakePage>>({ queryKey: takeKeys.lists })) {
    const filter = key[2] as TakeFilter;
    const matching = await judgeChanges(filter, changed, signal);
    client.setQueryData<InfiniteData<TakePage>>(
      key,
      (data) => data && { ...data, pages: mergeChanges(data.pages, changed, filter, matching) },
    );
  }
  for (const take of changed) void client.invalidateQueries({ queryKey: takeKeys.one(take.id) });
}

/**
 * The takes under a filter, newest first, kept live. `refresh` asks at once: call it right after making takes, so that
 * they appear without waiting for the next look.
 */
export function useLiveTakes({
  filter = everything,
  initial,
}: {
  filter?: TakeFilter;
  initial?: TakePage;
} = {}) {
  const client = useQueryClient();
  const list = useInfiniteQuery(takeListOptions(filter, initial));
  const changes = useTakeChanges(initial);
  const takes = useMemo(() => list.data?.pages.flatMap((page) => page.takes) ?? [], [list.data]);
  const refresh = useCallback(() => client.refetchQueries({ queryKey: takeKeys.changes }), [client]);
  return { takes, list, counts: changes.data?.counts, changes, refresh };
}

const everything: TakeFilter = {};
