import { z } from 'zod';
import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { readTakesByIds } from './queries.ts';
import { bestFirst } from './stack-order.ts';
import type { TakeView } from './take-view.ts';

/** A strip of more is not looked through. */
const mostShown = 200;

/** What lies in the gallery of a stack, the best first; empty when the viewer's team has none of this id. */
export async function readStack(viewer: Viewer, stackId: string): Promise<TakeView[]> {
  if (!z.uuid().safeParse(stackId).success) return [];
  const rows = await db().$queryRaw<{ id: string }[]>`
    SELECT id FROM "Task"
    WHERE "stackId" = ${stackId}::uuid AND "teamId" = ${viewer.teamId}::uuid AND shelf = 'gallery'
    ORDER BY ${bestFirst} LIMIT ${mostShown}`;
  const takes = await readTakesByIds(
    viewer,
    rows.map(({ id }) => id),
  );
  const byId = new Map(takes.map((take) => [take.id, take]));
  return rows.flatMap(({ id }) => byId.get(id) ?? []);
}
