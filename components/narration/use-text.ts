'use client';

import { useSyncExternalStore } from 'react';
import { useStudioSetup } from '#components/create/studio-setup.ts';
import { emptyText, type TextState, type TextStore, textStore } from './text-store.ts';

/** The manuscript of whoever is here, and its store. */
export function useText(): { store: TextStore; state: TextState } {
  const store = textStore(useStudioSetup().draftScope);
  return { store, state: useSyncExternalStore(store.subscribe, store.get, () => emptyText) };
}
