import { z } from 'zod';
import { listAssets } from '#lib/assets/queries.ts';
import { receiveUpload } from '#lib/assets/receive-upload.ts';
import { failureResponse, route } from '#lib/route.ts';

const kind = z.enum(['image', 'video', 'audio']).optional().catch(undefined);

/** The team's library, a page at a time: `?cursor=&kind=`. */
export const GET = route(async (viewer, request) => {
  const query = request.nextUrl.searchParams;
  return Response.json(
    await listAssets(viewer, {
      cursor: query.get('cursor') ?? undefined,
      kind: kind.parse(query.get('kind') || undefined),
    }),
  );
});

/** Takes in one file as the raw body: 201 `{ asset }`. */
export const POST = route(async (viewer, request) => {
  const received = await receiveUpload(viewer, request);
  if (!received.ok) return failureResponse(received.failure);
  return Response.json({ asset: received.value }, { status: 201 });
});
