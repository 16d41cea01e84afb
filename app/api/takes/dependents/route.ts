import { canCreate } from '#lib/auth/viewer.ts';
import { manyTakes } from '#lib/curation/shelf-inputs.ts';
import { whatDependsOn } from '#lib/curation/what-depends-on.ts';
import { readJson } from '#lib/read-capped.ts';
import { failureResponse, route } from '#lib/route.ts';

/** What uses takes that are about to be thrown away. A POST, because the ids of many are too long for an address. */
export const POST = route(async (viewer, request) => {
  if (!canCreate(viewer)) {
    return failureResponse({ code: 'forbidden', message: 'Reviewers throw nothing away.' });
  }
  const parsed = manyTakes.safeParse(await readJson(request.body));
  if (!parsed.success) {
    return failureResponse({ code: 'invalid', message: 'These are no ids of takes.' });
  }
  return Response.json(await whatDependsOn(viewer, parsed.data));
});
