import { z } from 'zod';
import { readAssets } from '#lib/assets/queries.ts';
import { failureResponse, route } from '#lib/route.ts';

/** One file of the team's library: `{ asset }`. */
export const GET = route<{ assetId: string }>(async (viewer, _request, { assetId }) => {
  const id = z.uuid().safeParse(assetId).data;
  const asset = id && (await readAssets(viewer, [id])).get(id);
  return asset
    ? Response.json({ asset })
    : failureResponse({ code: 'not-found', message: 'This file is not in the library.' });
});
