'use client';

import { useSyncExternalStore } from 'react';
import { type DraftStore, type DraftStores, draftStores } from './draft-store.ts';
import { useStudioSetup } from './studio-setup.ts';

export interface DraftControl<Draft> {
  draft: Draft;
  update: DraftStore<Draft>['update'];
  /** Sets some fields, leaving the others as they are at that moment. */
  set: (fields: Partial<Draft>) => void;
}

export function useDraftStores(): DraftStores {
  return draftStores(useStudioSetup().draftScope);
}

/** A draft and its changes; the server and the first paint see the empty one. */
export function useDraft<Draft>(store: DraftStore<Draft>): DraftControl<Draft> {
  const draft = useSyncExternalStore(store.subscribe, store.get, () => store.empty);
  return {
    draft,
    update: (change) => store.update(change),
    set: (fields) => store.update((current) => ({ ...current, ...fields })),
  };
}
