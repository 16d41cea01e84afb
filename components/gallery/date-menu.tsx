'use client';

import { CalendarDays } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { useLanguage, useText } from '#components/ui/use-text.tsx';
import type { TakeFilter } from '#lib/tasks/take-page-view.ts';
import { dayWords } from './months.ts';
import { useSeenDate } from './seen-date.ts';
import type { ReelStart } from './use-reel.ts';

const DateRail = lazyPart(() => import('./date-rail.tsx').then((found) => found.DateRail));
const DateDialog = lazyPart(() => import('./date-dialog.tsx').then((found) => found.DateDialog));

interface DateMenuProps {
  filter: TakeFilter;
  onJump: (start: ReelStart) => void;
}

/**
 * The way to takes of long ago. While the page is scrolled the date of what is seen stands over it, and leads to a list
 * of months; with a pointer there is a rail of months at the edge.
 */
export function DateMenu({ filter, onJump }: DateMenuProps) {
  const t = useText();
  const language = useLanguage();
  const { at, isScrolling } = useSeenDate();
  const [isOpen, setOpen] = useState(false);
  const words = at && dayWords(at, language);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        data-shown={isScrolling}
        className="pointer-events-none fixed top-[calc(var(--top-bar)+0.5rem)] left-1/2 z-20 flex h-9 -translate-x-1/2 items-center gap-2 rounded-full border border-line bg-raised/95 px-4 text-sm opacity-0 shadow-float transition-opacity duration-150 ease-out focus-visible:pointer-events-auto focus-visible:opacity-100 data-[shown=true]:pointer-events-auto data-[shown=true]:opacity-100 md:top-[calc(var(--top-bar)+4rem)] pointer-coarse:h-10 [&_svg]:size-4 [&_svg]:stroke-[1.5] [&_svg]:text-muted"
      >
        <CalendarDays aria-hidden />
        <span className="sr-only">{t('Jump to a date')}</span>
        <span className="tabular-nums">{words}</span>
      </button>
      <Suspense>
        <DateRail filter={filter} onJump={onJump} />
        {isOpen && (
          <DateDialog
            filter={filter}
            onClose={() => setOpen(false)}
            onJump={(start) => {
              setOpen(false);
              onJump(start);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
