'use client';

import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { takeDetailOptions } from '#components/take/take-queries.ts';
import { useTakeChanges } from '#components/take/use-take-changes.ts';
import { paths } from '#lib/paths.ts';
import type { TakeDetail } from '#lib/tasks/take-view.ts';
import { mostCompared } from './compared-ids.ts';

/** The takes that are compared, kept live, in the order of the address; what is not there, or gone, is left out. */
export function useCompared(initial: readonly TakeDetail[]) {
  const [ids, setIds] = useState(() => initial.map(({ id }) => id));
  useTakeChanges();
  const queries = useQueries({
    queries: ids.map((id) =>
      takeDetailOptions(
        id,
        initial.find((take) => take.id === id),
      ),
    ),
  });
  const change = (next: string[]) => {
    setIds(next);
    window.history.replaceState(null, '', paths.compare(next));
  };
  return {
    takes: queries.flatMap(({ data }) => data ?? []),
    isLoading: queries.some(({ isPending }) => isPending),
    add: (id: string) => {
      if (!ids.includes(id) && ids.length < mostCompared) change([...ids, id]);
    },
    remove: (id: string) => change(ids.filter((one) => one !== id)),
  };
}
