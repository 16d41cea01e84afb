import type { Viewer } from '#lib/auth/viewer.ts';
import { Prisma } from '#prisma/client/client.ts';

/** The statements of `queries.ts`. Counts and amounts are kept by triggers; nothing here walks through takes. */

export interface ProjectCursor {
  activeAt: string;
  id: string;
}

/** Of the newest takes of a project, those that a cover is chosen from. */
const coverCandidates = 40;

/** When a project's newest take was made, by the index over project and time; of an empty one, when it was made itself. */
const activity = Prisma.sql`
  SELECT project.*, newest."createdAt" AS "lastTakeAt",
    GREATEST(project."createdAt", newest."createdAt") AS "activeAt"
  FROM "Project" project LEFT JOIN LATERAL (
    SELECT "createdAt" FROM "Task"
    WHERE "teamId" = project."teamId" AND shelf = 'gallery' AND "projectId" = project.id
    ORDER BY "createdAt" DESC, id DESC LIMIT 1) newest ON true`;

/** Projects of a team, the one worked on last first, with one row more than `limit` when there are more. */
export function wallStatement(
  { teamId }: Viewer,
  { isArchived, cursor, limit }: { isArchived: boolean; cursor: ProjectCursor | undefined; limit: number },
): Prisma.Sql {
  const below = cursor
    ? Prisma.sql`WHERE ("activeAt", id) < (${cursor.activeAt}::timestamptz, ${cursor.id}::uuid)`
    : Prisma.empty;
  const page = Prisma.sql`
    SELECT * FROM (
      ${activity} WHERE project."teamId" = ${teamId}::uuid AND project."archivedAt" IS ${archived(isArchived)}) every_one
    ${below} ORDER BY "activeAt" DESC, id DESC LIMIT ${limit + 1}`;
  return Prisma.sql`SELECT json_build_object('projects', COALESCE((
    SELECT json_agg(row ORDER BY row."activeAt" DESC, row.id DESC) FROM (${projectRows(page)}) row), '[]')) AS answer`;
}

/** One project of the team with its people. */
export function projectStatement({ teamId }: Viewer, projectId: string): Prisma.Sql {
  const one = Prisma.sql`${activity} WHERE project.id = ${projectId}::uuid AND project."teamId" = ${teamId}::uuid`;
  return Prisma.sql`SELECT json_build_object('project', (
    SELECT row_to_json(row) FROM (
      SELECT view.*, (
        SELECT json_agg(person ORDER BY person."takeCount" DESC, person.name, person."userId") FROM (
          SELECT made."userId", maker.name, sum(made."takeCount") AS "takeCount",
            json_agg(json_build_object('currency', made.currency, 'amountMicros', made."spentMicros")
              ORDER BY made."spentMicros" DESC) FILTER (WHERE made."spentMicros" <> 0) AS spent
          FROM "ProjectPerson" made JOIN "User" maker ON maker.id = made."userId"
          WHERE made."projectId" = view.id AND (made."takeCount" <> 0 OR made."spentMicros" <> 0)
          GROUP BY made."userId", maker.name) person
      ) AS people
      FROM (${projectRows(one)}) view
    ) row)) AS answer`;
}

/** Names for choosing among, the project worked on last first. */
export function namesStatement({ teamId }: Viewer, search: string, limit: number): Prisma.Sql {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return Prisma.sql`SELECT json_build_object('projects', COALESCE((
    SELECT json_agg(json_build_object('id', row.id, 'name', row.name) ORDER BY row."activeAt" DESC, row.id DESC) FROM (
      SELECT * FROM (
        ${activity} WHERE project."teamId" = ${teamId}::uuid AND project."archivedAt" IS NULL
          AND project.name ILIKE ${pattern}) named
      ORDER BY "activeAt" DESC, id DESC LIMIT ${limit}) row), '[]')) AS answer`;
}

function archived(isArchived: boolean): Prisma.Sql {
  return isArchived ? Prisma.sql`NOT NULL` : Prisma.sql`NULL`;
}

function projectRows(from: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT project.id, project.name, project.description, project."createdAt", project."archivedAt",
      project."lastTakeAt", project."activeAt", maker.name AS "createdByName",
      (SELECT COALESCE(sum("takeCount"), 0) FROM "ProjectPerson" WHERE "projectId" = project.id) AS "takeCount",
      (SELECT json_agg(json_build_object('currency', currency, 'amountMicros', micros) ORDER BY micros DESC) FROM (
        SELECT currency, sum("spentMicros") AS micros FROM "ProjectPerson"
        WHERE "projectId" = project.id AND currency <> '' GROUP BY currency HAVING sum("spentMicros") <> 0) total
      ) AS spent,
      (SELECT json_agg(json_build_object('storageKey', still."storageKey", 'mimeType', still."mimeType",
          'width', still.width, 'height', still.height) ORDER BY still."createdAt" DESC) FROM (${covers}) still) AS covers
    FROM (${from}) project JOIN "User" maker ON maker.id = project."createdById"`;
}

/** The newest finished takes with a still that nobody rejected. */
const covers = Prisma.sql`
  SELECT poster."storageKey", poster."mimeType", poster.width, poster.height, take."createdAt"
  FROM (
    SELECT id, state, review, "createdAt" FROM "Task"
    WHERE "teamId" = project."teamId" AND shelf = 'gallery' AND "projectId" = project.id
    ORDER BY "createdAt" DESC, id DESC LIMIT ${coverCandidates}) take
  JOIN "TaskOutput" output ON output."taskId" = take.id AND output."outputIndex" = 0
  JOIN "AssetDerivative" poster ON poster."assetId" = output."assetId" AND poster.kind = 'poster'
  WHERE take.state = 'succeeded' AND take.review <> 'rejected'
  ORDER BY take."createdAt" DESC LIMIT 4`;
