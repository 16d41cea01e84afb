'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { takeKeys } from '#components/take/take-keys.ts';
import type { TakeFilter, TakePage } from '#lib/tasks/take-page-view.ts';
import { newestTakesOptions } from './take-queries.ts';
import { useTakeChanges } from './use-take-changes.ts';

/**
 * The newest takes under a filter, kept live. `refresh` asks at once: call it right after making takes, so that
 * they appear without waiting for the next look.
 */
export function useLiveTakes({
  filter = everything,
  initial,
}: {
  filter?: TakeFilter;
  initial?: TakePage;
} = {}) {
  const client = useQueryClient();
  const list = useQuery(newestTakesOptions(filter, initial));
  const changes = useTakeChanges(initial);
  const takes = useMemo(() => list.data?.pages.flatMap((page) => page.takes) ?? [], [list.data]);
  const refresh = useCallback(() => client.refetchQueries({ queryKey: takeKeys.changes }), [client]);
  return { takes, list, counts: changes.data?.counts, changes, refresh };
}

const everything: TakeFilter = {};
