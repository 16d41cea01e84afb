import { type NextRequest, NextResponse } from 'next/server';
import { isSecureHost } from '#lib/auth/request-host.ts';
import { guestCookie } from '#lib/sharing/guest-cookie-name.ts';

/**
 * Gives each page its Content-Security-Policy with a fresh nonce, and tells it its own path. This is never the guard:
 * pages call `requireViewer`, routes `route`, and server actions `action`.
 */
export function proxy(request: NextRequest): NextResponse {
  const policy = contentSecurityPolicy(crypto.randomUUID());
  const headers = new Headers(request.headers);
  // Next reads the nonce from this header and puts it on every script and style it writes.
  headers.set('content-security-policy', policy);
  headers.set('x-rushes-path', `${request.nextUrl.pathname}${request.nextUrl.search}`);
  const newGuest = newGuestOf(request);
  if (newGuest) headers.append('cookie', `${guestCookie}=${newGuest}`);
  const response = NextResponse.next({ request: { headers } });
  if (newGuest) {
    response.cookies.set(guestCookie, newGuest, {
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecureHost(request.headers),
      maxAge: 30 * 24 * 60 * 60,
    });
  }
  response.headers.set('content-security-policy', policy);
  if (process.env.PUBLIC_URL?.startsWith('https:')) {
    response.headers.set('strict-transport-security', 'max-age=31536000');
    // Over plain HTTP browsers ignore it, and complain.
    response.headers.set('cross-origin-opener-policy', 'same-origin');
  }
  return response;
}

/** Whoever opens a shared link for the first time gets a name for their browser: the files of the link are bound to it. */
function newGuestOf({ nextUrl, cookies }: NextRequest): string | undefined {
  const isNew = nextUrl.pathname.startsWith('/share/') && !cookies.has(guestCookie);
  return isNew ? crypto.randomUUID() : undefined;
}

function contentSecurityPolicy(nonce: string): string {
  // React's error overlay and fast refresh evaluate code and open a socket, in development alone.
  const isDevelopment = process.env.NODE_ENV === 'development';
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic' 'wasm-unsafe-eval'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    // Sizes and positions that are computed stand in style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "media-src 'self' blob: data:",
    "font-src 'self'",
    `connect-src 'self' blob: data:${isDevelopment ? ' ws:' : ''}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export const config = {
  matcher:
    '/((?!api/|media/|_next/static|_next/image|icon.svg|apple-icon|icons/|sw.js|manifest.webmanifest).*)',
};
