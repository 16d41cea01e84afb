import type { Viewer } from '#lib/auth/viewer.ts';
import type { Chosen } from '#lib/curation/download/read-chosen.ts';
import { readDownload, readDownloadForm } from '#lib/curation/download/read-request.ts';
import { zipTakes } from '#lib/curation/download/zip-takes.ts';
import type { Result } from '#lib/result.ts';
import { failureResponse, route } from '#lib/route.ts';

/** Many takes as one ZIP: by their ids or by a filter, for every role. */
export const GET = route(async (viewer, request) =>
  answer(viewer, request, readDownload(request.nextUrl.searchParams)),
);

/** The same from a form, because the ids of many takes are too long for an address. */
export const POST = route(async (viewer, request) =>
  answer(viewer, request, await readDownloadForm(request)),
);

async function answer(viewer: Viewer, request: Request, chosen: Result<Chosen>): Promise<Response> {
  if (!chosen.ok) return failureResponse(chosen.failure);
  const day = new Date().toISOString().slice(0, 10);
  return new Response(await zipTakes(viewer, chosen.value, request.signal), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="rushes-${day}.zip"`,
      'x-content-type-options': 'nosniff',
    },
  });
}
