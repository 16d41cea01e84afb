'use client';

import { useCallback } from 'react';
import type { TrayItem, TrayUpdate } from '#components/tray/tray-item.ts';
import type { TrayOptions } from '#components/tray/use-tray.ts';
import type { DraftStore } from './draft-store.ts';
import { useDraft } from './use-draft.ts';

/** What is in the tray of a draft, and its changes. */
export function useDraftItems<Draft extends { tray: readonly TrayItem[] }>(
  store: DraftStore<Draft>,
): Pick<TrayOptions, 'items' | 'onChange'> {
  const { draft } = useDraft(store);
  const onChange = useCallback(
    (change: TrayUpdate) => store.update((current) => ({ ...current, tray: change(current.tray) })),
    [store],
  );
  return { items: draft.tray, onChange };
}
