import { route } from '#lib/route.ts';
import { readFilterChoices } from '#lib/tasks/filter-choices.ts';

/** People, projects, tags and models to filter by: `?search=`. */
export const GET = route(async (viewer, request) => {
  const search = (request.nextUrl.searchParams.get('search') ?? '').slice(0, 100);
  return Response.json(await readFilterChoices(viewer, search));
});
