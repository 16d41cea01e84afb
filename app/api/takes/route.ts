import { failure, type Result, success } from '#lib/result.ts';
import { failureResponse, route } from '#lib/route.ts';
import { listTakes, maxPageSize, usualPageSize } from '#lib/tasks/queries.ts';
import { type PageCursor, readPageCursor } from '#lib/tasks/take-cursor.ts';
import { readTakeFilter } from '#lib/tasks/take-filter.ts';

/** A page of takes: `?cursor=&towards=newer&limit=` and a filter (`lib/tasks/filter-address.ts`). */
export const GET = route(async (viewer, request) => {
  const query = request.nextUrl.searchParams;
  const filter = readTakeFilter(query);
  if (!filter.ok) return failureResponse(filter.failure);
  const limit = readLimit(query.get('limit'));
  if (!limit.ok) return failureResponse(limit.failure);
  const cursor: Result<PageCursor | undefined> = query.get('cursor')
    ? readPageCursor(query.get('cursor') ?? '')
    : success(undefined);
  if (!cursor.ok) return failureResponse(cursor.failure);
  const towards = query.get('towards') || 'older';
  if (towards !== 'older' && towards !== 'newer') {
    return failureResponse({
      code: 'invalid',
      message: 'A page goes towards: older, newer.',
      field: 'towards',
    });
  }
  return Response.json(
    await listTakes(viewer, { cursor: cursor.value, towards, limit: limit.value, filter: filter.value }),
  );
});

function readLimit(text: string | null): Result<number> {
  if (!text) return success(usualPageSize);
  const limit = Number(text);
  if (Number.isInteger(limit) && limit >= 1 && limit <= maxPageSize) return success(limit);
  return failure('invalid', `A page holds 1 to ${maxPageSize} takes.`, { field: 'limit' });
}
