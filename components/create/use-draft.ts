'use client';

import { useMemo, useSyncExternalStore } from 'react';
import type { TrayOptions } from '#components/tray/use-tray.ts';
import type { Tool } from '#lib/tools/tool.ts';
import type { Draft } from './draft.ts';
import { type DraftStore, draftStore } from './draft-store.ts';
import { useStudioSetup } from './studio-setup.ts';

export interface DraftControl<Values> {
  draft: Draft<Values>;
  update: DraftStore<Values>['update'];
  /** Sets some of the values, leaving the others as they are at that moment. */
  set: (values: Partial<Values>) => void;
  /** What is in the tray, and its changes: bound to the draft, so that an upload may end late. */
  tray: Pick<TrayOptions, 'items' | 'onChange'>;
}

/** A tool's draft outside a form of its own: to read it, or to put something into it. */
export function useDraftStore<Values>(tool: Tool<Values>): DraftStore<Values> {
  return draftStore(useStudioSetup().draftScope, tool);
}

/** A tool's draft and its changes; the server and the first paint see the empty one. */
export function useDraft<Values>(tool: Tool<Values>): DraftControl<Values> {
  const store = useDraftStore(tool);
  const draft = useSyncExternalStore(store.subscribe, store.get, () => store.empty);
  const changes = useMemo(() => changesOf(store), [store]);
  return { draft, ...changes, tray: { items: draft.tray, onChange: changes.onTray } };
}

function changesOf<Values>({ update }: DraftStore<Values>) {
  return {
    update,
    set: (values: Partial<Values>) =>
      update((draft) => ({ ...draft, values: { ...draft.values, ...values } })),
    onTray: (change: Parameters<TrayOptions['onChange']>[0]) =>
      update((draft) => ({ ...draft, tray: change(draft.tray) })),
  };
}
