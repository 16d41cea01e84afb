'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { useText } from '#components/ui/use-text.tsx';
import { placeName } from './places.ts';

/** Where you are, what is running, and who you are. */
export function TopBar({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    <header className="sticky top-0 z-30 flex h-(--top-bar) items-center gap-3 border-line border-b bg-background/90 px-4 backdrop-blur-sm">
      <p className="min-w-0 shrink-0 truncate font-medium">{t(placeName(usePathname()))}</p>
      <div className="ml-auto flex min-w-0 items-center gap-2 max-md:gap-1">{children}</div>
    </header>
  );
}
