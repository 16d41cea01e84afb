'use client';

import { useSyncExternalStore } from 'react';

/** The clock of the page: one timer, however many watch it; it stops when nobody does. */
let now = 0;
let timer: ReturnType<typeof setInterval> | undefined;
const watchers = new Set<() => void>();

function tick(): void {
  now = Date.now();
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  if (!timer) {
    now = Date.now();
    timer = setInterval(tick, 1000);
  }
  return () => {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The time in milliseconds, once a second; undefined while the server renders, whose clock is not the person's. */
export function useNow(): number | undefined {
  const value = useSyncExternalStore(watch, readNow, () => 0);
  return value === 0 ? undefined : value;
}

function readNow(): number {
  if (now === 0) now = Date.now();
  return now;
}

const minuteMs = 60_000;

/** The same, but only as fine as a minute: for ages, which need no second hand. */
export function useMinute(): number | undefined {
  const value = useSyncExternalStore(watch, readMinute, () => 0);
  return value === 0 ? undefined : value;
}

function readMinute(): number {
  return Math.floor(readNow() / minuteMs) * minuteMs;
}
