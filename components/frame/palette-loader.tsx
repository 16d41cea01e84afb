'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { onPaletteAsked } from './palette-door.ts';

const Palette = lazy(() => import('./palette.tsx').then((module) => ({ default: module.Palette })));

/** Waits for Ctrl or Cmd K, and only then loads the command palette. */
export function PaletteLoader() {
  const [isOpen, setOpen] = useState(false);
  // The outside system is the keyboard of the whole page.
  useEffect(() => {
    const open = () => setOpen(true);
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey) return;
      event.preventDefault();
      setOpen((wasOpen) => !wasOpen);
    };
    document.addEventListener('keydown', press);
    const stop = onPaletteAsked(open);
    return () => {
      document.removeEventListener('keydown', press);
      stop();
    };
  }, []);
  if (!isOpen) return null;
  return (
    <Suspense>
      <Palette onClose={() => setOpen(false)} />
    </Suspense>
  );
}
