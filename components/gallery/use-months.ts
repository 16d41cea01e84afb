'use client';

import { useQuery } from '@tanstack/react-query';
import { getJson } from '#components/ui/get-json.ts';
import { paths } from '#lib/paths.ts';
import type { TakeFilter } from '#lib/tasks/take-page-view.ts';
import { writeFilterAddress } from '#lib/tasks/write-filter-address.ts';

let zone: string | undefined;

/** The months in which there are takes, newest first, in the time zone of whoever looks. */
export function useMonths({ shelf, projectId, creatorId, isMine }: TakeFilter) {
  const query = writeFilterAddress({ shelf, projectId, creatorId, isMine });
  zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  query.set('zone', zone);
  return useQuery({
    queryKey: ['takes', 'months', query.toString()],
    queryFn: ({ signal }) => getJson<{ months: string[] }>(`${paths.api.takeDates()}?${query}`, signal),
    staleTime: 5 * 60_000,
    select: ({ months }) => months,
  });
}
