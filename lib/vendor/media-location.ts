import type { VendorNames } from './names.ts';

/** How a media item says where its bytes are. */
export type MediaLocation = 'link' | 'vendor-file' | 'inline';

/** Tells a public link, a vendor file id and a Base64 data URI apart; undefined when it is none of them. */
export function mediaLocation(url: string, names: VendorNames): MediaLocation | undefined {
  if (/^data:/i.test(url)) return /^data:[^,]*;base64,/i.test(url) ? 'inline' : undefined;
  if (url.startsWith(`${names.fileScheme}://`)) {
    return url.length > names.fileScheme.length + 3 ? 'vendor-file' : undefined;
  }
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? 'link' : undefined;
}
