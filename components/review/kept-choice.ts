'use client';

import { useSyncExternalStore } from 'react';

/** A choice that this browser remembers, shared by everything on the page that asks for it. */
export interface KeptChoice<Value extends string> {
  get: () => Value | undefined;
  set: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
}

/** `open` names the storage: the browser's for ever, or the tab's. It may be forbidden; then the page remembers. */
export function keepChoice<Value extends string>(key: string, open: () => Storage): KeptChoice<Value> {
  let value: Value | undefined;
  let isRead = false;
  const listeners = new Set<() => void>();
  return {
    get: () => {
      if (!isRead) value = attempt(() => open().getItem(key) as Value | null) ?? undefined;
      isRead = true;
      return value;
    },
    set: (next) => {
      value = next;
      isRead = true;
      attempt(() => open().setItem(key, next));
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useKeptChoice<Value extends string>(choice: KeptChoice<Value>): Value | undefined {
  return useSyncExternalStore(choice.subscribe, choice.get, () => undefined);
}

function attempt<T>(step: () => T): T | undefined {
  try {
    return step();
  } catch {
    return undefined;
  }
}

/** Whether the next take comes by itself after a decision; nobody having said so, it does in the review mode. */
export const goesOnChoice = keepChoice<'yes' | 'no'>('rushes:review:goes-on', () => window.localStorage);

/** The review mode of this tab: the picture, the decision, and nothing else. */
export const reviewModeChoice = keepChoice<'on' | 'off'>('rushes:review:mode', () => window.sessionStorage);

/** What the panel beside a take shows. */
export const panelChoice = keepChoice<'details' | 'comments'>(
  'rushes:take:panel',
  () => window.sessionStorage,
);
