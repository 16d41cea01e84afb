'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useCallback, useMemo, useRef } from 'react';
import { paths } from '#lib/paths.ts';
import { readFilterAddress } from '#lib/tasks/filter-address.ts';
import type { TakeFilter } from '#lib/tasks/take-page-view.ts';
import { writeFilterAddress } from '#lib/tasks/write-filter-address.ts';

/** A gallery within something: on the page of a project it shows that project's takes, whatever else is chosen. */
export interface GalleryScope {
  projectId: string;
}

/**
 * What the address says: which takes are shown and which one is open over them. Kept in the browser's history alone
 * (Next reads along), so that opening, closing and filtering never wait for a server.
 */
export function useGalleryAddress(scope?: GalleryScope) {
  const pathname = usePathname();
  const query = useSearchParams().toString();
  const projectId = scope?.projectId;
  const read = readFilterAddress(new URLSearchParams(query));
  // The same filter stays the same object, however the address is written.
  const written = writeFilterAddress(projectId === undefined ? read : { ...read, projectId }).toString();
  const filter = useMemo(() => readFilterAddress(new URLSearchParams(written)), [written]);
  const openId = pathname.startsWith(`${paths.gallery()}/`) ? pathname.split('/')[2] : undefined;
  /** The entry before the layer is the gallery, so that closing is going back. */
  const wasOpenedHere = useRef(false);

  const addressOf = useCallback(
    (shown: TakeFilter) => {
      if (projectId === undefined) return paths.gallery(writeFilterAddress(shown).toString());
      return paths.project(projectId, writeFilterAddress({ ...shown, projectId: undefined }).toString());
    },
    [projectId],
  );
  const open = useCallback(
    (id: string) => {
      wasOpenedHere.current = true;
      window.history.pushState(null, '', paths.take(id, written));
    },
    [written],
  );
  const go = useCallback(
    (id: string) => window.history.replaceState(null, '', paths.take(id, written)),
    [written],
  );
  const close = useCallback(() => {
    if (wasOpenedHere.current) window.history.back();
    else window.history.pushState(null, '', addressOf(filter));
    wasOpenedHere.current = false;
  }, [addressOf, filter]);
  const setFilter = useCallback(
    (next: TakeFilter) => window.history.replaceState(null, '', addressOf(next)),
    [addressOf],
  );
  return { filter, written, openId, open, go, close, setFilter };
}
