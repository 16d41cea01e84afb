import { queryOptions } from '@tanstack/react-query';
import { getJson } from '#components/take/take-queries.ts';
import { paths } from '#lib/paths.ts';
import type { ProjectName } from '#lib/projects/project-view.ts';

export const projectKeys = {
  names: ['projects', 'names'] as const,
  one: (projectId: string) => ['projects', 'one', projectId] as const,
};

/** Names of projects at work that have these words. */
export function projectNamesOptions(search: string) {
  return queryOptions({
    queryKey: [...projectKeys.names, search],
    queryFn: async ({ signal }) =>
      (await getJson<{ projects: ProjectName[] }>(paths.api.projects(search), signal)).projects,
    staleTime: 10_000,
  });
}
