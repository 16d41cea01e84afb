import { queryOptions } from '@tanstack/react-query';
import { getJson } from '#components/ui/get-json.ts';
import { paths } from '#lib/paths.ts';
import type { ProjectDetail, ProjectName } from '#lib/projects/project-view.ts';

export const projectKeys = {
  names: ['projects', 'names'] as const,
  one: (projectId: string) => ['projects', 'one', projectId] as const,
};

/** One project with its people, its counts and what it cost. */
export function projectOptions(projectId: string) {
  return queryOptions({
    queryKey: projectKeys.one(projectId),
    queryFn: ({ signal }) => getJson<ProjectDetail>(paths.api.project(projectId), signal),
    staleTime: 2_000,
  });
}

/** Names of projects at work that have these words. */
export function projectNamesOptions(search: string) {
  return queryOptions({
    queryKey: [...projectKeys.names, search],
    queryFn: async ({ signal }) =>
      (await getJson<{ projects: ProjectName[] }>(paths.api.projects(search), signal)).projects,
    staleTime: 10_000,
  });
}
