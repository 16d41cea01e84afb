import { buffer } from 'node:stream/consumers';
import { env } from '#lib/env.ts';
import { failure, type Result, success } from '#lib/result.ts';
import { storage } from '#lib/storage/storage.ts';
import { bodyLimit } from '#lib/vendor/video-limits.ts';
import { vendorMediaPath } from './media-link.ts';

/** What of an asset's row is needed to show it to the vendor. */
export interface VendorUrlSource {
  storageKey: string;
  mimeType: string;
}

/** As long as a link of ours: a task can wait long in the vendor's queue before its inputs are fetched. */
const presignedSeconds = 24 * 60 * 60;

const base64Growth = 4 / 3;
const tooLargeWords =
  'This file is too large to go inside the request (64 MB). Make it smaller, or set PUBLIC_URL so that it can go as a link.';

/** Files travel inside the request as Base64, because the vendor has no way to fetch them from us. */
export function areFilesInline(): boolean {
  const { PUBLIC_URL, S3_BUCKET } = env();
  return !PUBLIC_URL && !S3_BUCKET;
}

/**
 * The vendor can fetch files from us by a link: through PUBLIC_URL, from the bucket, or, being the sandbox of this
 * machine, from the web server next to it.
 */
export function canVendorFetch(): boolean {
  return !areFilesInline() || env().vendor.isSandbox;
}

/**
 * What an endpoint wants of a file: `any` form (document 1, which takes Base64 as well as a link), a `link-if-possible`,
 * or a `link` and nothing else.
 */
export type FileNeed = 'any' | 'link-if-possible' | 'link';

/**
 * How the vendor gets a file of ours: a signed link on PUBLIC_URL, else a presigned S3 link, else, where the endpoint
 * prefers one and the vendor is the sandbox, a signed link on this machine's own web server, else a Base64 data URI. A
 * file that alone is beyond the 64 MB of a body is refused (`too-large`), and one that cannot be linked but must be
 * (`no-link`); the sum of all is the caller's to count.
 */
export async function vendorUrlOf(
  { storageKey, mimeType }: VendorUrlSource,
  need: FileNeed = 'any',
): Promise<Result<string>> {
  const { PUBLIC_URL, vendor } = env();
  if (PUBLIC_URL) return success(PUBLIC_URL + vendorMediaPath({ storageKey, mimeType }));
  const presigned = await storage().url(storageKey, { expiresSeconds: presignedSeconds, mimeType });
  if (presigned) return success(presigned);
  const size = await storage().size(storageKey);
  if (size === undefined) return missing;
  if (need !== 'any' && vendor.isSandbox) {
    return success(localOrigin() + vendorMediaPath({ storageKey, mimeType }));
  }
  if (need === 'link') return failure('no-link', noLinkWords);
  if (size * base64Growth > bodyLimit.maxBytes) return failure('too-large', tooLargeWords);
  const found = await storage().read(storageKey);
  if (!found) return missing;
  const bytes = await buffer(found.stream);
  return success(`data:${mimeType};base64,${bytes.toString('base64')}`);
}

const missing = failure('not-found', 'The bytes of this file are missing from storage.');
const noLinkWords =
  'This endpoint takes files as links only, and the vendor cannot reach this studio. Set PUBLIC_URL or S3, or paste links.';

/** The web server of this machine, as a process beside it reaches it. */
function localOrigin(): string {
  const { HOST, PORT } = env();
  const isAny = !HOST || HOST === '0.0.0.0' || HOST === '::' || HOST === 'localhost';
  const host = isAny ? '127.0.0.1' : HOST.includes(':') ? `[${HOST}]` : HOST;
  return `http://${host}:${PORT}`;
}
