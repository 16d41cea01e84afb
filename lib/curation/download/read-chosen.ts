import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { listTakes, maxPageSize, readTakesByIds } from '#lib/tasks/queries.ts';
import { type PageCursor, readPageCursor } from '#lib/tasks/take-cursor.ts';
import type { TakeFilter } from '#lib/tasks/take-page-view.ts';
import type { TakeView } from '#lib/tasks/take-view.ts';
import { maxTakesAtOnce } from '../shelf-limits.ts';

/** The takes that a download is asked for: by name and in this order, or as a filter lists them. */
export type Chosen = { taskIds: string[] } | { filter: TakeFilter };

/** Their ids, and whether there would have been more than a download holds. */
export async function readChosen(
  viewer: Viewer,
  chosen: Chosen,
): Promise<{ taskIds: string[]; isCut: boolean }> {
  if ('taskIds' in chosen) return { taskIds: [...new Set(chosen.taskIds)], isCut: false };
  const taskIds: string[] = [];
  for (let cursor: PageCursor | undefined; ; ) {
    const { takes, nextCursor } = await listTakes(viewer, {
      filter: chosen.filter,
      limit: maxPageSize,
      cursor,
    });
    taskIds.push(...takes.map(({ id }) => id));
    const next = nextCursor === null ? undefined : readPageCursor(nextCursor);
    if (!next?.ok) return { taskIds, isCut: false };
    if (taskIds.length >= maxTakesAtOnce) return { taskIds, isCut: true };
    cursor = next.value;
  }
}

/** A take with what lies in storage of it. */
export interface ChosenTake {
  take: TakeView;
  /** The form's input as parsed. */
  input: unknown;
  files: { storageKey: string; format: string }[];
}

/** So many are read at once while the download goes on. */
const chunkSize = 50;

/** The named takes of the viewer's team one after the other, in the order of the names; the others are left out. */
export async function* readInOrder(viewer: Viewer, taskIds: readonly string[]): AsyncGenerator<ChosenTake> {
  for (let at = 0; at < taskIds.length; at += chunkSize) {
    const ids = taskIds.slice(at, at + chunkSize);
    const [takes, rows] = await Promise.all([
      readTakesByIds(viewer, ids),
      db().task.findMany({
        where: { id: { in: ids }, teamId: viewer.teamId },
        select: {
          id: true,
          input: true,
          outputs: {
            orderBy: { outputIndex: 'asc' },
            select: { asset: { select: { storageKey: true, format: true } } },
          },
        },
      }),
    ]);
    const takeOf = new Map(takes.map((take) => [take.id, take]));
    const rowOf = new Map(rows.map((row) => [row.id, row]));
    for (const id of ids) {
      const [take, row] = [takeOf.get(id), rowOf.get(id)];
      if (take && row) yield { take, input: row.input, files: row.outputs.map(({ asset }) => asset) };
    }
  }
}
