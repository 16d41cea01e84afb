import { getJson } from '#components/ui/get-json.ts';
import { paths } from '#lib/paths.ts';
import type { TakeFilter } from '#lib/tasks/take-page-view.ts';
import type { TakeView } from '#lib/tasks/take-view.ts';
import { writeFilterAddress } from '#lib/tasks/write-filter-address.ts';

/** What one request asks about. */
const askAtMost = 100;

/**
 * Which of these changed takes a filter lists, where only the server can tell: comments and names are searched too, and
 * prompts are cut in lists. Undefined where `matchesFilter` can tell. Hand it to `mergeChanges`.
 */
export async function judgeChanges(
  filter: TakeFilter,
  changed: readonly TakeView[],
  signal: AbortSignal,
): Promise<ReadonlySet<string> | undefined> {
  if (!filter.search) return undefined;
  const matching = new Set<string>();
  for (let start = 0; start < changed.length; start += askAtMost) {
    const query = writeFilterAddress(filter);
    const asked = changed.slice(start, start + askAtMost);
    query.set('ids', asked.map(({ id }) => id).join(','));
    const { ids } = await getJson<{ ids: string[] }>(`${paths.api.matchingTakes()}?${query}`, signal);
    for (const id of ids) matching.add(id);
  }
  return matching;
}
