import { useSyncExternalStore } from 'react';

/** The day of what is seen at the top of the grid. It changes as rows pass, so no component of the grid holds it. */
interface SeenDate {
  /** A moment of that day (ISO 8601); absent before anything was seen. */
  at: string | undefined;
  isScrolling: boolean;
}

const restMs = 1_400;
let seen: SeenDate = { at: undefined, isScrolling: false };
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function replace(next: SeenDate): void {
  seen = next;
  for (const listener of listeners) listener();
}

/** Called with every row that comes to the top. `isScrolling` shows the date until the page rests. */
export function seeDate(at: string, isScrolling: boolean): void {
  if (isScrolling) {
    clearTimeout(timer);
    timer = setTimeout(() => replace({ ...seen, isScrolling: false }), restMs);
  }
  const isShown = isScrolling || seen.isScrolling;
  if (!isSameDay(at, seen.at) || isShown !== seen.isScrolling) replace({ at, isScrolling: isShown });
}

function isSameDay(a: string, b: string | undefined): boolean {
  if (b === undefined) return false;
  const [one, other] = [new Date(a), new Date(b)];
  return (
    one.getDate() === other.getDate() &&
    one.getMonth() === other.getMonth() &&
    one.getFullYear() === other.getFullYear()
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const nothing: SeenDate = { at: undefined, isScrolling: false };

export function useSeenDate(): SeenDate {
  return useSyncExternalStore(
    subscribe,
    () => seen,
    () => nothing,
  );
}
