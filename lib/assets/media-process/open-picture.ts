import sharp, { type Sharp } from 'sharp';
import { MediaError } from './media-error.ts';
import { decodeHeic, measureHeic } from './read-heic.ts';
import { type PictureFormat, sniffPicture } from './sniff-picture.ts';

/** More than any camera makes and any vendor takes; a small file can unpack to far more than memory holds. */
const maxPictureMegapixels = 100;
const maxPixels = maxPictureMegapixels * 1_000_000;

const sharpSettings = { limitInputPixels: maxPixels, failOn: 'error' } as const;

/** Pixels as shown, after the camera's orientation; nothing is unpacked for it. Refuses pixel bombs. */
export async function measurePicture(
  path: string,
  format: PictureFormat,
): Promise<{ width: number; height: number }> {
  const isHeic = format === 'heic' || format === 'heif';
  // The limit is taken off for the header only, so that the refusal can name the size.
  const { width, height } = isHeic
    ? await measureHeic(path)
    : (await sharp(path, { ...sharpSettings, limitInputPixels: false }).metadata()).autoOrient;
  if (width * height > maxPixels) {
    throw new MediaError(
      'too-many-pixels',
      `A picture may have ${maxPictureMegapixels} megapixels at most; this is ${width} x ${height}.`,
    );
  }
  return { width, height };
}

/** An upright picture, ready to be scaled and written. */
export async function openPicture(path: string): Promise<Sharp> {
  const sniffed = await sniffPicture(path);
  if (sniffed.is !== 'picture') throw new MediaError('not-media', 'This is not a picture.');
  await measurePicture(path, sniffed.format);
  if (sniffed.format === 'heic' || sniffed.format === 'heif') {
    const { data, width, height } = await decodeHeic(path);
    return sharp(data, { ...sharpSettings, raw: { width, height, channels: 4 } });
  }
  return sharp(path, sharpSettings).autoOrient();
}
