import { readSharedPage } from '#lib/sharing/guest-queries.ts';
import { guestRoute } from '#lib/sharing/guest-route.ts';

/** The next page of what a link shows. */
export const GET = guestRoute(async (guest, request) =>
  Response.json(await readSharedPage(guest, request.nextUrl.searchParams.get('cursor') ?? undefined)),
);
