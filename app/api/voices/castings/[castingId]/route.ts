import { failureResponse, route } from '#lib/route.ts';
import { readCasting } from '#lib/voices/queries.ts';

/** One casting with the newest take of each square. */
export const GET = route<{ castingId: string }>(async (viewer, _request, { castingId }) => {
  const casting = await readCasting(viewer, castingId);
  if (casting) return Response.json(casting);
  return failureResponse({
    code: 'not-found',
    message: 'This casting is not here. It may belong to another team.',
  });
});
