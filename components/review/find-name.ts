import type { PersonView } from '#lib/review/review-view.ts';

/** A name that is being typed after an `@`. */
export interface TypedName {
  /** Where its `@` stands. */
  start: number;
  typed: string;
}

const mostShown = 6;

/** The name that stands unfinished before the caret; undefined when none does. Pure. */
export function typedNameAt(text: string, caret: number): TypedName | undefined {
  const found = /(?:^|[^\w.+-])@([^@\n]{0,40})$/u.exec(text.slice(0, caret));
  const typed = found?.[1];
  return typed === undefined ? undefined : { start: caret - typed.length - 1, typed };
}

/** The people it may become: by the beginning of their name, or of a word in it. A finished name asks no more. */
export function peopleFor({ typed }: TypedName, people: readonly PersonView[]): PersonView[] {
  const wanted = typed.toLowerCase();
  const isFinished = people.some(({ name }) => wanted.startsWith(`${name.toLowerCase()} `));
  if (isFinished && !people.some(({ name }) => name.toLowerCase().startsWith(wanted))) return [];
  return people
    .filter(({ name }) => {
      const low = name.toLowerCase();
      return low.startsWith(wanted) || (!wanted.includes(' ') && low.includes(` ${wanted}`));
    })
    .slice(0, mostShown);
}

/** The text with the chosen name in the place of what was typed, and where the caret stands then. */
export function withName(text: string, { start, typed }: TypedName, name: string) {
  const before = `${text.slice(0, start)}@${name} `;
  return { text: before + text.slice(start + 1 + typed.length).replace(/^ /, ''), caret: before.length };
}
