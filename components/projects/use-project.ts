'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { getJson } from '#components/take/take-queries.ts';
import { useTakeChanges } from '#components/take/use-take-changes.ts';
import { paths } from '#lib/paths.ts';
import type { ProjectDetail } from '#lib/projects/project-view.ts';
import { projectKeys } from './project-queries.ts';

/** A project as the server rendered it, read again whenever a take of the team begins or ends, and after `refresh`. */
export function useProject(initial: ProjectDetail) {
  const client = useQueryClient();
  const open = useTakeChanges().data?.counts.open;
  const key = projectKeys.one(initial.id);
  const { data: project = initial } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => getJson<ProjectDetail>(paths.api.project(initial.id), signal),
    initialData: initial,
    staleTime: 10_000,
    refetchOnWindowFocus: true,
  });
  const refresh = useCallback(
    () => client.refetchQueries({ queryKey: projectKeys.one(initial.id) }),
    [client, initial.id],
  );
  // The outside system is the studio: what runs now costs something when it ends.
  useEffect(() => {
    if (open !== undefined) void client.invalidateQueries({ queryKey: projectKeys.one(initial.id) });
  }, [client, initial.id, open]);
  return { project, refresh };
}
