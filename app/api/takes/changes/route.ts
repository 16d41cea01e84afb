import { failureResponse, route } from '#lib/route.ts';
import { readChanges } from '#lib/tasks/queries.ts';
import { readChangeCursor } from '#lib/tasks/take-cursor.ts';

/** What changed since a cursor: `?since=`. Without one, the cursor of this moment. */
export const GET = route(async (viewer, request) => {
  const since = request.nextUrl.searchParams.get('since');
  if (!since) return Response.json(await readChanges(viewer));
  const cursor = readChangeCursor(since);
  return cursor.ok ? Response.json(await readChanges(viewer, cursor.value)) : failureResponse(cursor.failure);
});
