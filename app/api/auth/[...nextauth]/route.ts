import type { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { authOptions } from '#lib/auth/next-auth.ts';
import { isSameOrigin } from '#lib/auth/request-host.ts';
import { failureResponse } from '#lib/route.ts';

// The studio answers on whatever host and port it is asked on; nothing has to be configured.
process.env.AUTH_TRUST_HOST = 'true';

interface Context {
  params: Promise<{ nextauth: string[] }>;
}

/** The parts of next-auth that the studio uses; its own pages and its public log are closed. */
const open = ['csrf', 'session', 'callback', 'signout'];

async function handle(request: NextRequest, context: Context): Promise<Response> {
  const { nextauth } = await context.params;
  if (!open.includes(nextauth[0] ?? '')) {
    return failureResponse({ code: 'not-found', message: 'There is nothing here.' });
  }
  if (request.method === 'POST' && !isSameOrigin(request.headers)) {
    return failureResponse({ code: 'forbidden', message: 'This request did not come from the studio.' });
  }
  return NextAuth(request, context, authOptions(request.headers));
}

export { handle as GET, handle as POST };
