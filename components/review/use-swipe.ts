'use client';

import { type PointerEvent, type RefObject, useRef } from 'react';

interface SwipeOptions {
  /** The element that follows the finger. */
  sheet: RefObject<HTMLElement | null>;
  /** To the take that comes after this one, and to the one before; absent where there is none. */
  onNext: (() => void) | undefined;
  onBefore: (() => void) | undefined;
}

/** As far as a finger goes before it is a swipe and no tap, and as far as it must go to lead on. */
const slopPixels = 10;
const leadsOnPixels = 56;

/**
 * A finger that goes sideways over the picture leads on to the next take, or back; the picture follows it. What has its
 * own use for such a move (a slider, a zoomed picture, drawing) says so with `data-keeps-swipes`.
 */
export function useSwipe({ sheet, onNext, onBefore }: SwipeOptions) {
  const start = useRef<{ id: number; x: number; y: number; isSwipe: boolean }>(undefined);

  const follow = (pixels: number, isHeld: boolean) => {
    const { current: element } = sheet;
    if (!element) return;
    element.style.transition = isHeld ? '' : 'transform 140ms ease-out';
    element.style.transform = pixels === 0 ? '' : `translateX(${pixels}px)`;
  };
  const letGo = () => {
    start.current = undefined;
    follow(0, false);
  };

  return {
    onPointerDown: (event: PointerEvent) => {
      const isFirst = event.isPrimary && event.pointerType !== 'mouse';
      // A second finger is a pinch.
      if (!isFirst) return start.current && letGo();
      if (event.target instanceof Element && event.target.closest(keepers)) return;
      start.current = { id: event.pointerId, x: event.clientX, y: event.clientY, isSwipe: false };
    },
    onPointerMove: (event: PointerEvent) => {
      const { current: from } = start;
      if (from?.id !== event.pointerId) return;
      const [across, along] = [event.clientX - from.x, event.clientY - from.y];
      if (!from.isSwipe && Math.abs(across) < slopPixels && Math.abs(along) < slopPixels) return;
      if (!from.isSwipe && Math.abs(across) < 1.5 * Math.abs(along)) return letGo();
      from.isSwipe = true;
      // Where nothing follows, the picture holds back.
      const leads = across < 0 ? onNext : onBefore;
      follow(leads ? across : across / 5, true);
    },
    onPointerUp: (event: PointerEvent) => {
      const { current: from } = start;
      if (from?.id !== event.pointerId) return;
      const across = event.clientX - from.x;
      letGo();
      if (!from.isSwipe || Math.abs(across) < leadsOnPixels) return;
      if (across < 0) onNext?.();
      else onBefore?.();
    },
    onPointerCancel: letGo,
  };
}

const keepers = '[data-keeps-swipes], input, [role="slider"], [data-wipe], textarea';
