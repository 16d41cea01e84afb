import { canCreate } from '#lib/auth/viewer.ts';
import { listSavedFilters } from '#lib/curation/list-saved-filters.ts';
import { route } from '#lib/route.ts';

/** The saved filters of the viewer and those that the team shares. */
export const GET = route(async (viewer) =>
  Response.json({ filters: await listSavedFilters(viewer), canShare: canCreate(viewer) }),
);
