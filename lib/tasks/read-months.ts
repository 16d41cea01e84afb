import { z } from 'zod';
import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { Prisma } from '#prisma/client/client.ts';
import type { TakeFilter } from './take-page-view.ts';

/** Fifty years. */
const maxMonths = 600;

/** Whether months can be told in this zone: an IANA name, such as `Asia/Shanghai`. */
export function isTimeZone(zone: string): boolean {
  try {
    return /^[A-Za-z][\w+/-]{1,63}$/.test(zone) && Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}

/**
 * The months (`2026-11`) in which a shelf, a project or a person has takes, newest first. Each is one step down the
 * index, however many takes lie between; of a filter nothing else is minded.
 */
export async function readMonths(
  viewer: Viewer,
  { shelf, projectId, creatorId, isMine }: TakeFilter,
  zone: string,
): Promise<string[]> {
  const person = isMine ? viewer.userId : creatorId;
  const newest = (below: Prisma.Sql) => Prisma.sql`
    (SELECT date_trunc('month', "createdAt", ${zone}) FROM "Task"
      WHERE "teamId" = ${viewer.teamId}::uuid AND shelf = ${shelf ?? 'gallery'}::"TaskShelf" ${below}
        ${projectId ? Prisma.sql`AND "projectId" = ${projectId}::uuid` : Prisma.empty}
        ${person ? Prisma.sql`AND "creatorId" = ${person}::uuid` : Prisma.empty}
      ORDER BY "createdAt" DESC, id DESC LIMIT 1)`;
  const rows = await db().$queryRaw(Prisma.sql`
    WITH RECURSIVE month AS (
      SELECT ${newest(Prisma.empty)} AS start
      UNION ALL
      SELECT ${newest(Prisma.sql`AND "createdAt" < month.start`)} FROM month WHERE month.start IS NOT NULL
    )
    SELECT to_char(start AT TIME ZONE ${zone}, 'YYYY-MM') AS month FROM month WHERE start IS NOT NULL
    LIMIT ${maxMonths}`);
  return z
    .array(z.object({ month: z.string() }))
    .parse(rows)
    .map(({ month }) => month);
}
