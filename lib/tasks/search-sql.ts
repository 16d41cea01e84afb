import { Prisma } from '#prisma/client/client.ts';
import { pairsIn, type SearchTerm, wordsIn } from './search-terms.ts';

/** What stands in the words of a take for its team, creator, project or tag: renaming them rewrites nothing. */
export function facet(id: string): string {
  return `@${id.replaceAll('-', '')}`;
}

/** A term, and the people, projects and tags whose names have it. */
export interface NamedTerm extends SearchTerm {
  facets: readonly string[];
}

/** Whether a row of "TaskSearch" has a term: as a form of its word, as part of a word, or by the name of what it belongs to. */
export function termCondition({ text, isPhrase, isExcluded, facets }: NamedTerm): Prisma.Sql {
  const arms = isPhrase ? [literal(text)] : [...wordForms(text), ...parts(text)];
  if (facets.length > 0) arms.push(Prisma.sql`words @@ ${anyOf(facets)}::tsquery`);
  const found = Prisma.sql`(${Prisma.join(arms, ' OR ')})`;
  return isExcluded ? Prisma.sql`NOT ${found}` : found;
}

/** All of these lexemes; they are letters and digits, or a facet. */
export function allOf(lexemes: readonly string[]): string {
  return lexemes.map((lexeme) => `'${lexeme}'`).join(' & ');
}

function anyOf(lexemes: readonly string[]): string {
  return lexemes.map((lexeme) => `'${lexeme}'`).join(' | ');
}

/** A word in any of its English forms; a short one, of which the index over parts knows nothing, also as a beginning. */
function wordForms(text: string): Prisma.Sql[] {
  const words = wordsIn(text);
  if (words.length === 0) return [];
  const [word = ''] = words;
  const stem = Prisma.sql`plainto_tsquery('english', ${words.join(' ')})`;
  const exact = words.length === 1 && !hasTrigram(text) ? `'${word}':*` : allOf(words);
  return [Prisma.sql`words @@ (${stem} || ${exact}::tsquery)`];
}

/** As it is, anywhere: by three characters of a word that stand together, or by pairs in scripts without spaces. */
function parts(text: string): Prisma.Sql[] {
  return hasTrigram(text) || pairsIn(text).length > 0 ? [literal(text)] : [];
}

function literal(text: string): Prisma.Sql {
  const pairs = pairsIn(text);
  // The index over parts of words does not know short words.
  const lexemes = pairs.length > 0 || hasTrigram(text) ? pairs : wordsIn(text);
  const stands = Prisma.sql`text LIKE ${`%${text.replace(/[\\%_]/g, '\\$&')}%`}`;
  if (lexemes.length === 0) return stands;
  return Prisma.sql`(words @@ ${allOf(lexemes)}::tsquery AND ${stands})`;
}

function hasTrigram(text: string): boolean {
  return wordsIn(text).some((word) => [...word].length >= 3);
}
