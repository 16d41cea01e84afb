import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { env } from '#lib/env.ts';

const peerHeader = 'x-rushes-peer';

/**
 * Notes on every request from which address its connection came. Next passes a client's own `X-Forwarded-For` through
 * and hides the socket, so that without this anybody could claim any address. Called once, as the server starts.
 */
export function notePeerAddresses(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    request.headers[peerHeader] = request.socket.remoteAddress ?? '';
  });
}

/**
 * The address a request came from. Behind the proxy that `PUBLIC_URL` stands for it is the last entry of
 * `X-Forwarded-For`, the one that this proxy wrote; else the connection's own.
 */
export function addressOf(headers: Headers): string {
  const peer = headers.get(peerHeader) || 'unknown';
  const forwarded = env().PUBLIC_URL ? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return (forwarded || peer).slice(0, 64);
}
