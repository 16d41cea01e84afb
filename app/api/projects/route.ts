import { listProjectNames } from '#lib/projects/queries.ts';
import { route } from '#lib/route.ts';

/** The projects at work whose names have the words of `search`, for choosing among. */
export const GET = route(async (viewer, request) => {
  const projects = await listProjectNames(viewer, request.nextUrl.searchParams.get('search') ?? '');
  return Response.json({ projects });
});
