import { queryOptions } from '@tanstack/react-query';
import { getJson } from '#components/ui/get-json.ts';
import type { SavedFilterView } from '#lib/curation/saved-filter-view.ts';
import { paths } from '#lib/paths.ts';
import type { FilterChoices, FilterNames } from '#lib/tasks/filter-choices-view.ts';
import type { TakeFilter } from '#lib/tasks/take-page-view.ts';
import { writeFilterAddress } from '#lib/tasks/write-filter-address.ts';

export const filterKeys = {
  saved: ['filters', 'saved'] as const,
};

/** What the person, the project and the tag of a filter are called. */
export function filterNamesOptions({ creatorId, projectId, tagId }: TakeFilter) {
  const query = writeFilterAddress({ creatorId, projectId, tagId }).toString();
  return queryOptions({
    queryKey: ['filters', 'names', query],
    queryFn: ({ signal }) => getJson<FilterNames>(paths.api.filterNames(query), signal),
    enabled: query !== '',
    staleTime: 60_000,
  });
}

/** People, projects, tags and models whose names have the words. */
export function filterChoicesOptions(search: string) {
  return queryOptions({
    queryKey: ['filters', 'choices', search],
    queryFn: ({ signal }) => getJson<FilterChoices>(paths.api.filterChoices(search), signal),
    staleTime: 30_000,
  });
}

export interface SavedFilters {
  filters: SavedFilterView[];
  canShare: boolean;
}

export function savedFiltersOptions() {
  return queryOptions({
    queryKey: filterKeys.saved,
    queryFn: ({ signal }) => getJson<SavedFilters>(paths.api.savedFilters(), signal),
    staleTime: 30_000,
  });
}
