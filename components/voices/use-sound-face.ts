'use client';

import { type RefObject, useEffect } from 'react';
import { playedShare, stopSound, useIsPlaying } from './sound-store.ts';

/**
 * Whether a sound plays; while it does, how much of it was heard stands as a percentage in `--played` of its face. The
 * outside systems are the player and the browser's frames; nothing is rendered anew.
 */
export function useSoundFace(url: string | undefined, face: RefObject<HTMLElement | null>): boolean {
  const isPlaying = useIsPlaying(url);
  useEffect(() => {
    const element = face.current;
    if (!isPlaying || !element) return;
    let frame = 0;
    const follow = () => {
      element.style.setProperty('--played', `${playedShare() * 100}%`);
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => {
      cancelAnimationFrame(frame);
      element.style.removeProperty('--played');
    };
  }, [isPlaying, face]);
  return isPlaying;
}

/** Silence when the page or window that it belongs to is left. */
export function useSilenceAtEnd(): void {
  useEffect(() => stopSound, []);
}
