'use client';

import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { movedBy, type SharedView, wholeView, zoomedAt } from './shared-zoom.ts';

const buttonStep = 1.5;

/** One view of all panes: who zooms or moves one, zooms and moves all. */
export function useSharedZoom() {
  const [view, setView] = useState<SharedView>(wholeView);
  return {
    view,
    isWhole: view.scale === 1,
    zoomAt: (factor: number, at?: { x: number; y: number }) => setView((now) => zoomedAt(now, factor, at)),
    move: (x: number, y: number) => setView((now) => movedBy(now, x, y)),
    zoomIn: () => setView((now) => zoomedAt(now, buttonStep)),
    zoomOut: () => setView((now) => zoomedAt(now, 1 / buttonStep)),
    toWhole: () => setView(wholeView),
  };
}

export type SharedZoom = ReturnType<typeof useSharedZoom>;

/** Wheel, two fingers, drag and double click of one pane. What is to be spread on it comes back. */
export function usePaneZoom(pane: RefObject<HTMLElement | null>, zoom: SharedZoom) {
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const placeOf = (clientX: number, clientY: number) => {
    const box = pane.current?.getBoundingClientRect();
    return box ? { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height } : undefined;
  };
  const wheel = useRef<(event: WheelEvent) => void>(() => {});
  wheel.current = (event) => {
    // Without Ctrl the wheel is the page's until something is near; a pinch on a touch pad comes with Ctrl.
    if (!event.ctrlKey && zoom.isWhole) return;
    event.preventDefault();
    const speed = event.ctrlKey ? 0.012 : event.deltaMode === 1 ? 0.06 : 0.0025;
    zoom.zoomAt(Math.exp(-event.deltaY * speed), placeOf(event.clientX, event.clientY));
  };
  // The outside system is the wheel: only a listener that is not passive may keep the page from moving.
  useEffect(() => {
    const element = pane.current;
    const turn = (event: WheelEvent) => wheel.current(event);
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [pane]);

  const letGo = (event: PointerEvent) => void fingers.current.delete(event.pointerId);
  return {
    onDoubleClick: (event: { clientX: number; clientY: number }) =>
      zoom.isWhole ? zoom.zoomAt(2.5, placeOf(event.clientX, event.clientY)) : zoom.toWhole(),
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (!zoom.isWhole) event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      const before = fingers.current.get(event.pointerId);
      const box = pane.current?.getBoundingClientRect();
      if (!before || !box) return;
      const now = { x: event.clientX, y: event.clientY };
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      fingers.current.set(event.pointerId, now);
      if (!other) {
        if (!zoom.isWhole) zoom.move((now.x - before.x) / box.width, (now.y - before.y) / box.height);
        return;
      }
      const apart = (one: { x: number; y: number }) => Math.hypot(one.x - other.x, one.y - other.y);
      zoom.zoomAt(
        apart(now) / Math.max(1, apart(before)),
        placeOf((now.x + other.x) / 2, (now.y + other.y) / 2),
      );
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
  };
}
