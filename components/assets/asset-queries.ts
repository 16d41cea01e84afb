import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { AssetView } from '#lib/assets/asset-view.ts';
import { paths } from '#lib/paths.ts';

interface AssetPage {
  assets: AssetView[];
  nextCursor: string | null;
}

/** Some files of the team as the server sees them now, and the ids of those that are no longer there. */
export function assetsOptions(assetIds: readonly string[]) {
  return queryOptions({
    queryKey: ['assets', 'some', assetIds] as const,
    queryFn: async ({ signal }) => {
      const answers = await Promise.all(assetIds.map((id) => fetchAsset(id, signal)));
      return {
        found: answers.flatMap((asset) => asset ?? []),
        gone: assetIds.filter((_, index) => answers[index] === undefined),
      };
    },
    enabled: assetIds.length > 0,
  });
}

/** Undefined when the library has no such file, or it is not the team's. */
async function fetchAsset(assetId: string, signal: AbortSignal): Promise<AssetView | undefined> {
  const response = await fetch(paths.api.asset(assetId), { signal });
  if (response.status === 404) return undefined;
  const body: { asset?: AssetView } = await response.json();
  if (!body.asset) throw new Error(`The library answered ${response.status}.`);
  return body.asset;
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
