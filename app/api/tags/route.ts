import { listTags } from '#lib/curation/queries.ts';
import { route } from '#lib/route.ts';

/** The tags of the team, by name. */
export const GET = route(async (viewer) => Response.json({ tags: await listTags(viewer) }));
