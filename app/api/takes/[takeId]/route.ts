import { failureResponse, route } from '#lib/route.ts';
import { readTake } from '#lib/tasks/queries.ts';

/** One take with everything that its page shows. */
export const GET = route<{ takeId: string }>(async (viewer, _request, { takeId }) => {
  const take = await readTake(viewer, takeId);
  if (take) return Response.json(take);
  return failureResponse({
    code: 'not-found',
    message: 'This take is not here. It may belong to another team.',
  });
});
