import { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { authOptions } from '#lib/auth/next-auth.ts';
import { isSameOrigin } from '#lib/auth/request-host.ts';
import { readCapped } from '#lib/read-capped.ts';
import { failureResponse } from '#lib/route.ts';

// The studio answers on whatever host and port it is asked on; nothing has to be configured.
process.env.AUTH_TRUST_HOST = 'true';

interface Context {
  params: Promise<{ nextauth: string[] }>;
}

/** The parts of next-auth that the studio uses; its own pages and its public log are closed. */
const open: Record<string, readonly string[]> = {
  GET: ['csrf', 'session'],
  POST: ['callback/credentials', 'signout'],
};

/** An e-mail, a password and a token; anyone may send here, so nothing longer is read into memory. */
const maxBytes = 16 * 1024;

async function handle(request: NextRequest, context: Context): Promise<Response> {
  const { nextauth } = await context.params;
  if (!open[request.method]?.includes(nextauth.join('/'))) {
    return failureResponse({ code: 'not-found', message: 'There is nothing here.' });
  }
  if (request.method === 'GET') return NextAuth(request, context, authOptions(request.headers));
  if (!isSameOrigin(request.headers)) {
    return failureResponse({ code: 'forbidden', message: 'This request did not come from the studio.' });
  }
  const body = await readCapped(request.body, maxBytes);
  if (body === undefined) return failureResponse({ code: 'too-large', message: 'This request is too long.' });
  const { url, method, headers } = request;
  return NextAuth(new NextRequest(url, { method, headers, body }), context, authOptions(headers));
}

export { handle as GET, handle as POST };
