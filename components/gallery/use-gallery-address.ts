'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useCallback, useMemo, useRef } from 'react';
import { paths } from '#lib/paths.ts';
import { readFilterAddress, writeFilterAddress } from '#lib/tasks/filter-address.ts';
import type { TakeFilter } from '#lib/tasks/take-page-view.ts';

/**
 * What the address says: which takes are shown and which one is open over them. Kept in the browser's history alone
 * (Next reads along), so that opening, closing and filtering never wait for a server.
 */
export function useGalleryAddress() {
  const pathname = usePathname();
  const query = useSearchParams().toString();
  const filter = useMemo(() => readFilterAddress(new URLSearchParams(query)), [query]);
  const openId = pathname.startsWith(`${paths.gallery()}/`) ? pathname.split('/')[2] : undefined;
  /** The entry before the layer is the gallery, so that closing is going back. */
  const wasOpenedHere = useRef(false);

  const open = useCallback(
    (id: string) => {
      wasOpenedHere.current = true;
      window.history.pushState(null, '', paths.take(id, query));
    },
    [query],
  );
  const go = useCallback(
    (id: string) => window.history.replaceState(null, '', paths.take(id, query)),
    [query],
  );
  const close = useCallback(() => {
    if (wasOpenedHere.current) window.history.back();
    else window.history.pushState(null, '', paths.gallery(query));
    wasOpenedHere.current = false;
  }, [query]);
  const setFilter = useCallback(
    (next: TakeFilter) =>
      window.history.replaceState(null, '', paths.gallery(writeFilterAddress(next).toString())),
    [],
  );
  return { filter, openId, open, go, close, setFilter };
}
