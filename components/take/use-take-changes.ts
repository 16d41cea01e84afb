'use client';

import {
  type InfiniteData,
  type Query,
  type QueryClient,
  type QueryKey,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { mergeChanges, type TakeCounts, type TakeFilter, type TakePage } from '#lib/tasks/take-page-view.ts';
import type { TakeView } from '#lib/tasks/take-view.ts';
import { judgeChanges } from './judge-changes.ts';
import { fetchChanges, takeKeys } from './take-queries.ts';

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
      if (changes.isReset) {
        for (const [key] of client.getQueriesData({ queryKey: takeKeys.reels })) {
          forReel(client, key, (reel, { outdate }) => outdate(reel));
        }
      }
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

/** Works changed takes into whatever shows them; where words are searched, the server says which of them match. */
async function workIn(client: QueryClient, changed: TakeView[], signal: AbortSignal): Promise<void> {
  if (changed.length === 0) return;
  for (const { queryKey } of queriesOf(client)) {
    const matching = await judgeChanges(queryKey[2] as TakeFilter, changed, signal);
    mergeInto(client, queryKey, changed, matching);
  }
  for (const take of changed) void client.invalidateQueries({ queryKey: takeKeys.one(take.id) });
}

/** The same at once, for what an action is about to change: the next look brings what the server made of it. */
export function workInGuess(client: QueryClient, changed: readonly TakeView[]): void {
  for (const { queryKey } of queriesOf(client)) mergeInto(client, queryKey, changed);
}

/** How changes come into the gallery's own store of takes (`use-reel.ts`), whose code only the gallery loads. */
export interface ReelMeta extends Record<string, unknown> {
  workIn: (reel: unknown, changed: readonly TakeView[], matchingIds?: ReadonlySet<string>) => unknown;
  /** Everything is to be read again as it is seen. */
  outdate: (reel: unknown) => unknown;
}

function queriesOf(client: QueryClient): Query[] {
  const cache = client.getQueryCache();
  return [takeKeys.lists, takeKeys.reels]
    .flatMap((queryKey) => cache.findAll({ queryKey }))
    .filter(({ state }) => state.data !== undefined);
}

function mergeInto(
  client: QueryClient,
  queryKey: QueryKey,
  changed: readonly TakeView[],
  matchingIds?: ReadonlySet<string>,
): void {
  if (queryKey[1] === takeKeys.reels[1]) {
    forReel(client, queryKey, (reel, { workIn: into }) => into(reel, changed, matchingIds));
    return;
  }
  client.setQueryData<InfiniteData<TakePage>>(
    queryKey,
    (data) =>
      data && { ...data, pages: mergeChanges(data.pages, changed, queryKey[2] as TakeFilter, matchingIds) },
  );
}

function forReel(
  client: QueryClient,
  queryKey: QueryKey,
  change: (reel: unknown, meta: ReelMeta) => unknown,
): void {
  const meta = client.getQueryCache().find({ queryKey, exact: true })?.meta;
  if (meta) client.setQueryData(queryKey, (reel: unknown) => reel && change(reel, meta as ReelMeta));
}
