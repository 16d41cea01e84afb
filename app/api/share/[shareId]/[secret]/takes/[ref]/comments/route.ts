import { readJson } from '#lib/read-capped.ts';
import { failureResponse } from '#lib/route.ts';
import type { ShareAddress } from '#lib/sharing/find-guest.ts';
import { guestCommentInput, writeGuestComment } from '#lib/sharing/guest-comment.ts';
import { readSharedComments } from '#lib/sharing/guest-queries.ts';
import { gone, guestRoute } from '#lib/sharing/guest-route.ts';

type Params = ShareAddress & { ref: string };

/** What guests of this link have written about one of its takes. */
export const GET = guestRoute<Params>(async (guest, _request, { ref }) => {
  const comments = await readSharedComments(guest, ref);
  return comments ? Response.json({ comments }) : failureResponse(gone);
});

/** A guest writes about it; answers with all of them. */
export const POST = guestRoute<Params>(async (guest, request, { ref }) => {
  const parsed = guestCommentInput.safeParse(await readJson(request.body));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const field = issue?.path.join('.');
    return failureResponse({ code: 'invalid', message: issue?.message ?? 'The input is not valid.', field });
  }
  const written = await writeGuestComment(guest, ref, parsed.data);
  if (!written.ok) return failureResponse(written.failure);
  return Response.json({ comments: (await readSharedComments(guest, ref)) ?? [] });
});
