'use client';

import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '#components/ui/toast-store.ts';
import { useText } from '#components/ui/use-text.tsx';
import {
  changeSavedFilter,
  deleteSavedFilter,
  restoreSavedFilter,
  saveFilter,
} from '#lib/curation/actions.ts';
import type { ChangeSavedFilterInput, SaveFilterInput } from '#lib/curation/saved-filter-inputs.ts';
import type { SavedFilterView } from '#lib/curation/saved-filter-view.ts';
import { failure, type Result } from '#lib/result.ts';
import { filterKeys } from './filter-queries.ts';

/** What is done with saved filters: each says how it went, and the list is read anew. */
export function useSavedFilterActions() {
  const t = useText();
  const client = useQueryClient();

  async function run<T>(request: Promise<Result<T>>): Promise<T | undefined> {
    const done = await request.catch(() => failure('offline', 'The studio could not be reached. Try again.'));
    await client.invalidateQueries({ queryKey: filterKeys.saved });
    if (done.ok) return done.value;
    showToast({ title: t(done.failure.message), tone: 'bad' });
    return undefined;
  }

  async function remove({ id, name }: SavedFilterView) {
    const done = await run(deleteSavedFilter({ filterId: id }));
    if (!done) return;
    showToast({
      title: t('Deleted the filter {name}', { name }),
      action: { label: t('Undo'), onSelect: () => void run(restoreSavedFilter(done.undo)) },
    });
  }

  return {
    remove,
    save: (input: SaveFilterInput) => run(saveFilter(input)),
    change: (input: ChangeSavedFilterInput) => run(changeSavedFilter(input)),
  };
}
