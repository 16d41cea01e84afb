'use client';

import { useEffect } from 'react';
import { paths } from '#lib/paths.ts';
import type { DraftFill } from './fill.ts';

/**
 * Fills the form once from the take that the address names, and takes it out of the address, so that a reload does
 * not fill again. The outside systems are the address and the stored draft.
 */
export function useFill(fill: DraftFill | undefined, draftScope: string): void {
  useEffect(() => {
    if (!fill || !new URLSearchParams(window.location.search).has('from')) return;
    window.history.replaceState(null, '', paths.create(fill.tool));
    void import('./apply-fill.ts').then(({ applyFill }) => applyFill(fill, draftScope));
  }, [fill, draftScope]);
}
