/** Who is named in a text by `@` and their name. Pure: the server asks it, and the screen marks the same words. */

interface Person {
  id: string;
  name: string;
}

export interface Mention {
  person: Person;
  /** Where its `@` stands. */
  start: number;
  end: number;
}

const letterOrDigit = /[\p{L}\p{N}]/u;

/**
 * The mentions in a text, in order. The longest name that fits counts, whatever its case; before the `@` stands no
 * letter (an e-mail address is no mention), and a Latin name ends where its word ends.
 */
export function findMentions(text: string, people: readonly Person[]): Mention[] {
  const byLength = people
    .filter(({ name }) => name.trim() !== '')
    .toSorted((a, b) => b.name.length - a.name.length);
  const mentions: Mention[] = [];
  let start = text.indexOf('@');
  while (start !== -1) {
    const from = start;
    const person = isFree(text, from)
      ? byLength.find(({ name }) => standsAt(text, name, from + 1))
      : undefined;
    const end = from + 1 + (person?.name.length ?? 0);
    if (person) mentions.push({ person, start: from, end });
    start = text.indexOf('@', end);
  }
  return mentions;
}

function isFree(text: string, at: number): boolean {
  const before = text[at - 1];
  return before === undefined || !/[\w.+-]/.test(before);
}

function standsAt(text: string, name: string, at: number): boolean {
  if (text.slice(at, at + name.length).toLowerCase() !== name.toLowerCase()) return false;
  const [last, next] = [name.at(-1) ?? '', text[at + name.length] ?? ''];
  // Chinese has no spaces between words: only a Latin name must end there.
  return !(/\w/.test(last) && letterOrDigit.test(next) && /\w/.test(next));
}

/**
 * Who is meant: everybody of the team whose name stands in the text. Of several people with one name those that were
 * chosen from the list (`chosenIds`), or all of them where nobody was.
 */
export function mentionedIds(
  text: string,
  people: readonly Person[],
  chosenIds: readonly string[] = [],
): string[] {
  const named = new Set(findMentions(text, people).map(({ person }) => person.name.toLowerCase()));
  return [...named].flatMap((name) => {
    const all = people.filter((person) => person.name.toLowerCase() === name).map(({ id }) => id);
    const chosen = all.filter((id) => chosenIds.includes(id));
    return chosen.length > 0 ? chosen : all;
  });
}
