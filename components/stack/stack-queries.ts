import { queryOptions } from '@tanstack/react-query';
import { getJson } from '#components/ui/get-json.ts';
import { paths } from '#lib/paths.ts';
import type { Lineage } from '#lib/tasks/lineage-view.ts';
import type { TakeView } from '#lib/tasks/take-view.ts';

/** The takes of a stack, the best first. `mark` is something of its top that changes with it. */
export function stackOptions(stackId: string, mark = '') {
  return queryOptions({
    queryKey: ['stacks', stackId, mark],
    queryFn: async ({ signal }) =>
      (await getJson<{ takes: TakeView[] }>(paths.api.stack(stackId), signal)).takes,
    placeholderData: (before) => before,
  });
}

export function lineageOptions(taskId: string) {
  return queryOptions({
    queryKey: ['lineage', taskId],
    queryFn: async ({ signal }) =>
      (await getJson<{ lineage: Lineage }>(paths.api.takeLineage(taskId), signal)).lineage,
  });
}
