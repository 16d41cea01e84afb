'use client';

import { type PointerEvent, useRef, useState } from 'react';
import { useLanguage } from '#components/ui/use-text.tsx';
import type { TakeFilter } from '#lib/tasks/take-page-view.ts';
import { endOfMonth, indexOfMonth, monthWords } from './months.ts';
import { cursorAt } from './reel.ts';
import { useSeenDate } from './seen-date.ts';
import { useMonths } from './use-months.ts';
import type { ReelStart } from './use-reel.ts';

interface DateRailProps {
  filter: TakeFilter;
  onJump: (start: ReelStart) => void;
}

/** Months further apart than this have their own mark; nearer ones share it. */
const yearGapPixels = 26;

/**
 * All months from the newest to the oldest along the right edge, for a pointer: it says where in time one is, and a
 * click or a drag goes there. Keys and screen readers have the list of months (`date-dialog.tsx`).
 */
export function DateRail({ filter, onJump }: DateRailProps) {
  const language = useLanguage();
  const { data: months = [] } = useMonths(filter);
  const { at, isScrolling } = useSeenDate();
  const rail = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<number>();
  if (months.length < 2) return null;

  const share = (index: number) => (index / (months.length - 1)) * 100;
  const now = at === undefined ? -1 : indexOfMonth(months, at);
  const here = pointed ?? (now < 0 ? months.length - 1 : now);
  const indexAt = (event: PointerEvent) => {
    const box = rail.current?.getBoundingClientRect();
    if (!box) return undefined;
    const part = Math.min(1, Math.max(0, (event.clientY - box.top) / box.height));
    return Math.round(part * (months.length - 1));
  };
  const years = yearMarks(months, rail.current?.clientHeight ?? 600);
  return (
    <div
      aria-hidden
      data-shown={isScrolling || pointed !== undefined}
      onPointerMove={(event) => setPointed(indexAt(event))}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerUp={(event) => {
        const month = months[indexAt(event) ?? -1];
        if (month) onJump(month === months[0] ? 'newest' : { below: cursorAt(endOfMonth(month)) });
      }}
      onPointerLeave={() => setPointed(undefined)}
      className="group/rail fixed top-[calc(var(--top-bar)+4rem)] right-0 bottom-4 z-10 hidden w-12 cursor-pointer select-none py-3 opacity-0 transition-opacity duration-150 ease-out hover:opacity-100 data-[shown=true]:opacity-100 pointer-fine:md:block"
    >
      <div ref={rail} className="relative h-full">
        <span className="absolute inset-y-0 right-2.5 w-1 rounded-full bg-black/45 shadow-[0_0_0_1px_oklch(1_0_0/25%)]" />
        {years.map(({ index, year }) => (
          <span
            key={year}
            style={{ top: `${share(index)}%` }}
            className="tabular absolute right-5 -translate-y-1/2 rounded-sm bg-black/70 px-1.5 py-0.5 text-white text-xs"
          >
            {year}
          </span>
        ))}
        <span
          style={{ top: `${share(here)}%` }}
          className="absolute right-1 flex -translate-y-1/2 items-center gap-2"
        >
          <span className="whitespace-nowrap rounded-sm border border-line bg-raised px-2 py-1 text-sm text-text shadow-float">
            {monthWords(months[here] ?? '', language)}
          </span>
          <span className="h-1 w-4 rounded-full bg-accent shadow-[0_0_0_1px_black]" />
        </span>
      </div>
    </div>
  );
}

/** The years that have room for their number, each at its newest month. */
function yearMarks(months: readonly string[], height: number): { index: number; year: string }[] {
  const marks: { index: number; year: string }[] = [];
  const pixels = height / Math.max(1, months.length - 1);
  for (const [index, month] of months.entries()) {
    const year = month.slice(0, 4);
    const last = marks.at(-1);
    if (last?.year === year) continue;
    if (last && (index - last.index) * pixels < yearGapPixels) continue;
    marks.push({ index, year });
  }
  return marks;
}
