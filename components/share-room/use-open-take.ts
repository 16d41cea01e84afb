'use client';

import { useCallback, useEffect, useState } from 'react';
import type { SharedTake } from '#lib/sharing/shared-take.ts';

/** Which take is seen large. It stands in the address (`#name`), so that a phone's way back closes it. */
export function useOpenTake(takes: readonly SharedTake[]) {
  const [ref, setRef] = useState<string>();

  // The outside system is the address.
  useEffect(() => {
    const read = () => setRef(window.location.hash.slice(1) || undefined);
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, []);

  const found = takes.findIndex((take) => take.ref === ref);
  const index = found === -1 ? undefined : found;

  const open = (at: number) => {
    const next = takes[at]?.ref;
    if (!next) return;
    window.history.pushState({ isOver: true }, '', `#${next}`);
    setRef(next);
  };
  const go = (at: number) => {
    const next = takes[at]?.ref;
    if (!next) return;
    window.history.replaceState(window.history.state, '', `#${next}`);
    setRef(next);
  };
  const close = useCallback(() => {
    if (window.history.state?.isOver) window.history.back();
    else window.history.replaceState(null, '', window.location.pathname);
    setRef(undefined);
  }, []);
  return { index, open, go, close };
}
