import type { Readable } from 'node:stream';
import type { Result } from '#lib/result.ts';

export interface FetchCaps {
  /** The body is cut and the call fails beyond this. */
  maxBytes: number;
  /** For everything together: connecting, redirects, the whole body. */
  timeoutMs: number;
  /** Longest silence between two pieces; 20 s unless given. */
  idleMs?: number | undefined;
  /** Origins that may lie on a private network: the configured vendor or sandbox. */
  allowOrigins?: readonly string[] | undefined;
}

export interface FetchedBody {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** Fails (is destroyed with an error) at any cap. Must be consumed or destroyed. */
  body: Readable;
}

/**
 * GET of a URL that came from outside. Addresses are checked when connecting: loopback, private, link-local, carrier,
 * multicast and reserved ones are refused unless the origin is allowed. At most 3 redirects, each checked again.
 */
export async function safeFetch(_url: string, _caps: FetchCaps): Promise<Result<FetchedBody>> {
  throw new Error('Not built yet.');
}

/**
 * Downloads into a new file, hashed while streaming and synced to disk; on failure nothing is left behind.
 * Codes: `dead-link` (401, 403, 404, 410: ask for a new one), `too-large`, `truncated`, `timeout`, `forbidden-address`, `unreachable`,
 * `bad-link`.
 */
export async function downloadToFile(
  _url: string,
  _path: string,
  _caps: FetchCaps,
): Promise<Result<{ sizeBytes: number; sha256: string; mimeType?: string | undefined }>> {
  throw new Error('Not built yet.');
}
