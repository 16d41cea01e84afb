import type { NextRequest } from 'next/server';
import * as z from 'zod';
import { readCapped } from '#lib/read-capped.ts';
import { localPath } from './local-path.ts';
import { authOptions, returnCookie } from './next-auth.ts';
import { oidcName, refusedPath, type TakeIdentity } from './oidc.ts';
import { isSameOrigin, isSecureHost, requestHost } from './request-host.ts';
import { runNextAuth } from './run-next-auth.ts';

// The studio answers on whatever host and port it is asked on; nothing has to be configured.
process.env.AUTH_TRUST_HOST = 'true';

/** The parts of next-auth that the studio uses; its own pages and its public log are closed. */
const open: Record<string, readonly string[]> = {
  GET: ['csrf', 'session'],
  POST: ['callback/credentials', 'signout'],
};
const openWithProvider: Record<string, readonly string[]> = { GET: ['callback/oidc'], POST: ['signin/oidc'] };

/** An e-mail, a password and a token; anyone may send here, so nothing longer is read into memory. */
const maxBytes = 16 * 1024;
const fields = z.record(z.string(), z.string());

/**
 * Answers next-auth's requests: signing in and out, with a password or at the OpenID provider.
 * @param path what follows `/api/auth/`.
 */
export async function answerAuth(
  request: NextRequest,
  path: readonly string[],
  takeIdentity: TakeIdentity,
): Promise<Response> {
  const { method, headers } = request;
  const name = path.join('/');
  const isOpen = open[method]?.includes(name) || (oidcName() && openWithProvider[method]?.includes(name));
  if (!isOpen) return refuse(404, 'not-found', 'There is nothing here.');
  if (method === 'POST' && !isSameOrigin(headers)) {
    return refuse(403, 'forbidden', 'This request did not come from the studio.');
  }
  const body = method === 'POST' ? await readFields(request) : {};
  if (!body) return refuse(413, 'too-large', 'This request is too long.');
  const answer = await runNextAuth(
    {
      method,
      path,
      // With a POST they would go on to the provider, whoever wrote them.
      query: method === 'GET' ? Object.fromEntries(request.nextUrl.searchParams) : {},
      body,
      cookies: Object.fromEntries(request.cookies.getAll().map((one) => [one.name, one.value])),
      headers: { ...Object.fromEntries(headers), ...addressedTo(headers) },
    },
    authOptions(headers, takeIdentity),
  );
  answer.headers.set('cache-control', 'private, no-store');
  if (name === 'callback/oidc') toOwnPages(answer, localPath(request.cookies.get(returnCookie)?.value));
  return answer;
}

function refuse(status: number, code: string, message: string): Response {
  const headers = { 'cache-control': 'private, no-store' };
  return Response.json({ failure: { code, message } }, { status, headers });
}

/** The body as JSON, or nothing of it; undefined when it is longer than anything we ask for. */
async function readFields(request: NextRequest): Promise<Record<string, string> | undefined> {
  const text = await readCapped(request.body, maxBytes);
  if (text === undefined) return undefined;
  try {
    return fields.parse(JSON.parse(text));
  } catch {
    return {};
  }
}

/** The host and protocol by which people reach us: the provider sends them back to it. */
function addressedTo(headers: Headers): Record<string, string> {
  const forwarded = headers.get('x-forwarded-proto') ?? 'http';
  return {
    'x-forwarded-host': requestHost(headers),
    'x-forwarded-proto': isSecureHost(headers) ? 'https' : forwarded,
  };
}

/** What went wrong at the provider is said on the page that the person came from, not on one of next-auth's. */
function toOwnPages({ headers }: Response, next: string | undefined): void {
  const target = new URL(headers.get('location') ?? '/', 'http://studio.invalid');
  const code = target.pathname.startsWith('/api/auth/') ? 'provider' : target.searchParams.get('refused');
  if (!code) return;
  const isInvited = next?.startsWith('/invite/');
  const back = isInvited
    ? `${next?.split('?')[0]}?${new URLSearchParams({ refused: code })}`
    : refusedPath(code, next);
  headers.set('location', back);
}
