'use client';

import { useEffect, useRef } from 'react';
import { clearSelection, selectedTakes, toggleSelected } from '#components/selection/selection-store.ts';
import type { TakeDoing } from '#components/selection/take-doings.ts';
import type { TakeView } from '#lib/tasks/take-view.ts';

export interface GridKeys {
  isInGrid: (target: Element) => boolean;
  /** The take in focus. */
  current: () => TakeView | undefined;
  /** An arrow key, with Shift when a range is drawn. */
  move: (key: string, isRange: boolean) => void;
  play: (take: TakeView) => void;
  /** Shows the stack that a take is the top of. */
  unfold: (take: TakeView) => void;
  goToEnd: (end: 'newest' | 'oldest') => void;
  selectAll: () => void;
  /** On the selection when there is one, else on the take in focus. */
  act: (doing: TakeDoing, takes: readonly TakeView[]) => void;
}

const doings: Record<string, TakeDoing> = {
  f: 'favourite',
  '0': 'undecided',
  '1': 'shortlisted',
  '2': 'approved',
  '3': 'rejected',
  d: 'download',
  e: 'archive',
  Delete: 'bin',
  Backspace: 'bin',
};

/**
 * The keys of the gallery (look.md, Gallery). They work from a tile, from the bar of the selection, and from the page
 * itself; typing and windows over the page are left alone. The outside system is the keyboard.
 */
export function useGridKeys(keys: GridKeys): void {
  const now = useRef(keys);
  now.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.defaultPrevented || event.altKey || !(target instanceof Element)) return;
      if (document.querySelector('dialog:modal, :popover-open')) return;
      const isOnTile = now.current.isInGrid(target);
      const isOnPage =
        target === document.body || target.id === 'main' || target.closest('[data-selection-bar]');
      if (!isOnTile && !isOnPage) return;
      if (answer(event, isOnTile, now.current)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** Whether the key was one of ours. */
function answer(event: KeyboardEvent, isOnTile: boolean, keys: GridKeys): boolean {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const isOnBar = event.target instanceof Element && event.target.closest('[data-selection-bar]') !== null;
  if (event.ctrlKey || event.metaKey) {
    if (key !== 'a') return false;
    keys.selectAll();
    return true;
  }
  if (key === 'Escape') {
    if (selectedTakes().size === 0) return false;
    clearSelection();
    return true;
  }
  if (key.startsWith('Arrow') && !isOnBar) {
    keys.move(key, event.shiftKey);
    return true;
  }
  if ((key === 'Home' || key === 'End') && isOnTile) {
    keys.goToEnd(key === 'Home' ? 'newest' : 'oldest');
    return true;
  }
  const current = keys.current();
  if (key === ' ' && isOnTile && current) {
    keys.play(current);
    return true;
  }
  if (key === 's' && current?.stack && current.stack.count > 1) {
    keys.unfold(current);
    return true;
  }
  if (key === 'x' && current) {
    toggleSelected(current);
    return true;
  }
  const doing = doings[key];
  const takes = selectedTakes().size > 0 ? [...selectedTakes().values()] : current ? [current] : [];
  if (!doing || event.repeat || takes.length === 0) return false;
  keys.act(doing, takes);
  return true;
}
