'use client';

import { type RefObject, useEffect } from 'react';

/**
 * Writes how much of a sound was played, as a percentage, into `--played` of an element, at every frame while it
 * plays. The outside systems are the media element and the browser's frames; nothing is rendered anew.
 */
export function usePlayhead(
  media: RefObject<HTMLMediaElement | null>,
  target: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const [element, face] = [media.current, target.current];
    if (!element || !face) return;
    let frame = 0;
    const show = () => {
      const share = element.duration > 0 ? Math.min(1, element.currentTime / element.duration) : 0;
      face.style.setProperty('--played', `${share * 100}%`);
    };
    const follow = () => {
      show();
      frame = element.paused ? 0 : requestAnimationFrame(follow);
    };
    const start = () => {
      cancelAnimationFrame(frame);
      follow();
    };
    const events = ['play', 'seeked', 'pause'] as const;
    for (const name of events) element.addEventListener(name, start);
    return () => {
      cancelAnimationFrame(frame);
      for (const name of events) element.removeEventListener(name, start);
      face.style.removeProperty('--played');
    };
  }, [media, target]);
}
