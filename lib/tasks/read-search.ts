import { z } from 'zod';
import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { facet, type NamedTerm } from './search-sql.ts';
import { type SearchTerm, searchTerms, wordsIn } from './search-terms.ts';

/** So many people, projects and tags a word may name. */
const maxNames = 200;

/**
 * The terms of a search with those people, projects and tags of the team whose names have them: at the beginning of a
 * word, from three characters on anywhere. Undefined where nothing can be found.
 */
export async function readSearch(
  viewer: Viewer,
  search: string | undefined,
): Promise<NamedTerm[] | undefined> {
  const terms = searchTerms(search ?? '');
  if (!terms || terms.length === 0) return terms && [];
  const { teamId } = viewer;
  const rows = await db().$queryRaw`
    SELECT term.index, name.id FROM unnest(${terms.map(patternOf)}::text[]) WITH ORDINALITY term (pattern, index),
    LATERAL (
      SELECT id FROM (
        SELECT id, name FROM "Project" WHERE "teamId" = ${teamId}::uuid
        UNION ALL SELECT id, name FROM "Tag" WHERE "teamId" = ${teamId}::uuid
        UNION ALL SELECT person.id, person.name FROM "User" person WHERE
          EXISTS (SELECT FROM "Member" WHERE "teamId" = ${teamId}::uuid AND "userId" = person.id)
          OR EXISTS (SELECT FROM "Task" WHERE "teamId" = ${teamId}::uuid
            AND shelf IN ('gallery', 'archive', 'bin') AND "creatorId" = person.id)) named
      WHERE ' ' || search_fold(name) LIKE term.pattern LIMIT ${maxNames}) name`;
  const found = z.array(z.object({ index: z.bigint(), id: z.string() })).parse(rows);
  return terms.map((term, at) => ({
    ...term,
    facets: found.filter(({ index }) => index === BigInt(at + 1)).map(({ id }) => facet(id)),
  }));
}

function patternOf({ text }: SearchTerm): string {
  const literal = text.replace(/[\\%_]/g, '\\$&');
  return wordsIn(text)[0] === text && text.length < 3 ? `% ${literal}%` : `%${literal}%`;
}
