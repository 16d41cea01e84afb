import type { Result } from '#lib/result.ts';

/** What of an asset's row is needed to show it to the vendor. */
export interface VendorUrlSource {
  storageKey: string;
  mimeType: string;
}

/**
 * How the vendor gets a file of ours: a signed link on PUBLIC_URL, else a presigned S3 link, else a Base64 data URI.
 * The caller counts the 64 MB of the body. Takes the asset's id or its row.
 */
export async function vendorUrlOf(_asset: string | VendorUrlSource): Promise<Result<string>> {
  throw new Error('Not built yet.');
}
