/** When a link ends by itself. */
const ends = [
  { value: 'day', label: 'In a day', days: 1 },
  { value: 'week', label: 'In a week', days: 7 },
  { value: 'month', label: 'In 30 days', days: 30 },
  { value: 'quarter', label: 'In 90 days', days: 90 },
  { value: 'never', label: 'Never', days: undefined },
] as const;

export type EndChoice = (typeof ends)[number]['value'] | 'as-it-is';

/** What can be chosen; a link that is there can be left as it is. */
export function endChoices(isThere: boolean): { value: EndChoice; label: string }[] {
  return isThere ? [{ value: 'as-it-is', label: 'As it is' }, ...ends] : [...ends];
}

/** The moment of a choice, as ISO 8601; null is never. */
export function endOf(choice: Exclude<EndChoice, 'as-it-is'>, now: number): string | null {
  const days = ends.find(({ value }) => value === choice)?.days;
  return days === undefined ? null : new Date(now + days * 24 * 60 * 60_000).toISOString();
}
