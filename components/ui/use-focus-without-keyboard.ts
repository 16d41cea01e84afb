'use client';

import { useEffect, useRef } from 'react';

/** The field has the focus where there is a real keyboard; on a phone a list under it would be hidden by one on the screen. */
export function useFocusWithoutKeyboard() {
  const input = useRef<HTMLInputElement>(null);
  // The outside system is the browser's focus, which a popover takes as it opens.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (window.matchMedia('(pointer: fine)').matches) input.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return input;
}
