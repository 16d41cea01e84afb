'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { assetsOptions } from '#components/assets/asset-queries.ts';
import { uploadOf } from '#components/assets/uploads.ts';
import type { AssetView } from '#lib/assets/asset-view.ts';
import type { TrayItem, TrayUpdate } from './tray-item.ts';

/**
 * A draft may be older than the links in it, which live for hours: the files that it names are asked for again, and
 * one that is gone is shown as gone.
 */
export function useFreshAssets(items: readonly TrayItem[], onChange: (update: TrayUpdate) => void): void {
  const kept = items.flatMap(({ key, asset }) => (asset && !uploadOf(key)?.asset ? [asset] : []));
  const ids = kept.map(({ id }) => id);
  const { data } = useQuery({ ...assetsOptions(ids), staleTime: linkMinutes * 60_000 });

  // The outside system is the studio's library, which other people change.
  useEffect(() => {
    if (!data) return;
    const next = refreshed(items, data.found, data.gone);
    if (next !== items) onChange((now) => refreshed(now, data.found, data.gone));
  }, [items, onChange, data]);
}

/** Well below the shortest life of a link. */
const linkMinutes = 30;

function refreshed(
  items: readonly TrayItem[],
  fresh: readonly AssetView[],
  gone: readonly string[],
): readonly TrayItem[] {
  const next = items.map((item) => {
    const asset = fresh.find(({ id }) => id === item.asset?.id);
    if (asset && asset.url !== item.asset?.url) return { ...item, asset };
    return item.asset && gone.includes(item.asset.id) ? { ...item, ...lost } : item;
  });
  return next.some((item, index) => item !== items[index]) ? next : items;
}

const lost = {
  status: 'broken',
  asset: undefined,
  message: 'This file is no longer in the library. Choose another one.',
} as const;
