'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { takeDetailOptions } from '#components/take/take-queries.ts';
import type { TakeDetail } from '#lib/tasks/take-view.ts';
import { reviewOptions } from './review-queries.ts';

/** Sooner would take the network from the take that is being looked at. */
const afterMs = 250;

/**
 * Fetches the take that comes next, its words and its media, so that going on shows it at once. The outside systems are
 * the network and the browser's cache.
 */
export function usePreload(nextId: string | undefined, isOn: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isOn || nextId === undefined) return;
    let video: HTMLVideoElement | undefined;
    const timer = setTimeout(async () => {
      void client.prefetchQuery(reviewOptions(nextId));
      const take = await client.ensureQueryData(takeDetailOptions(nextId)).catch(() => undefined);
      if (take) video = warm(take);
    }, afterMs);
    return () => {
      clearTimeout(timer);
      video?.removeAttribute('src');
      video?.load();
    };
  }, [client, nextId, isOn]);
}

function warm({ media, poster }: TakeDetail): HTMLVideoElement | undefined {
  if (poster) new Image().src = poster.url;
  if (media?.kind === 'image') new Image().src = media.url;
  if (media?.kind !== 'video') return undefined;
  const video = document.createElement('video');
  video.preload = 'auto';
  video.muted = true;
  video.src = media.url;
  return video;
}
