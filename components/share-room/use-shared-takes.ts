'use client';

import { useCallback, useRef, useState } from 'react';
import { paths } from '#lib/paths.ts';
import type { SharedPage } from '#lib/sharing/shared-take.ts';
import { askGuest } from './ask-guest.ts';

/** The pages of a link that are loaded, and how the next one comes. */
export function useSharedTakes(share: string, first: SharedPage) {
  const [takes, setTakes] = useState(first.takes);
  const [cursor, setCursor] = useState(first.nextCursor);
  const [isLoading, setLoading] = useState(false);
  const isBusy = useRef(false);

  const loadMore = useCallback(async () => {
    if (!cursor || isBusy.current) return;
    isBusy.current = true;
    setLoading(true);
    const answer = await askGuest(`${paths.api.sharedTakes(share)}?${new URLSearchParams({ cursor })}`);
    isBusy.current = false;
    setLoading(false);
    if (!answer.ok) return;
    const page = answer.value as SharedPage;
    setTakes((before) => {
      const known = new Set(before.map(({ ref }) => ref));
      return [...before, ...page.takes.filter(({ ref }) => !known.has(ref))];
    });
    setCursor(page.nextCursor);
  }, [share, cursor]);

  return { takes, hasMore: cursor !== null, isLoading, loadMore };
}
