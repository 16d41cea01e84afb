'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useCallback, useMemo, useRef } from 'react';
import { paths } from '#lib/paths.ts';
import { type StateGroup, stateGroups, type TakeFilter } from '#lib/tasks/take-page-view.ts';
import { takeKinds } from '#lib/tools/tool-kinds.ts';

/**
 * What the address says: which takes are shown and which one is open over them. Kept in the browser's history alone
 * (Next reads along), so that opening, closing and filtering never wait for a server.
 */
export function useGalleryAddress() {
  const pathname = usePathname();
  const query = useSearchParams().toString();
  const filter = useMemo(() => readFilter(new URLSearchParams(query)), [query]);
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
    (next: TakeFilter) => window.history.replaceState(null, '', paths.gallery(writeFilter(next))),
    [],
  );
  return { filter, openId, open, go, close, setFilter };
}

function readFilter(query: URLSearchParams): TakeFilter {
  const state = query.get('state');
  const kind = query.get('kind');
  return {
    search: query.get('search') || undefined,
    tool: query.get('tool') || undefined,
    kind: takeKinds.find((one) => one === kind),
    state: state && Object.hasOwn(stateGroups, state) ? (state as StateGroup) : undefined,
    isMine: query.get('mine') === '1' ? true : undefined,
  };
}

function writeFilter({ search, kind, tool, state, isMine }: TakeFilter): string {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (kind) query.set('kind', kind);
  if (tool) query.set('tool', tool);
  if (state) query.set('state', state);
  if (isMine) query.set('mine', '1');
  return query.toString();
}

/** Whether two filters ask for the same takes. */
export function isSameFilter(a: TakeFilter, b: TakeFilter): boolean {
  return writeFilter(a) === writeFilter(b);
}
