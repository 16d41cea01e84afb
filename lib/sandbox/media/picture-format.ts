/** Formats that are known by their first bytes; the name and the MIME type that came with a file are not asked. */
export type PictureFormat =
  | 'jpeg'
  | 'png'
  | 'webp'
  | 'heic'
  | 'heif'
  | 'avif'
  | 'gif'
  | 'bmp'
  | 'tiff'
  | 'svg'
  | 'pdf';

const heicBrands = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis'];
const heifBrands = ['mif1', 'msf1', 'mif2'];

/** The picture format of a file by its first bytes (at least 64, if it has them), or undefined. */
export function pictureFormat(head: Buffer): PictureFormat | undefined {
  const ascii = head.toString('latin1');
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg';
  if (ascii.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (ascii.startsWith('RIFF') && ascii.slice(8, 12) === 'WEBP') return 'webp';
  if (ascii.startsWith('GIF8')) return 'gif';
  if (ascii.startsWith('BM')) return 'bmp';
  if (ascii.startsWith('II*\0') || ascii.startsWith('MM\0*')) return 'tiff';
  if (ascii.startsWith('%PDF')) return 'pdf';
  if (/^\s*(<\?xml[^>]*>\s*)?<svg/.test(ascii)) return 'svg';
  return ascii.slice(4, 8) === 'ftyp' ? heifFormat(head) : undefined;
}

/** HEIF family: the file type box lists a major brand and compatible ones; AVIF shares the container. */
function heifFormat(head: Buffer): PictureFormat | undefined {
  const end = Math.min(head.readUInt32BE(0), head.length);
  const brands: string[] = [];
  for (let at = 8; at + 4 <= end; at += 4) {
    if (at !== 12) brands.push(head.toString('latin1', at, at + 4));
  }
  const [major = ''] = brands;
  if (major.startsWith('avi') && ['avif', 'avis'].includes(major)) return 'avif';
  if (heicBrands.includes(major)) return 'heic';
  if (!heifBrands.includes(major)) return undefined;
  if (brands.includes('avif')) return 'avif';
  return brands.some((brand) => heicBrands.includes(brand)) ? 'heic' : 'heif';
}
