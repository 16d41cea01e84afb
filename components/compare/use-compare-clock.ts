'use client';

import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import type { TakeView } from '#lib/tasks/take-view.ts';
import { type ClockState, CompareClock } from './compare-clock.ts';

/** The clock of a page. The outside system is the browser's frames, at each of which it looks after its media. */
export function useCompareClock(): CompareClock {
  const [clock] = useState(() => new CompareClock());
  useEffect(() => {
    let frame = requestAnimationFrame(function look(now) {
      clock.tick(now);
      frame = requestAnimationFrame(look);
    });
    return () => {
      cancelAnimationFrame(frame);
      clock.pause();
    };
  }, [clock]);
  return clock;
}

export function useClockState(clock: CompareClock): ClockState {
  return useSyncExternalStore(clock.subscribe, clock.state, clock.state);
}

/** Puts the media element of a take under the clock. The outside system is the element. */
export function useOnClock(
  clock: CompareClock,
  media: RefObject<HTMLMediaElement | null>,
  { id, media: result }: Pick<TakeView, 'id' | 'media'>,
): void {
  const { durationSeconds = 0, framesPerSecond = 24 } = result ?? {};
  useEffect(() => {
    if (!media.current || durationSeconds === 0) return;
    return clock.add(id, media.current, durationSeconds, framesPerSecond);
  }, [clock, media, id, durationSeconds, framesPerSecond]);
}
