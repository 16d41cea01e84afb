import type { InfiniteData, Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { takeKeys } from '#components/take/take-keys.ts';
import { mergeChanges, type TakeFilter, type TakePage } from '#lib/tasks/take-page-view.ts';
import type { TakeView } from '#lib/tasks/take-view.ts';
import { judgeChanges } from './judge-changes.ts';

/** Too much has changed to be told: every list of takes is read again. */
export async function readAgain(client: QueryClient): Promise<void> {
  for (const [key] of client.getQueriesData({ queryKey: takeKeys.reels })) {
    forReel(client, key, (reel, { outdate }) => outdate(reel));
  }
  await client.invalidateQueries({ queryKey: takeKeys.lists });
}

/** Works changed takes into whatever shows them; where words are searched, the server says which of them match. */
export async function workIn(client: QueryClient, changed: TakeView[], signal: AbortSignal): Promise<void> {
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
