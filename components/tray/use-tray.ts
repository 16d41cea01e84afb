'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { retryUpload, subscribeToUploads, uploadOf, uploadsVersion } from '#components/assets/uploads.ts';
import { checkMedia } from '#lib/vendor/media-facts.ts';
import { settle } from './settle.ts';
import { type TrayActions, trayActions } from './tray-actions.ts';
import type { TrayItem, TrayUpdate } from './tray-item.ts';
import type { TraySlots } from './tray-slots.ts';
import { type FileDrop, useFileDrop } from './use-file-drop.ts';
import { useFreshAssets } from './use-fresh-assets.ts';

export interface TrayOptions {
  items: readonly TrayItem[];
  /** Takes an update of the list of that moment; must be bound to the draft, not to one render of it. */
  onChange: (update: TrayUpdate) => void;
  slots: TraySlots;
}

/** Spread `zone` on the whole composer, and hand all of it to `<Tray tray={...} />`. */
export interface TrayControl extends TrayOptions, TrayActions, FileDrop {
  /** What has just happened to an upload, to be spoken. */
  news: string;
}

/** The tray's behaviour, apart from its looks, so that the whole composer can take drops and pastes. */
export function useTray({ items, onChange, slots }: TrayOptions): TrayControl {
  const [news, setNews] = useState('');
  const version = useSyncExternalStore(subscribeToUploads, uploadsVersion, () => 0);
  const actions = trayActions({ items, onChange, slots });
  const drop = useFileDrop({ onFiles: actions.addFiles, onLink: actions.addLink });

  // The outside system is the store of uploads, which goes on while no tray is on the screen.
  useEffect(() => {
    const settled = settle(items, uploadOf, slots);
    if (settled === items) return;
    onChange((current) => settle(current, uploadOf, slots));
    setNews(newsOf(items, settled));
  }, [items, slots, onChange, version]);

  useFreshAssets(items, onChange);

  // The outside system is the same store: what was held back for its faults goes on when its new role has none.
  useEffect(() => {
    for (const { key, role } of items) {
      const { state, media } = uploadOf(key) ?? {};
      if (state === 'held' && media?.facts && checkMedia(role, media.facts).length === 0) retryUpload(key);
    }
  }, [items, version]);

  return { items, onChange, slots, news, ...actions, ...drop };
}

function newsOf(before: readonly TrayItem[], after: readonly TrayItem[]): string {
  return after
    .filter(({ status }, index) => status !== before[index]?.status)
    .map(({ name, status, message }) => {
      if (status === 'uploading') return `${name} is being uploaded.`;
      return status === 'ready' ? `${name} is uploaded.` : `${name}: ${message ?? 'needs fixing.'}`;
    })
    .join(' ');
}
