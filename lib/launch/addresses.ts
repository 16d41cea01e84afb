import type { Settings } from '#lib/env.ts';

const everywhere = ['0.0.0.0', '::'];

/**
 * Where the web server listens when HOST does not say: on this machine only, unless PUBLIC_URL says that others are
 * meant to reach it.
 */
export function listenHost(settings: Settings): string {
  return settings.HOST ?? (settings.PUBLIC_URL ? '0.0.0.0' : '127.0.0.1');
}

/** The one address that is printed: what a person types into a browser. */
export function publicAddress(settings: Settings, host: string, port: number): string {
  if (settings.PUBLIC_URL) return settings.PUBLIC_URL;
  return origin(host === '127.0.0.1' || everywhere.includes(host) ? 'localhost' : host, port);
}

/** How the launcher itself reaches the web server. */
export function localOrigin(host: string, port: number): string {
  if (host === '::') return origin('::1', port);
  return origin(host === '0.0.0.0' ? '127.0.0.1' : host, port);
}

function origin(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
