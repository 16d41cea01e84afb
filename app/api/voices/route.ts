import { route } from '#lib/route.ts';
import { readShelf } from '#lib/voices/queries.ts';

/** What the viewer needs to choose a voice: the team's own, favourites, samples, prices. */
export const GET = route(async (viewer) => Response.json(await readShelf(viewer)));
