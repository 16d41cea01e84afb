'use client';

import { useLayoutEffect } from 'react';

/** How far down a person was when the gallery was left, per address; kept while the tab lives. */
const places = new Map<string, number>();

/**
 * Coming back to the gallery lands where it was left. The browser's own memory cannot do it: when it looks, the grid is
 * not yet as high as it was. The outside system is the window's scrolling.
 */
export function useKeptPlace(isLaidOut: boolean): void {
  useLayoutEffect(() => {
    if (!isLaidOut) return;
    const key = window.location.search;
    const kept = places.get(key);
    if (kept && window.scrollY === 0) window.scrollTo({ top: kept, behavior: 'instant' });
    const remember = () => places.set(window.location.search, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [isLaidOut]);
}
