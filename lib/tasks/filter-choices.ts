import { z } from 'zod';
import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { storableText } from '#lib/storable.ts';
import type { FilterChoices, FilterNames } from './filter-choices-view.ts';
import { foldText } from './search-terms.ts';
import type { TakeFilter } from './take-page-view.ts';

/** So many of each are offered; who looks for another types its name. */
const maxChoices = 8;

const named = z.array(z.object({ id: z.string(), name: z.string() }));

/** People, projects, tags and models of the team to filter by, those whose names have the words. Every role may look. */
export async function readFilterChoices({ teamId }: Viewer, search: string): Promise<FilterChoices> {
  const pattern = `%${foldText(storableText(search).trim()).replace(/[\\%_]/g, '\\$&')}%`;
  const [row] = await db().$queryRaw<{ answer: unknown }[]>`
    WITH RECURSIVE model AS (
      SELECT (SELECT min(model) FROM "Task" WHERE "teamId" = ${teamId}::uuid AND shelf = 'gallery') AS name
      UNION ALL
      SELECT (SELECT min(model) FROM "Task" WHERE "teamId" = ${teamId}::uuid AND shelf = 'gallery' AND model > model.name)
      FROM model WHERE model.name IS NOT NULL
    ),
    choice AS (
      SELECT 'people' AS kind, person.id::text, person.name FROM "User" person WHERE
        EXISTS (SELECT FROM "Member" WHERE "teamId" = ${teamId}::uuid AND "userId" = person.id)
        OR EXISTS (SELECT FROM "Task" WHERE "teamId" = ${teamId}::uuid
          AND shelf IN ('gallery', 'archive', 'bin') AND "creatorId" = person.id)
      UNION ALL SELECT 'projects', id::text, name FROM "Project" WHERE "teamId" = ${teamId}::uuid AND "archivedAt" IS NULL
      UNION ALL SELECT 'tags', id::text, name FROM "Tag" WHERE "teamId" = ${teamId}::uuid
      UNION ALL SELECT 'models', name, name FROM model WHERE name <> ''
    ),
    counted AS (
      SELECT *, row_number() OVER (PARTITION BY kind ORDER BY lower(name), id) AS place FROM choice
      WHERE search_fold(name) LIKE ${pattern}
    )
    SELECT COALESCE(json_object_agg(kind, found), '{}') AS answer FROM (
      SELECT kind, json_agg(json_build_object('id', id, 'name', name) ORDER BY place) AS found
      FROM counted WHERE place <= ${maxChoices} GROUP BY kind) grouped`;
  const { people, projects, tags, models } = z
    .object({ people: named, projects: named, tags: named, models: named })
    .partial()
    .parse(row?.answer);
  return {
    people: people ?? [],
    projects: projects ?? [],
    tags: tags ?? [],
    models: (models ?? []).map(({ name }) => name),
  };
}

/** What the person, the project and the tag of a filter are called; those that the team does not have are absent. */
export async function readFilterNames({ teamId }: Viewer, filter: TakeFilter): Promise<FilterNames> {
  const { creatorId = null, projectId = null, tagId = null } = filter;
  const [row] = await db().$queryRaw<Record<keyof FilterNames, string | null>[]>`
    SELECT
      (SELECT name FROM "User" person WHERE id = ${creatorId}::uuid AND (
        EXISTS (SELECT FROM "Member" WHERE "teamId" = ${teamId}::uuid AND "userId" = person.id)
        OR EXISTS (SELECT FROM "Task" WHERE "teamId" = ${teamId}::uuid
          AND shelf IN ('gallery', 'archive', 'bin') AND "creatorId" = person.id))) AS person,
      (SELECT name FROM "Project" WHERE id = ${projectId}::uuid AND "teamId" = ${teamId}::uuid) AS project,
      (SELECT name FROM "Tag" WHERE id = ${tagId}::uuid AND "teamId" = ${teamId}::uuid) AS tag`;
  return {
    person: row?.person ?? undefined,
    project: row?.project ?? undefined,
    tag: row?.tag ?? undefined,
  };
}
