'use client';

import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Size, useSize } from '#components/ui/use-size.ts';
import { fitScale, kept, moved, type Placing, zoomAround } from './zoom.ts';

const buttonStep = 1.5;
const middle = { x: 0, y: 0 };

/**
 * Zooming and moving a picture in its window: wheel, two fingers, double click, drag. Undefined until the window is
 * measured; as long as nobody has zoomed, the picture fits, whatever becomes of the window.
 */
export function useZoom(window: RefObject<HTMLElement | null>, picture: Size) {
  const frame = useSize(window);
  const [chosen, setChosen] = useState<Placing>();
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const fit = frame ? { ...middle, scale: fitScale(picture, frame) } : undefined;
  const placing = frame && chosen ? kept(chosen, picture, frame) : fit;
  const isFit = chosen === undefined;

  const change = (next: (now: Placing, frame: Size) => Placing) => {
    if (!frame || !fit) return;
    setChosen((old) => {
      const placed = next(old ?? fit, frame);
      return Math.abs(placed.scale / fit.scale - 1) < 1e-6 ? undefined : placed;
    });
  };
  const zoom = (factor: number, at = middle) =>
    change((now, size) => zoomAround(now, factor, at, picture, size));
  const pan = (x: number, y: number) => change((now, size) => moved(now, { x, y }, picture, size));
  /** A place of the page as seen from the window's middle. */
  const fromMiddle = (clientX: number, clientY: number) => {
    const box = window.current?.getBoundingClientRect();
    return box ? { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 } : middle;
  };

  const wheel = useRef<(event: WheelEvent) => void>(() => {});
  wheel.current = (event) => {
    event.preventDefault();
    // A pinch on a touch pad comes as a wheel with Ctrl, in small steps.
    const speed = event.ctrlKey ? 0.012 : event.deltaMode === 1 ? 0.06 : 0.0025;
    zoom(Math.exp(-event.deltaY * speed), fromMiddle(event.clientX, event.clientY));
  };
  // The outside system is the wheel: only a listener that is not passive may keep the page from moving.
  useEffect(() => {
    const element = window.current;
    const turn = (event: WheelEvent) => wheel.current(event);
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [window]);

  const follow = (event: PointerEvent) => {
    const { pointerId, clientX: x, clientY: y } = event;
    if (fingers.current.has(pointerId)) fingers.current.set(pointerId, { x, y });
  };
  const letGo = (event: PointerEvent) => void fingers.current.delete(event.pointerId);
  return {
    frame,
    placing,
    isFit,
    zoom,
    pan,
    zoomIn: () => zoom(buttonStep),
    zoomOut: () => zoom(1 / buttonStep),
    toFit: () => setChosen(undefined),
    /** One pixel of the picture on one of the page. */
    toFull: (at = middle) => change((now, size) => zoomAround(now, 1 / now.scale, at, picture, size)),
    /** To be spread on the window. */
    pointers: {
      onPointerDown(event: PointerEvent) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      },
      onPointerMove(event: PointerEvent) {
        const before = fingers.current.get(event.pointerId);
        if (!before) return;
        const now = { x: event.clientX, y: event.clientY };
        const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
        follow(event);
        if (!other) return pan(now.x - before.x, now.y - before.y);
        const apart = (one: { x: number; y: number }) => Math.hypot(one.x - other.x, one.y - other.y);
        zoom(
          apart(now) / Math.max(1, apart(before)),
          fromMiddle((now.x + other.x) / 2, (now.y + other.y) / 2),
        );
      },
      onPointerUp: letGo,
      onPointerCancel: letGo,
    },
    /** Knows where a finger is without doing anything about it. */
    follow,
    fromMiddle,
  };
}

export type ZoomControl = ReturnType<typeof useZoom>;
