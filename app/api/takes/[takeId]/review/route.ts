import { readReview } from '#lib/review/queries.ts';
import { failureResponse, route } from '#lib/route.ts';

/** What was said and decided about a take. */
export const GET = route<{ takeId: string }>(async (viewer, _request, { takeId }) => {
  const review = await readReview(viewer, takeId);
  if (review) return Response.json(review);
  return failureResponse({
    code: 'not-found',
    message: 'This take is not here. It may belong to another team.',
  });
});
