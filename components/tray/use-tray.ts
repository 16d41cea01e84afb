'use client';

import type { ClipboardEvent, DragEvent } from 'react';
import type { AssetView } from '#lib/assets/asset-view.ts';
import type { ContentRole } from '#lib/vendor/video-limits.ts';
import { itemOfAsset, type TrayItem, type TrayUpdate } from './tray-item.ts';
import type { TraySlots } from './tray-slots.ts';

export interface TrayOptions {
  items: readonly TrayItem[];
  /** Takes an update of the list of that moment; must be bound to the draft, not to one render of it. */
  onChange: (update: TrayUpdate) => void;
  slots: TraySlots;
}

export interface TrayControl extends TrayOptions {
  /** Spread on the element on which files can be dropped and pasted anywhere: the whole composer. */
  zone: {
    onDragEnter: (event: DragEvent) => void;
    onDragOver: (event: DragEvent) => void;
    onDragLeave: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
    onPaste: (event: ClipboardEvent) => void;
  };
  /** Files are being dragged over the zone. */
  isDragging: boolean;
  addFiles: (files: readonly File[], role?: ContentRole) => void;
  addAssets: (assets: readonly AssetView[], role?: ContentRole) => void;
  addLink: (url: string, role: ContentRole) => void;
}

/** The tray's behaviour, apart from its looks, so that the whole composer can take drops and pastes. */
export function useTray(options: TrayOptions): TrayControl {
  const nothing = () => {};
  return {
    ...options,
    zone: {
      onDragEnter: nothing,
      onDragOver: nothing,
      onDragLeave: nothing,
      onDrop: nothing,
      onPaste: nothing,
    },
    isDragging: false,
    addFiles: nothing,
    addAssets: (assets, role = 'reference_image') =>
      options.onChange((items) => [...items, ...assets.map((asset) => itemOfAsset(asset, role))]),
    addLink: nothing,
  };
}
