import { queryOptions } from '@tanstack/react-query';
import type { AssetView } from '#lib/assets/asset-view.ts';
import { paths } from '#lib/paths.ts';

/** One file of the team, as the server sees it now. */
export function assetOptions(assetId: string) {
  return queryOptions({
    queryKey: ['assets', 'one', assetId] as const,
    queryFn: async ({ signal }): Promise<AssetView> => {
      const response = await fetch(paths.api.asset(assetId), { signal });
      const body: { asset?: AssetView } = await response.json();
      if (!body.asset) throw new Error('This file is no longer here.');
      return body.asset;
    },
  });
}
