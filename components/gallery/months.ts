/** Months as the server names them: `2026-11`. Pure. */

/** The last moment of a month where the person is, in milliseconds. */
export function endOfMonth(month: string): number {
  const [year = 1970, number = 1] = month.split('-').map(Number);
  return new Date(year, number, 1).getTime() - 1;
}

/** The month of a moment where the person is. */
export function monthOf(iso: string): string {
  const date = new Date(iso);
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`;
}

/** The last moment of a day written as `2026-11-20`, where the person is; undefined when it is none. */
export function endOfDay(day: string): number | undefined {
  const parts = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day);
  if (!parts) return undefined;
  const [year = 0, month = 0, date = 0] = parts.slice(1).map(Number);
  return new Date(year, month - 1, date + 1).getTime() - 1;
}

/** Months by their year, in the order given. */
export function byYear(months: readonly string[]): [year: string, months: string[]][] {
  const years = new Map<string, string[]>();
  for (const month of months) {
    const year = month.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), month]);
  }
  return [...years];
}

/** The index of the month that a moment lies in, or of the next older one; -1 when all are newer. */
export function indexOfMonth(months: readonly string[], iso: string): number {
  const month = monthOf(iso);
  return months.findIndex((one) => one <= month);
}

/** Making one of these costs more than using it a thousand times. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: string, name: 'day' | 'month' | 'short'): Intl.DateTimeFormat {
  const key = `${language} ${name}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(language, shapes[name]);
  formats.set(key, known);
  return known;
}

const shapes = {
  day: { day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  short: { month: 'short' },
} as const;

/** `20 November 2026`, in the order of the language. */
export function dayWords(iso: string, language: string): string {
  return formatOf(language, 'day').format(new Date(iso));
}

/** `November 2026`, or only `Nov`. */
export function monthWords(month: string, language: string, isShort = false): string {
  return formatOf(language, isShort ? 'short' : 'month').format(endOfMonth(month));
}
