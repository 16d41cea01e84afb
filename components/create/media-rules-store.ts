'use client';

import { useSyncExternalStore } from 'react';
import type { MediaRules } from '#lib/tools/tool.ts';

/** The rules for files come with the live tray: before it, there is no file to check. */
let rules: MediaRules | undefined;
const listeners = new Set<() => void>();

export function provideMediaRules(next: MediaRules): void {
  rules = next;
  for (const listener of listeners) listener();
}

/** The rules, or until they are here the one that nothing unchecked is sent. */
export function useMediaRules(): MediaRules {
  return (
    useSyncExternalStore(
      subscribe,
      () => rules,
      () => undefined,
    ) ?? notYet
  );
}

const notYet: MediaRules = (media) =>
  media.length === 0
    ? []
    : [{ field: 'media', message: 'The files are still being checked. Try again.', isMissing: true }];

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
