import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { AssetView } from '#lib/assets/asset-view.ts';
import { paths } from '#lib/paths.ts';

interface AssetPage {
  assets: AssetView[];
  nextCursor: string | null;
}

/** The library has no such file, or it is not the team's. */
export class AssetGone extends Error {
  override message = 'This file is no longer here.';
}

/** One file of the team, as the server sees it now. */
export function assetOptions(assetId: string) {
  return queryOptions({
    queryKey: ['assets', 'one', assetId] as const,
    queryFn: async ({ signal }): Promise<AssetView> => {
      const response = await fetch(paths.api.asset(assetId), { signal });
      if (response.status === 404) throw new AssetGone();
      const body: { asset?: AssetView } = await response.json();
      if (!body.asset) throw new Error(`The library answered ${response.status}.`);
      return body.asset;
    },
    retry: (count, error) => !(error instanceof AssetGone) && count < 2,
  });
}

/** The team's files, newest first, page by page. */
export function assetPages(kind?: AssetView['kind']) {
  return infiniteQueryOptions({
    queryKey: ['assets', 'list', kind ?? 'all'] as const,
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }): Promise<AssetPage> => {
      const query = new URLSearchParams();
      if (kind) query.set('kind', kind);
      if (pageParam) query.set('cursor', pageParam);
      const response = await fetch(`${paths.api.assets()}?${query}`, { signal });
      if (!response.ok) throw new Error(`The library answered ${response.status}.`);
      return response.json();
    },
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}
