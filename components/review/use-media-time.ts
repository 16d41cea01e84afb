'use client';

import { useSyncExternalStore } from 'react';
import { type Desk, useDeskState } from './review-desk.tsx';

const events = ['timeupdate', 'seeking', 'seeked', 'play', 'pause', 'loadeddata'] as const;

/** The time of what is on the stage, as the media element tells it; undefined where nothing has a time. */
export function useMediaTime(desk: Desk | undefined): { seconds: number; isPaused: boolean } | undefined {
  const media = useDeskState(desk, (state) => state.media);
  const subscribe = (listener: () => void) => {
    for (const name of events) media?.addEventListener(name, listener);
    return () => {
      for (const name of events) media?.removeEventListener(name, listener);
    };
  };
  const seconds = useSyncExternalStore(
    subscribe,
    () => media?.currentTime ?? 0,
    () => 0,
  );
  const isPaused = useSyncExternalStore(
    subscribe,
    () => media?.paused ?? true,
    () => true,
  );
  return media && { seconds, isPaused };
}

/** Stops what plays at a frame that its time names: while it plays, the frame that is seen may be one ahead of it. */
export function holdMoment(media: HTMLMediaElement | undefined): void {
  if (media) goToMoment(media, media.currentTime);
}

/** Stops what plays, and shows the frame of a moment. */
export function goToMoment(media: HTMLMediaElement | undefined, seconds: number): void {
  if (!media) return;
  media.pause();
  media.currentTime = seconds;
}
