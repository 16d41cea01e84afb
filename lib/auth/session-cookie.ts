import { decode } from 'next-auth/jwt';
import { env } from '#lib/env.ts';
import { isSecureHost } from './request-host.ts';

/** Anything that gives a cookie's value by its name: `cookies()` of Next, or a request's. */
interface CookieJar {
  get(name: string): { value: string } | undefined;
}

/** `__Host-` keeps the cookie to this very host, and needs HTTPS. */
export function sessionCookieName(headers: Headers): string {
  return isSecureHost(headers) ? '__Host-rushes-session' : 'rushes-session';
}

/**
 * The id of the session that a request's cookie names, without asking the database: the cookie is encrypted by us,
 * but the session may have been ended since. Enough for a media link that is bound to the session; never for data.
 */
export async function readSessionId(headers: Headers, cookies: CookieJar): Promise<string | undefined> {
  const token = cookies.get(sessionCookieName(headers))?.value;
  if (!token) return undefined;
  try {
    const payload = await decode({ token, secret: env().AUTH_SECRET });
    return typeof payload?.sessionId === 'string' ? payload.sessionId : undefined;
  } catch {
    // Forged, expired, or made under another secret: as good as none.
    return undefined;
  }
}
