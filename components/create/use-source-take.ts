'use client';

import { useQuery } from '@tanstack/react-query';
import { assetsOptions } from '#components/assets/asset-queries.ts';
import { takeDetailOptions } from '#components/take/take-queries.ts';
import { factsOf } from '#lib/assets/asset-view.ts';
import type { TakeDetail } from '#lib/tasks/take-view.ts';
import { isInQueryWindow } from '#lib/tools/master.ts';
import type { SourceTake } from '#lib/tools/tool.ts';
import type { MediaFacts } from '#lib/vendor/media-facts.ts';
import { sourceTakeOf } from './source-take.ts';

export interface SourceTakeState {
  take: TakeDetail | undefined;
  source: SourceTake | undefined;
  /** The vendor still knows the take: naming it is enough, nothing is sent again. */
  isInWindow: boolean;
  /** Facts of the files that would be sent again outside the window. */
  facts: ReadonlyMap<string, MediaFacts>;
  isLoading: boolean;
  failure: string | undefined;
}

/** The take that a master is made from, and the facts of its files where they are needed. */
export function useSourceTake(takeId: string | undefined): SourceTakeState {
  const detail = useQuery({ ...takeDetailOptions(takeId ?? ''), enabled: takeId !== undefined });
  const take = takeId === undefined ? undefined : detail.data;
  const source = take && sourceTakeOf(take);
  const isInWindow = source !== undefined && isInQueryWindow(source, new Date());
  const assetIds = source && !isInWindow ? assetIdsOf(source) : [];
  const assets = useQuery(assetsOptions(assetIds));
  return {
    take,
    source,
    isInWindow,
    facts: new Map(assets.data?.found.map((asset) => [asset.id, factsOf(asset)])),
    isLoading: takeId !== undefined && (detail.isPending || assets.isLoading),
    failure: takeId === undefined ? undefined : detail.error?.message,
  };
}

function assetIdsOf({ assetId, media }: SourceTake): string[] {
  return [assetId, ...media.map((item) => item.assetId)].filter((id) => id !== undefined);
}
