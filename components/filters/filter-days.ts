import type { TakeFilter } from '#lib/tasks/take-page-view.ts';
import type { Language } from '#prisma/client/enums.ts';

/** Days in a filter, in the time zone of whoever looks; the address has moments. Pure. */

/** The days (`2026-11-20`) that a filter runs from and to, the last one too. */
export interface DayRange {
  first?: string | undefined;
  last?: string | undefined;
}

type Days = Pick<TakeFilter, 'days' | 'from' | 'to'>;

/** What a filter becomes for these days; it forgets any others. */
export function filterOfDays({ first, last }: DayRange): Days {
  // Given the wrong way round, they are turned.
  const [from, to] = first && last && last < first ? [last, first] : [first, last];
  return {
    days: undefined,
    from: from ? startOfDay(from).toISOString() : undefined,
    to: to ? startOfDay(to, 1).toISOString() : undefined,
  };
}

export function daysOfFilter({ from, to }: Days): DayRange {
  return {
    first: from ? dayOf(new Date(from)) : undefined,
    last: to ? dayOf(new Date(Date.parse(to) - 1)) : undefined,
  };
}

export function today(now: Date): DayRange {
  const day = dayOf(now);
  return { first: day, last: day };
}

export function thisMonth(now: Date): DayRange {
  return {
    first: dayOf(new Date(now.getFullYear(), now.getMonth(), 1)),
    last: dayOf(new Date(now.getFullYear(), now.getMonth() + 1, 0)),
  };
}

/** A day as it is written in the language: `20 Nov 2026`. */
export function dayWords(day: string, language: Language): string {
  return startOfDay(day).toLocaleDateString(language, { day: 'numeric', month: 'short', year: 'numeric' });
}

function startOfDay(day: string, later = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later);
}

function dayOf(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
