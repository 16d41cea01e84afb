import { open } from 'node:fs/promises';

/** What the first bytes say: a picture format, an SVG (which can hold scripts and is refused), or something else. */
export type Sniffed = { is: 'picture'; format: PictureFormat } | { is: 'svg' } | { is: 'other' };
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff' | 'avif' | 'heic' | 'heif';

export const pictureMimeTypes = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  tiff: 'image/tiff',
  avif: 'image/avif',
  heic: 'image/heic',
  heif: 'image/heif',
} as const satisfies Record<PictureFormat, string>;

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'];
const heifBrands = ['mif1', 'mif2', 'msf1'];

/** Tells pictures by their bytes. Everything else is left to the reader of video and sound. */
export async function sniffPicture(path: string): Promise<Sniffed> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1024), 0, 1024, 0);
    return sniff(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

function sniff(head: Buffer): Sniffed {
  const picture = (format: PictureFormat): Sniffed => ({ is: 'picture', format });
  const text = head.toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return picture('jpeg');
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return picture('png');
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return picture('gif');
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return picture('webp');
  if (text.startsWith('II*\0') || text.startsWith('MM\0*')) return picture('tiff');
  if (text.slice(4, 8) === 'ftyp') return sniffBrands(head);
  return /^(?:\xef\xbb\xbf)?\s*(?:<\?xml|<!--|<!doctype\s+svg|<svg)/i.test(text) &&
    /<svg|<!doctype\s+svg/i.test(text)
    ? { is: 'svg' }
    : { is: 'other' };
}

/** The `ftyp` box names its formats in four letters each: the major one first, a version, then the compatible ones. */
function sniffBrands(head: Buffer): Sniffed {
  const end = Math.min(head.readUInt32BE(0), head.length);
  const brands: string[] = [];
  for (let at = 8; at + 4 <= end; at += 4) {
    if (at !== 12) brands.push(head.toString('latin1', at, at + 4));
  }
  const has = (wanted: readonly string[]) => brands.some((brand) => wanted.includes(brand));
  if (has(['avif', 'avis'])) return { is: 'picture', format: 'avif' };
  const [major = ''] = brands;
  if (heicBrands.includes(major)) return { is: 'picture', format: 'heic' };
  if (heifBrands.includes(major)) return { is: 'picture', format: has(heicBrands) ? 'heic' : 'heif' };
  return { is: 'other' };
}
