import { failureResponse, route } from '#lib/route.ts';
import { readLineage } from '#lib/tasks/read-lineage.ts';

/** What a take was made from and what was made from it. */
export const GET = route<{ takeId: string }>(async (viewer, _request, { takeId }) => {
  const lineage = await readLineage(viewer, takeId);
  if (!lineage) return failureResponse({ code: 'not-found', message: 'This take is not here.' });
  return Response.json({ lineage });
});
