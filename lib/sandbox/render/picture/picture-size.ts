import { imageEditLimits, readImageSize } from '#lib/vendor/image-limits.ts';

/** What a picture's request says of its size. */
export interface SizeWish {
  model: 'kontext' | 'flex' | 'pro';
  aspectRatio?: string | undefined;
  size?: string | undefined;
}

interface Pixels {
  width: number;
  height: number;
}

/** "About 1 megapixel": what is made where the request gives no pixels. */
const area = 1024 * 1024;
/** The widest shape that has a name in document 3. */
const widest = 21 / 9;

/**
 * The pixels of a picture. Flex and pro: `size`, or the shape of the first picture at about 1 megapixel within the
 * limits of a side. Kontext: exactly the ratio, or the shape of the first picture, at about 1 megapixel. A square
 * where nothing tells the shape.
 */
export function pictureSizeOf(
  { model, aspectRatio, size }: SizeWish,
  first?: { width?: number | undefined; height?: number | undefined },
): Pixels {
  const asked = size === undefined ? undefined : readImageSize(size);
  if (asked) return asked;
  if (aspectRatio) return sizeOfRatio(aspectRatio);
  const { width = 1, height = 1 } = first ?? {};
  const aspect = Math.min(widest, Math.max(1 / widest, width / height));
  const wide = even(Math.sqrt(area * aspect));
  const high = even(Math.sqrt(area / aspect));
  return model === 'kontext' ? { width: wide, height: high } : withinSides(wide, high);
}

/** Whole multiples of the ratio in lowest terms, even so that the picture can become a video. */
function sizeOfRatio(ratio: string): Pixels {
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  const divisor = greatestCommonDivisor(across, down);
  const [width, height] = [across / divisor, down / divisor];
  const times = even(Math.sqrt(area / (width * height)));
  return { width: width * times, height: height * times };
}

function withinSides(width: number, height: number): Pixels {
  const { min, max } = imageEditLimits.side;
  const scale = Math.min(1, max / Math.max(width, height));
  const clamp = (side: number) => Math.min(max, Math.max(min, even(side * scale)));
  return { width: clamp(width), height: clamp(height) };
}

function even(length: number): number {
  return 2 * Math.round(length / 2);
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
