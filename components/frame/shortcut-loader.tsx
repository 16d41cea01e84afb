'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { onPaletteAsked } from './palette-door.ts';

const Palette = lazy(() => import('./palette.tsx').then((module) => ({ default: module.Palette })));
const KeyboardHelp = lazy(() =>
  import('./keyboard-help.tsx').then((module) => ({ default: module.KeyboardHelp })),
);

/** Waits for Ctrl or Cmd K and for `?`, and only then loads the command palette or the list of keys. */
export function ShortcutLoader() {
  const [shown, setShown] = useState<'palette' | 'keys'>();
  // The outside system is the keyboard of the whole page.
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isPalette = event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey) && !event.altKey;
      if (!isPalette && (event.key !== '?' || isTyping(event.target))) return;
      event.preventDefault();
      const asked = isPalette ? 'palette' : 'keys';
      setShown((before) => (before === asked ? undefined : asked));
    };
    document.addEventListener('keydown', press);
    const stop = onPaletteAsked(() => setShown('palette'));
    return () => {
      document.removeEventListener('keydown', press);
      stop();
    };
  }, []);
  if (!shown) return null;
  const Shown = shown === 'palette' ? Palette : KeyboardHelp;
  return (
    <Suspense>
      <Shown onClose={() => setShown(undefined)} />
    </Suspense>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input, textarea, select, [contenteditable=true]') !== null
  );
}
