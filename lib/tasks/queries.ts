import { z } from 'zod';
import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import type { Prisma } from '#prisma/client/client.ts';
import type { PagePlace } from './page-sql.ts';
import { readSearch } from './read-search.ts';
import { writePageCursor } from './take-cursor.ts';
import type { TakeChanges, TakeFilter, TakePage } from './take-page-view.ts';
import {
  changesAnswer,
  detailAnswer,
  matchingAnswer,
  pageAnswer,
  takesAnswer,
  viewDetail,
  viewTake,
} from './take-row.ts';
import {
  batchStatement,
  changesStatement,
  matchingStatement,
  pageStatement,
  takeStatement,
  takesStatement,
} from './take-sql.ts';
import type { TakeDetail, TakeView } from './take-view.ts';

/** Reads of takes, one round trip each, always within the viewer's team. Every role may look. */

export const usualPageSize = 60;
export const maxPageSize = 100;
/** Beyond this many changes it is cheaper to load the pages again. */
const maxChanges = 300;

/**
 * The team's takes under a filter, newest first. A page is read by its keyset: its cost does not grow with its depth.
 * It lies below the cursor's take, or with `towards: 'newer'` ends with it, so that the two cut a list without a gap.
 */
export async function listTakes(
  viewer: Viewer,
  {
    cursor,
    towards = 'older',
    limit = usualPageSize,
    walkAtMost,
    filter = {},
  }: Partial<PagePlace> & { filter?: TakeFilter } = {},
): Promise<TakePage> {
  const size = Math.min(Math.max(1, limit), maxPageSize);
  const listed = { filter, terms: await readSearch(viewer, filter.search) };
  const statement = pageStatement(viewer, listed, { cursor, towards, limit: size, walkAtMost });
  const { takes, ...more } = await readOne(pageAnswer, statement);
  const hasMore = takes.length > size;
  const isUpwards = towards === 'newer';
  const rows = isUpwards && hasMore ? takes.slice(-size) : takes.slice(0, size);
  const [top, last] = [takes[0], rows.at(-1)];
  const here = cursor ? `${cursor.createdAt.getTime()}.${cursor.id}` : null;
  return {
    ...more,
    takes: rows.map((row) => viewTake(row, viewer)),
    nextCursor: isUpwards ? here : hasMore && last ? writePageCursor(last) : null,
    newerCursor: isUpwards ? (hasMore && top ? writePageCursor(top) : null) : here,
  };
}

/** Which of the named takes are listed under a filter; asked for changed takes where a filter has words. */
export async function listMatching(
  viewer: Viewer,
  filter: TakeFilter,
  taskIds: readonly string[],
): Promise<string[]> {
  const listed = { filter, terms: await readSearch(viewer, filter.search) };
  const { ids } = await readOne(matchingAnswer, matchingStatement(viewer, listed, taskIds));
  return ids;
}

/**
 * Every take that may have changed since a cursor that an earlier answer gave. Exact: rows carry the id of the
 * transaction that wrote them, and the cursor is the oldest transaction that was still running at the last look, so
 * that a change that commits late is seen too; the price is that some takes come twice. Without a cursor only the
 * cursor of this moment comes back.
 */
export async function readChanges(viewer: Viewer, since?: bigint): Promise<TakeChanges> {
  // Without a cursor: beyond every transaction, so nothing matches.
  const mark = since ?? 1n << 62n;
  const answer = await readOne(changesAnswer, changesStatement(viewer, mark, maxChanges + 1));
  const isReset = since !== undefined && (answer.isAhead || answer.takes.length > maxChanges);
  return {
    takes: isReset ? [] : answer.takes.map((row) => viewTake(row, viewer)),
    cursor: answer.cursor,
    counts: answer.counts,
    isReset,
  };
}

/**
 * One take with all that its page shows; undefined when the viewer's team has none of this id. The words of a narration
 * are left out of its input but with `hasText`.
 */
export async function readTake(
  viewer: Viewer,
  taskId: string,
  { hasText = false }: { hasText?: boolean } = {},
): Promise<TakeDetail | undefined> {
  if (!z.uuid().safeParse(taskId).success) return undefined;
  const { take } = await readOne(detailAnswer, takeStatement(viewer, taskId, { hasText }));
  return take && viewDetail(take, viewer);
}

/** The named takes that belong to the viewer's team, oldest first. */
export async function readTakesByIds(viewer: Viewer, taskIds: readonly string[]): Promise<TakeView[]> {
  if (taskIds.length === 0) return [];
  const { takes } = await readOne(takesAnswer, takesStatement(viewer, taskIds));
  return takes.map((row) => viewTake(row, viewer));
}

/** Takes that were asked for together, such as one line cast in several voices; empty when the team has none of this id. */
export async function readBatch(viewer: Viewer, batchId: string): Promise<TakeView[]> {
  if (!z.uuid().safeParse(batchId).success) return [];
  const { takes } = await readOne(takesAnswer, batchStatement(viewer, batchId));
  return takes.map((row) => viewTake(row, viewer));
}

async function readOne<T extends z.ZodType>(schema: T, statement: Prisma.Sql): Promise<z.infer<T>> {
  const [row] = await db().$queryRaw<{ answer: unknown }[]>(statement);
  return schema.parse(row?.answer);
}
