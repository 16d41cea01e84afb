import { failureResponse, route } from '#lib/route.ts';
import { isTimeZone, readMonths } from '#lib/tasks/read-months.ts';
import { readTakeFilter } from '#lib/tasks/take-filter.ts';

/** The months in which there are takes: `?zone=Asia/Shanghai&shelf=&project=&person=&mine=`. */
export const GET = route(async (viewer, request) => {
  const query = request.nextUrl.searchParams;
  const filter = readTakeFilter(query);
  if (!filter.ok) return failureResponse(filter.failure);
  const zone = query.get('zone') || 'UTC';
  if (!isTimeZone(zone)) {
    return failureResponse({ code: 'invalid', message: 'This time zone is not known.', field: 'zone' });
  }
  return Response.json({ months: await readMonths(viewer, filter.value, zone) });
});
