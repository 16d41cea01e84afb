'use client';

import { type TouchEvent, useRef } from 'react';

const least = 60;

/** A finger drawn across goes on; up and down, two fingers and what is on a control are left alone. */
export function useSwipe(onGo: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart: ({ touches, target }: TouchEvent) => {
      const touch = touches[0];
      const isControl = target instanceof Element && target.closest('button, input, [role=slider]');
      start.current =
        touch && touches.length === 1 && !isControl ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (!start.current || !touch) return;
      const [dx, dy] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
      start.current = undefined;
      if (Math.abs(dx) > least && Math.abs(dx) > 2 * Math.abs(dy)) onGo(dx < 0 ? 1 : -1);
    },
  };
}
