import type { MediaFacts } from '#lib/vendor/media-facts.ts';

/** Enough for every signature below. */
const headBytes = 16;

/** Tells a picture's real format from its first bytes, whatever its name; undefined when it is none known here. */
export async function pictureFormat(file: Blob): Promise<string | undefined> {
  const head = String.fromCharCode(...new Uint8Array(await file.slice(0, headBytes).arrayBuffer()));
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('GIF8')) return 'gif';
  if (head.startsWith('II*\0') || head.startsWith('MM\0*')) return 'tiff';
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'webp';
  return head.startsWith('ftyp', 4) ? formatOfBrand.get(head.slice(8, 12)) : undefined;
}

const formatOfBrand = new Map([
  ...['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis'].map((brand) => [brand, 'heic'] as const),
  ...['mif1', 'msf1'].map((brand) => [brand, 'heif'] as const),
  ...['avif', 'avis'].map((brand) => [brand, 'avif'] as const),
]);

/** What the name and the browser's own guess say, for the moment before the bytes are read. */
export function guessKind({ type, name }: { type: string; name: string }): MediaFacts['kind'] | undefined {
  const [top] = type.split('/');
  if (top === 'image' || top === 'video' || top === 'audio') return top;
  if (/\.(jpe?g|png|webp|hei[cf]|gif|avif|tiff?|bmp)$/i.test(name)) return 'image';
  if (/\.(mp4|m4v|mov|webm|mkv|avi|mpe?g|ts)$/i.test(name)) return 'video';
  return /\.(wav|mp3|m4a|aac|ogg|oga|opus|flac|aiff?)$/i.test(name) ? 'audio' : undefined;
}
