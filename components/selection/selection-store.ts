import { useSyncExternalStore } from 'react';
import { maxTakesAtOnce } from '#lib/curation/shelf-limits.ts';
import type { TakeView } from '#lib/tasks/take-view.ts';

/** Which takes are selected, as they were last seen. One selection for the page; it outlives scrolling and paging. */

let selected: ReadonlyMap<string, TakeView> = new Map();
/** The take that a range goes on from: the one that was chosen last. */
let rangeStart: TakeView | undefined;
const listeners = new Set<() => void>();

function replace(next: ReadonlyMap<string, TakeView>): void {
  selected = next;
  for (const listener of listeners) listener();
}

export function selectedTakes(): ReadonlyMap<string, TakeView> {
  return selected;
}

export function startOfRange(): TakeView | undefined {
  return rangeStart;
}

/** Selects a take, or lets go of it. Answers whether it is selected now; a full selection takes no more. */
export function toggleSelected(take: TakeView): boolean {
  const next = new Map(selected);
  if (next.delete(take.id)) {
    if (rangeStart?.id === take.id) rangeStart = undefined;
    replace(next);
    return false;
  }
  return select([take]) > 0;
}

/** Adds takes, as far as there is room; answers how many of them are selected now. The last one starts the next range. */
export function select(takes: readonly TakeView[]): number {
  const next = new Map(selected);
  let count = 0;
  for (const take of takes) {
    if (!next.has(take.id) && next.size >= maxTakesAtOnce) continue;
    next.set(take.id, take);
    rangeStart = take;
    count += 1;
  }
  replace(next);
  return count;
}

/** Exactly these; `start` stays where a range goes on from. */
export function selectOnly(takes: readonly TakeView[], start = rangeStart): void {
  rangeStart = start;
  replace(new Map(takes.slice(0, maxTakesAtOnce).map((take) => [take.id, take])));
}

/** Selected takes as they are now. */
export function renewSelected(takes: readonly TakeView[]): void {
  const known = takes.filter(({ id }) => selected.has(id));
  if (known.length === 0) return;
  const next = new Map(selected);
  for (const take of known) next.set(take.id, take);
  replace(next);
}

/** Takes that have gone elsewhere. */
export function letGoOf(takeIds: readonly string[]): void {
  const next = new Map(selected);
  for (const id of takeIds) next.delete(id);
  if (next.size < selected.size) replace(next);
}

export function clearSelection(): void {
  rangeStart = undefined;
  if (selected.size > 0) replace(new Map());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const none: ReadonlyMap<string, TakeView> = new Map();

export function useSelection(): ReadonlyMap<string, TakeView> {
  return useSyncExternalStore(subscribe, selectedTakes, () => none);
}

/** Whether a take is selected; `others` when only others are. One subscription for each of many tiles. */
export function useTileSelection(takeId: string): 'selected' | 'others' | undefined {
  return useSyncExternalStore(
    subscribe,
    () => (selected.has(takeId) ? 'selected' : selected.size > 0 ? 'others' : undefined),
    () => undefined,
  );
}

/** Whether anything is selected: then a tap selects too. */
export function useIsSelecting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => selected.size > 0,
    () => false,
  );
}
