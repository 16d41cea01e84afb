import * as z from 'zod';
import { failureResponse, route } from '#lib/route.ts';
import { listMatching, maxPageSize } from '#lib/tasks/queries.ts';
import { readTakeFilter } from '#lib/tasks/take-filter.ts';

const taskIds = z.array(z.uuid()).min(1).max(maxPageSize);

/** Which of the named takes a filter lists: `?ids=a,b,c&search=...`. */
export const GET = route(async (viewer, request) => {
  const query = request.nextUrl.searchParams;
  const filter = readTakeFilter(query);
  if (!filter.ok) return failureResponse(filter.failure);
  const ids = taskIds.safeParse(query.get('ids')?.split(','));
  if (!ids.success) {
    return failureResponse({
      code: 'invalid',
      message: `Name 1 to ${maxPageSize} takes by their ids.`,
      field: 'ids',
    });
  }
  return Response.json({ ids: await listMatching(viewer, filter.value, ids.data) });
});
