import { queryOptions } from '@tanstack/react-query';
import { getJson } from '#components/ui/get-json.ts';
import { paths } from '#lib/paths.ts';
import type { TakeTag } from '#lib/tasks/take-view.ts';

export const tagKeys = { all: ['tags'] as const };

/** Every tag of the team, by name. */
export function tagsOptions() {
  return queryOptions({
    queryKey: tagKeys.all,
    queryFn: async ({ signal }) => (await getJson<{ tags: TakeTag[] }>(paths.api.tags(), signal)).tags,
  });
}
