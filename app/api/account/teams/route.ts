import { route } from '#lib/route.ts';
import { listOwnTeams } from '#lib/team/queries.ts';

/** The teams that the viewer is in: `{ teams }`. */
export const GET = route(async (viewer) => Response.json({ teams: await listOwnTeams(viewer) }));
