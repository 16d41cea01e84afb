import { listPronunciations } from '#lib/pronunciation/queries.ts';
import { route } from '#lib/route.ts';

/** The team's pronunciation dictionary: `{ pronunciations }`. */
export const GET = route(async (viewer) =>
  Response.json({ pronunciations: await listPronunciations(viewer) }),
);
