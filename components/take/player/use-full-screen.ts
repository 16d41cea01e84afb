'use client';

import { type RefObject, useEffect, useState } from 'react';

/** Whether something fills the screen, and the way in and out of it. */
export function useFullScreen(frame: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false);
  // The outside system is the browser's full screen, which Escape leaves without asking us.
  useEffect(() => {
    const changed = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, []);
  const toggle = () =>
    void (document.fullscreenElement ? document.exitFullscreen() : frame.current?.requestFullscreen());
  return { isFull, toggle };
}
