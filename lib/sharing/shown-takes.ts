import * as z from 'zod';
import { db } from '#lib/db.ts';
import { Prisma } from '#prisma/client/client.ts';
import { MediaKind } from '#prisma/client/enums.ts';

/** Which takes a link shows, and their files. One place decides: pages, files and comments of guests all ask here. */

const optional = <T extends z.ZodType>(schema: T) =>
  schema.nullish().transform((value) => value ?? undefined);
const stored = z.object({
  storageKey: z.string(),
  mimeType: z.string(),
  width: optional(z.number()),
  height: optional(z.number()),
});
const file = stored.extend({
  kind: z.enum(MediaKind),
  format: z.string(),
  durationSeconds: optional(z.number()),
  framesPerSecond: optional(z.number()),
  hasAudio: z.boolean(),
  derivatives: optional(
    z.object({ poster: optional(stored), preview: optional(stored), peaks: optional(stored) }),
  ),
});
export type ShownFile = z.infer<typeof file>;

/** What the link shows of a take is decided inside the statement: what is hidden never leaves the database. */
const shownTake = z.object({
  id: z.string(),
  createdAt: z.string(),
  position: optional(z.number()),
  files: z.array(file),
  title: optional(z.string()),
  prompt: optional(z.string()),
  text: optional(z.string()),
  costMicros: optional(z.number()),
  currency: optional(z.string()),
  madeBy: optional(z.string()),
});
export type ShownTake = z.infer<typeof shownTake>;

/**
 * The takes that a living link shows: finished, neither in the bin nor deleted, of the link's own team. Of a project it
 * is the gallery with its stacks closed, of chosen takes those that were chosen. `share` and `task` are joined.
 */
const isShown = Prisma.sql`
  share."revokedAt" IS NULL AND (share."expiresAt" IS NULL OR share."expiresAt" > now())
  AND task."teamId" = share."teamId" AND task.state = 'succeeded' AND task."parentId" IS NULL
  AND (CASE WHEN share."projectId" IS NULL
    THEN task.shelf IN ('gallery', 'archive') AND item."taskId" IS NOT NULL
    ELSE task.shelf = 'gallery' AND task."isStackTop" AND task."projectId" = share."projectId" END)
  AND (EXISTS (SELECT FROM "TaskOutput" output WHERE output."taskId" = task.id)
    OR share."showsPrompts" AND task."resultText" IS NOT NULL)`;

const columns = Prisma.sql`
  task.id, task."createdAt", item.position,
  COALESCE((
    SELECT json_agg(json_build_object(
      'storageKey', asset."storageKey", 'mimeType', asset."mimeType", 'kind', asset.kind, 'format', asset.format,
      'width', asset.width, 'height', asset.height, 'durationSeconds', asset."durationSeconds",
      'framesPerSecond', asset."framesPerSecond", 'hasAudio', asset."audioCodec" IS NOT NULL,
      'derivatives', (SELECT json_object_agg(d.kind, json_build_object(
        'storageKey', d."storageKey", 'mimeType', d."mimeType", 'width', d.width, 'height', d.height))
        FROM "AssetDerivative" d WHERE d."assetId" = asset.id)
    ) ORDER BY output."outputIndex")
    FROM "TaskOutput" output JOIN "Asset" asset ON asset.id = output."assetId" AND asset."teamId" = task."teamId"
    WHERE output."taskId" = task.id), '[]') AS files,
  CASE WHEN share."showsPrompts" THEN task.title END AS title,
  CASE WHEN share."showsPrompts" THEN left(task.prompt, 8000) END AS prompt,
  CASE WHEN share."showsPrompts" THEN task."resultText" END AS text,
  CASE WHEN share."showsNames" THEN (SELECT name FROM "User" WHERE id = task."creatorId") END AS "madeBy",
  charge.micros AS "costMicros", charge.currency`;

/** Of a narration: of its parts together. */
const chargeOf = Prisma.sql`
  LEFT JOIN LATERAL (
    SELECT sum(charge."amountMicros")::float8 AS micros, min(charge.currency) AS currency
    FROM "Charge" charge
    WHERE share."showsCosts" AND charge."isPriced" AND charge."taskId" IN (
      SELECT task.id UNION ALL SELECT part.id FROM "Task" part WHERE part."parentId" = task.id)
  ) charge ON true`;

/** A page of what a link shows, with one more than `limit` when there is a next page; below a take that it shows. */
export async function readShownPage(
  share: { shareId: string; projectId: string | null },
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<ShownTake[]> {
  const { shareId, projectId } = share;
  const rows =
    projectId === null
      ? Prisma.sql`
        SELECT ${columns} FROM "Share" share
        JOIN "ShareItem" item ON item."shareId" = share.id JOIN "Task" task ON task.id = item."taskId" ${chargeOf}
        WHERE share.id = ${shareId}::uuid AND ${isShown}
          ${after ? Prisma.sql`AND item.position > (SELECT position FROM "ShareItem" WHERE "shareId" = share.id AND "taskId" = ${after}::uuid)` : Prisma.empty}
        ORDER BY item.position LIMIT ${limit + 1}`
      : Prisma.sql`
        SELECT ${columns} FROM "Share" share
        JOIN "Task" task ON task."teamId" = share."teamId" AND task."projectId" = ${projectId}::uuid AND task.shelf = 'gallery'
        LEFT JOIN "ShareItem" item ON false ${chargeOf}
        WHERE share.id = ${shareId}::uuid AND ${isShown}
          ${after ? Prisma.sql`AND (task."createdAt", task.id) < (SELECT "createdAt", id FROM "Task" WHERE id = ${after}::uuid)` : Prisma.empty}
        ORDER BY task."createdAt" DESC, task.id DESC LIMIT ${limit + 1}`;
  return read(rows);
}

/** One take, where the link shows it at this moment. */
export async function readShownTake(shareId: string, taskId: string): Promise<ShownTake | undefined> {
  const [take] = await read(Prisma.sql`
    SELECT ${columns} FROM "Share" share
    JOIN "Task" task ON task.id = ${taskId}::uuid
    LEFT JOIN "ShareItem" item ON item."shareId" = share.id AND item."taskId" = task.id ${chargeOf}
    WHERE share.id = ${shareId}::uuid AND ${isShown}`);
  return take;
}

async function read(rows: Prisma.Sql): Promise<ShownTake[]> {
  const [row] = await db().$queryRaw<{ takes: unknown }[]>`
    SELECT COALESCE((SELECT json_agg(one) FROM (${rows}) one), '[]') AS takes`;
  return z.array(shownTake).parse(row?.takes);
}
