'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useTakeChanges } from '#components/take/use-take-changes.ts';
import type { ProjectDetail } from '#lib/projects/project-view.ts';
import { projectKeys, projectOptions } from './project-queries.ts';

/** A project as the server rendered it, read again whenever the studio looks what became of takes, and after `refresh`. */
export function useProject(initial: ProjectDetail) {
  const client = useQueryClient();
  const { data: project = initial } = useQuery({ ...projectOptions(initial.id), initialData: initial });
  const refresh = useCallback(
    () => client.refetchQueries({ queryKey: projectKeys.one(initial.id) }),
    [client, initial.id],
  );
  // The outside system is the studio: takes come, go and cost something.
  const lookedAt = useTakeChanges().dataUpdatedAt;
  useEffect(() => {
    if (lookedAt > 0) void client.refetchQueries({ queryKey: projectKeys.one(initial.id), stale: true });
  }, [client, lookedAt, initial.id]);
  return { project, refresh };
}
