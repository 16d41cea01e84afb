import { stat } from 'node:fs/promises';
import { Conversion, FilePathTarget, Mp4OutputFormat, Output, Quality } from 'mediabunny';
import type { MadeFile } from './jobs.ts';
import { MediaError } from './media-error.ts';
import { openTimed } from './open-timed.ts';

const previewSeconds = 3;
const previewPixels = 360;
const previewFramesPerSecond = 24;

/** The first 3 s of a video, muted, at most 360 px on the shorter side and 24 fps: small H.264 for hovering over a tile. */
export async function makePreview(path: string, target: string): Promise<MadeFile> {
  using input = openTimed(path);
  const track = await input.getPrimaryVideoTrack();
  if (!track) throw new MediaError('not-media', 'This file has no picture track.');
  const [fullWidth, fullHeight] = [await track.getDisplayWidth(), await track.getDisplayHeight()];
  const scale = Math.min(1, previewPixels / Math.min(fullWidth, fullHeight));
  // H.264 wants even numbers.
  const even = (pixels: number) => Math.max(2, Math.round((pixels * scale) / 2) * 2);
  const [width, height] = [even(fullWidth), even(fullHeight)];
  // Frames before zero are never shown.
  const start = Math.max(0, await track.getFirstTimestamp());
  const end = Math.min(start + previewSeconds, await track.computeDuration());
  const { averageFrameRate } = await track.computeFrameRateMetrics();
  const output = new Output({
    // The index at the front, so that it plays while it loads.
    format: new Mp4OutputFormat({ fastStart: 'in-memory' }),
    target: new FilePathTarget(target),
  });
  const conversion = await Conversion.init({
    input,
    output,
    tracks: 'primary',
    trim: { start, end },
    video: {
      width,
      height,
      fit: 'fill',
      codec: 'avc',
      quality: new Quality('low'),
      forceTranscode: true,
      allowTransformationMetadata: false,
      ...(averageFrameRate > previewFramesPerSecond ? { frameRate: previewFramesPerSecond } : {}),
    },
    audio: { discard: true },
    tags: {},
    showWarnings: false,
  });
  if (!conversion.isValid) throw new MediaError('unknown-codec', 'No preview can be made of this video.');
  await conversion.execute();
  const { size } = await stat(target);
  return { mimeType: 'video/mp4', sizeBytes: size, width, height };
}
