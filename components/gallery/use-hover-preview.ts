'use client';

import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';

const restMs = 250;

/** Which take plays in its tile: the one the pointer rests on, or the one chosen with the space bar. One at a time. */
export function useHoverPreview() {
  const [playing, setPlaying] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const stop = useCallback(() => {
    clearTimeout(timer.current);
    setPlaying(undefined);
  }, []);

  // The outside system is the timer, which must not outlive the grid.
  useEffect(() => () => clearTimeout(timer.current), []);

  const onPointerOver = useCallback((event: PointerEvent, id: string | undefined) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    if (id === undefined || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setPlaying(undefined);
      return;
    }
    setPlaying((old) => (old === id ? old : undefined));
    timer.current = setTimeout(() => setPlaying(id), restMs);
  }, []);

  const toggle = useCallback((id: string) => {
    clearTimeout(timer.current);
    setPlaying((old) => (old === id ? undefined : id));
  }, []);

  return { playing, onPointerOver, toggle, stop };
}
