import { unstable_rethrow } from 'next/navigation';
import type { NextRequest } from 'next/server';
import { isSameOrigin } from '#lib/auth/request-host.ts';
import { findViewer } from '#lib/auth/require-viewer.ts';
import type { Viewer } from '#lib/auth/viewer.ts';
import { log } from '#lib/log.ts';
import type { Failure } from '#lib/result.ts';

const statuses: Record<string, number> = {
  'signed-out': 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'too-many': 429,
  unexpected: 500,
};

/** `{ failure }` as JSON, with the status its code stands for (400 for any other code). */
export function failureResponse(failure: Failure, status = statuses[failure.code] ?? 400): Response {
  return Response.json({ failure }, { status });
}

/**
 * Makes a GET, POST, PUT, PATCH or DELETE of a route file, behind a viewer. A request that changes something must
 * come from a page of ours (`Origin`). Answers are private and not stored unless the handler says otherwise.
 */
export function route<Params extends Record<string, string | string[]> = Record<string, never>>(
  handler: (viewer: Viewer, request: NextRequest, params: Params) => Promise<Response>,
): (request: NextRequest, context: { params: Promise<Params> }) => Promise<Response> {
  return async (request, context) => {
    const response = await answer(request, () => context.params, handler);
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-store');
    return response;
  };
}

async function answer<Params>(
  request: NextRequest,
  params: () => Promise<Params>,
  handler: (viewer: Viewer, request: NextRequest, params: Params) => Promise<Response>,
): Promise<Response> {
  try {
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (!isReading && !isSameOrigin(request.headers)) {
      return failureResponse({ code: 'forbidden', message: 'This request did not come from the studio.' });
    }
    const viewer = await findViewer();
    if (!viewer) return failureResponse({ code: 'signed-out', message: 'You are signed out.' });
    return await handler(viewer, request, await params());
  } catch (error) {
    unstable_rethrow(error);
    log.error('route failed', { path: request.nextUrl.pathname, error });
    return failureResponse({
      code: 'unexpected',
      message: 'Something went wrong on our side. It was logged.',
    });
  }
}
