import { env } from '#lib/env.ts';

/** The host the browser asked for, as the proxy in front of us (or Next itself) passes it on. */
export function requestHost(headers: Headers): string {
  return headers.get('x-forwarded-host') ?? headers.get('host') ?? '';
}

/**
 * Whether this request reached us on the operator's HTTPS address. On any other address (a machine of the local
 * network, a tunnel) cookies must work over plain HTTP.
 */
export function isSecureHost(headers: Headers): boolean {
  const publicUrl = env().PUBLIC_URL;
  if (!publicUrl?.startsWith('https:')) return false;
  return requestHost(headers) === new URL(publicUrl).host;
}

/** Whether a request that changes something comes from a page of ours: browsers send `Origin` with each of them. */
export function isSameOrigin(headers: Headers): boolean {
  const origin = headers.get('origin');
  if (!origin || !URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  const publicUrl = env().PUBLIC_URL;
  return host === requestHost(headers) || (publicUrl !== undefined && origin === new URL(publicUrl).origin);
}
