import { failureResponse, route } from '#lib/route.ts';
import { readFilterNames } from '#lib/tasks/filter-choices.ts';
import { readTakeFilter } from '#lib/tasks/take-filter.ts';

/** What the ids in a filter are called: `?person=&project=&tag=`. */
export const GET = route(async (viewer, request) => {
  const filter = readTakeFilter(request.nextUrl.searchParams);
  if (!filter.ok) return failureResponse(filter.failure);
  return Response.json(await readFilterNames(viewer, filter.value));
});
