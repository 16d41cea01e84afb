import { z } from 'zod';
import { addressOf } from '#lib/auth/peer-address.ts';
import { isSecureHost } from '#lib/auth/request-host.ts';
import { readJson } from '#lib/read-capped.ts';
import { failureResponse } from '#lib/route.ts';
import { gone, shareRoute } from '#lib/sharing/guest-route.ts';
import { setCookie } from '#lib/sharing/set-cookie.ts';
import { unlockShare } from '#lib/sharing/unlock-share.ts';

const body = z.object({ password: z.string().max(1000) });

/** A guest gives the password of a link, and gets the cookie that opens it in this browser. */
export const POST = shareRoute(async (found, request) => {
  if (found.state === 'open') return new Response(null, { status: 204 });
  if (found.state !== 'locked') return failureResponse(gone);
  const parsed = body.safeParse(await readJson(request.body));
  if (!parsed.success) return failureResponse({ code: 'invalid', message: 'Type the password.' });
  const opened = await unlockShare(found.lock, {
    password: parsed.data.password,
    address: addressOf(request.headers),
  });
  if (!opened.ok) return failureResponse(opened.failure);
  const response = new Response(null, { status: 204 });
  const isSecure = isSecureHost(request.headers);
  response.headers.append('set-cookie', setCookie({ ...opened.value, isSecure }));
  return response;
});
