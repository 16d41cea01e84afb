import { isSecureHost } from '#lib/auth/request-host.ts';
import { findViewer } from '#lib/auth/require-viewer.ts';
import { countVisit } from '#lib/sharing/count-visit.ts';
import { visitCookie, visitSeconds } from '#lib/sharing/guest-cookies.ts';
import { guestRoute } from '#lib/sharing/guest-route.ts';
import { setCookie } from '#lib/sharing/set-cookie.ts';

/** A page of the link is being looked at: counted once in half an hour for each browser. */
export const POST = guestRoute(async (guest, request) => {
  const name = visitCookie(guest.shareId);
  if (request.cookies.has(name)) return new Response(null, { status: 204 });
  await countVisit(guest, await findViewer());
  const response = new Response(null, { status: 204 });
  const isSecure = isSecureHost(request.headers);
  response.headers.append('set-cookie', setCookie({ name, value: '1', maxAge: visitSeconds, isSecure }));
  return response;
});
