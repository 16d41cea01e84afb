'use client';

import { type RefObject, useRef, useState } from 'react';
import type { FileDrop } from '#components/tray/use-file-drop.ts';
import type { MediaRole } from '#lib/vendor/media-roles.ts';

/** What brought the tray to life, to be carried on there. */
export interface Waking {
  /** The place that had the focus, was pressed, or was dropped on. */
  role?: MediaRole | undefined;
  /** Settles when the press is over: true when it was a press, false when it became a scroll. */
  press?: Promise<boolean> | undefined;
  /** What was dropped or pasted. */
  files?: readonly File[] | undefined;
}

export interface InputsControl {
  /** What woke the tray last; undefined while it sleeps. */
  waking: Waking | undefined;
  wake: (waking?: Waking) => void;
  /** The live tray's handlers for the whole composer; null while it sleeps. */
  zone: RefObject<FileDrop['zone'] | null>;
}

/**
 * An empty tray is only places to press: what reads, uploads and mends files is fetched as somebody comes near, by
 * pointer, key, drop or paste. Most prompts are written without it.
 */
export function useInputs(): InputsControl {
  const [waking, setWaking] = useState<Waking>();
  const zone = useRef<FileDrop['zone']>(null);
  return { waking, zone, wake: (next) => setWaking((now) => next ?? now ?? {}) };
}

/** The end of a press that began on a place which is about to be replaced, so that its click would get lost. */
export function endOfPress(): Promise<boolean> {
  return new Promise((resolve) => {
    window.addEventListener('pointerup', () => setTimeout(() => resolve(true)), { once: true });
    window.addEventListener('pointercancel', () => resolve(false), { once: true });
  });
}
