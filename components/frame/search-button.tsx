'use client';

import type { ReactNode } from 'react';
import { openPalette } from './palette-door.ts';

export function SearchButton({ className, children }: { className: string; children: ReactNode }) {
  return (
    <button type="button" onClick={openPalette} aria-keyshortcuts="Control+K Meta+K" className={className}>
      {children}
    </button>
  );
}
