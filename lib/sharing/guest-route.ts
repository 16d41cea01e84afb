import { unstable_rethrow } from 'next/navigation';
import type { NextRequest } from 'next/server';
import { isSameOrigin } from '#lib/auth/request-host.ts';
import { log } from '#lib/log.ts';
import { failureResponse } from '#lib/route.ts';
import { type FoundShare, findGuest, type ShareAddress } from './find-guest.ts';
import type { Guest } from './guest.ts';

type Handler<Found, Params> = (found: Found, request: NextRequest, params: Params) => Promise<Response>;
type Method<Params> = (request: NextRequest, context: { params: Promise<Params> }) => Promise<Response>;

/** One answer for all that leads nowhere. */
export const gone = { code: 'not-found', message: 'This link leads nowhere, or no longer.' };

/**
 * Makes a method of a route file behind a guest, as `route` makes one behind a viewer. A link that is unknown, ended or
 * locked is answered alike.
 */
export function guestRoute<Params extends ShareAddress>(handler: Handler<Guest, Params>): Method<Params> {
  return shareRoute<Params>(async (found, request, params) =>
    found.state === 'open' ? handler(found.guest, request, params) : failureResponse(gone),
  );
}

/** The same for what is there before the password was given. */
export function shareRoute<Params extends ShareAddress>(
  handler: Handler<FoundShare, Params>,
): Method<Params> {
  return async (request, context) => {
    const response = await answer(request, () => context.params, handler);
    response.headers.set('cache-control', 'private, no-store');
    response.headers.set('referrer-policy', 'no-referrer');
    response.headers.set('x-robots-tag', 'noindex, nofollow');
    return response;
  };
}

async function answer<Params extends ShareAddress>(
  request: NextRequest,
  params: () => Promise<Params>,
  handler: Handler<FoundShare, Params>,
): Promise<Response> {
  try {
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (!isReading && !isSameOrigin(request.headers)) {
      return failureResponse({ code: 'forbidden', message: 'This request did not come from the studio.' });
    }
    const address = await params();
    return await handler(await findGuest(address, request.cookies), request, address);
  } catch (error) {
    unstable_rethrow(error);
    // Without the path: it holds the link's secret.
    log.error('a guest route failed', { error });
    return failureResponse({
      code: 'unexpected',
      message: 'Something went wrong on our side. It was logged.',
    });
  }
}
