import { listNotices, listNoticesAfter } from '#lib/notices/queries.ts';
import { route } from '#lib/route.ts';

/** What the viewer was told: a page, `?before=` a cursor; or what came `?after=` a notice. */
export const GET = route(async (viewer, request) => {
  const { searchParams } = request.nextUrl;
  const after = searchParams.get('after');
  if (after) return Response.json({ notices: await listNoticesAfter(viewer, after), nextCursor: null });
  return Response.json(await listNotices(viewer, searchParams.get('before') ?? undefined));
});
