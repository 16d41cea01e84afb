import { VideoSampleSink } from 'mediabunny';
import sharp, { type Sharp } from 'sharp';
import type { MediaFacts } from '#lib/vendor/media-facts.ts';
import type { MadeFile } from './jobs.ts';
import { MediaError } from './media-error.ts';
import { openPicture } from './open-picture.ts';
import { openTimed } from './open-timed.ts';

const posterPixels = 640;
/** Late enough to be past a fade-in, early enough to look like the beginning. */
const posterSecond = 1;

/** A WebP picture at most 640 px on its longer side: of a picture, or of a moment early in a video. */
export async function makePoster(path: string, kind: MediaFacts['kind'], target: string): Promise<MadeFile> {
  const picture = kind === 'image' ? await openPicture(path) : await frameOf(path);
  const { width, height, size } = await picture
    .resize(posterPixels, posterPixels, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toFile(target);
  return { mimeType: 'image/webp', sizeBytes: size, width, height };
}

/** A full-size JPEG of a picture that browsers do not show (HEIC, TIFF). */
export async function makeRendition(path: string, target: string): Promise<MadeFile> {
  const picture = await openPicture(path);
  const { width, height, size } = await picture
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 90, mozjpeg: true })
    .toFile(target);
  return { mimeType: 'image/jpeg', sizeBytes: size, width, height };
}

const squarePixels = 256;

/** A WebP square of a picture, cut where there is most to see. */
export async function makeSquare(path: string, target: string): Promise<MadeFile> {
  const picture = await openPicture(path);
  const { width, height, size } = await picture
    .resize(squarePixels, squarePixels, { fit: 'cover', position: 'attention' })
    .webp({ quality: 82 })
    .toFile(target);
  return { mimeType: 'image/webp', sizeBytes: size, width, height };
}

async function frameOf(path: string): Promise<Sharp> {
  using input = openTimed(path);
  const track = await input.getPrimaryVideoTrack();
  if (!track) throw new MediaError('not-media', 'This file has no picture track.');
  const start = await track.getFirstTimestamp();
  const length = (await track.computeDuration()) - start;
  const sink = new VideoSampleSink(track);
  using frame = await sink.getSample(start + Math.min(posterSecond, length / 3));
  if (!frame) throw new MediaError('damaged', 'No frame of this video can be read.');
  const scale = Math.min(1, posterPixels / Math.max(frame.displayWidth, frame.displayHeight));
  // Turns the frame upright too.
  using shown = await frame.transform({
    width: Math.max(1, Math.round(frame.displayWidth * scale)),
    height: Math.max(1, Math.round(frame.displayHeight * scale)),
    fit: 'fill',
  });
  const data = new Uint8Array(shown.allocationSize({ format: 'RGBX' }));
  await shown.copyTo(data, { format: 'RGBX' });
  const raw = { width: shown.codedWidth, height: shown.codedHeight, channels: 4 as const };
  return sharp(data, { raw }).removeAlpha();
}
