'use client';

import { useCallback } from 'react';
import type { TrayItem, TrayUpdate } from '#components/tray/tray-item.ts';
import { traySlots } from '#components/tray/tray-slots.ts';
import { type TrayControl, useTray } from '#components/tray/use-tray.ts';
import type { CreateTool } from '#lib/paths.ts';
import type { DraftStore } from './draft-store.ts';
import { useDraft } from './use-draft.ts';

/** The tray of a draft. */
export function useDraftTray<Draft extends { tray: readonly TrayItem[] }>(
  store: DraftStore<Draft>,
  tool: CreateTool,
): TrayControl {
  const { draft } = useDraft(store);
  const onChange = useCallback(
    (change: TrayUpdate) => store.update((current) => ({ ...current, tray: change(current.tray) })),
    [store],
  );
  return useTray({ items: draft.tray, onChange, slots: traySlots[tool] });
}
