'use client';

import { showToast } from '#components/ui/toast-store.ts';
import { type CastingDraft, useCastingDraft } from './casting-draft.ts';

/** Puts the line and the voices of a casting into the form; what stood there can be brought back. */
export function useFillForm(draftScope: string) {
  const { draft: former, update } = useCastingDraft(draftScope);
  return (draft: CastingDraft) => {
    update(() => draft);
    showToast({
      title: 'The form has this line and its voices',
      action: { label: 'Bring back what was there', onSelect: () => update(() => former) },
    });
  };
}
