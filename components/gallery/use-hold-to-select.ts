'use client';

import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { selectedTakes } from '#components/selection/selection-store.ts';

const holdMs = 420;
/** A finger that moves further than this scrolls. */
const stillPixels = 10;

/**
 * A finger held on a tile selects it; from then on taps select too, until nothing is selected any more. The outside
 * systems are the finger and the clock.
 */
export function useHoldToSelect(onHold: (takeId: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef<{ x: number; y: number }>(undefined);
  const pointer = useRef<string>(undefined);
  const wasHeld = useRef(false);
  const tell = useRef(onHold);
  tell.current = onHold;
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);

  const listeners = {
    onPointerDown: (event: PointerEvent) => {
      pointer.current = event.pointerType;
      wasHeld.current = false;
      stop();
      const tile = event.target instanceof Element ? event.target.closest('[role=listitem]') : null;
      const id = tile?.querySelector<HTMLElement>('[data-take]')?.dataset.take;
      if (event.pointerType !== 'touch' || id === undefined) return;
      start.current = { x: event.clientX, y: event.clientY };
      timer.current = setTimeout(() => {
        wasHeld.current = true;
        navigator.vibrate?.(10);
        tell.current(id);
      }, holdMs);
    },
    onPointerMove: (event: PointerEvent) => {
      const from = start.current;
      if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > stillPixels) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    // A link that is held brings the browser's own menu.
    onContextMenu: (event: MouseEvent) => {
      if (pointer.current === 'touch') event.preventDefault();
    },
  };
  return {
    listeners,
    /** The click that ends a hold is none. */
    swallows: (event: MouseEvent) => {
      if (!wasHeld.current) return false;
      wasHeld.current = false;
      event.preventDefault();
      return true;
    },
    isTapSelecting: () => pointer.current === 'touch' && selectedTakes().size > 0,
  };
}
