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
      className="group/rail fixed top-[calc(var(--top-bar)+4rem)] right-0 bottom-4 z-10 hidden w-5 cursor-pointer select-none py-3 pointer-fine:md:block"
    >
      <div ref={rail} className="relative h-full">
        <span className="absolute inset-y-0 right-2 w-1 rounded-full bg-raised" />
        {years.map(({ index, year }) => (
          <span
            key={year}
            style={{ top: `${share(index)}%` }}
            className="tabular pointer-events-none absolute right-6 -translate-y-1/2 rounded-sm bg-black/75 px-1.5 py-0.5 text-white text-xs opacity-0 transition-opacity duration-150 ease-out group-hover/rail:opacity-100 group-data-[shown=true]/rail:opacity-100"
          >
            {year}
          </span>
        ))}
        <span
          style={{ top: `${share(here)}%` }}
          className="pointer-events-none absolute right-0.5 flex -translate-y-1/2 items-center gap-2"
        >
          <span className="whitespace-nowrap rounded-sm border border-line bg-raised px-2 py-1 text-sm text-text opacity-0 shadow-float transition-opacity duration-150 ease-out group-hover/rail:opacity-100 group-data-[shown=true]/rail:opacity-100">
            {monthWords(months[here] ?? '', language)}
          </span>
          <span className="h-1 w-4 rounded-full bg-accent " />
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
