'use client';

import { type PointerEvent, useRef } from 'react';

/** The browser's own click follows a finger's lifting within this time, if it follows at all. */
const clickFollowsMs = 700;

/**
 * Hears a finger where it is lifted, without waiting for the browser's click: after a quick swipe browsers hold the next
 * tap back, as the end of a fling. Mouse and keyboard click as ever.
 */
export function useQuickTap(act: () => void) {
  const pressed = useRef<number>(undefined);
  const liftedAt = useRef(Number.NEGATIVE_INFINITY);
  return {
    onPointerDown: (event: PointerEvent) => {
      pressed.current = event.pointerType === 'mouse' ? undefined : event.pointerId;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (pressed.current !== event.pointerId) return;
      pressed.current = undefined;
      const box = event.currentTarget.getBoundingClientRect();
      const isInside =
        event.clientX >= box.left &&
        event.clientX <= box.right &&
        event.clientY >= box.top &&
        event.clientY <= box.bottom;
      if (!isInside) return;
      liftedAt.current = event.timeStamp;
      act();
    },
    onPointerCancel: () => {
      pressed.current = undefined;
    },
    onClick: (event: { timeStamp: number }) => {
      if (event.timeStamp - liftedAt.current > clickFollowsMs) act();
    },
  };
}
