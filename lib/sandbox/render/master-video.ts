import type { MasterJob } from '#lib/sandbox/media/media-jobs.ts';
import { decodeFrames, decodeSound } from './decode.ts';
import { encodeFilm, sampleRate, soundSeconds } from './encode.ts';
import { type Frame, makeFrame } from './frame.ts';
import { drawSprite, type Sprite, spriteFromRgba } from './sprite.ts';
import { setText } from './typeset.ts';

/** Draws every frame of a finished video again at 2K, sharpened, with its own sound. */
export async function masterVideo(job: MasterJob): Promise<void> {
  const { sourcePath, width, height, frameCount } = job;
  const silence = Math.floor(soundSeconds(frameCount) * sampleRate);
  const sound = (await decodeSound(sourcePath)) ?? {
    left: new Float32Array(silence),
    right: new Float32Array(silence),
  };
  const mark = job.hasWatermark ? await watermark(height) : undefined;
  const frames = decodeFrames(sourcePath, width, height);
  let frame = makeFrame(width, height);
  const film = {
    width,
    height,
    frameCount,
    sound,
    drawFrame: async () => {
      const next = await frames.next();
      // A film that ends early holds its last picture.
      if (next.done) return frame;
      frame = next.value;
      sharpen(frame);
      const margin = height * 0.03;
      if (mark) drawSprite(frame, mark, width - mark.width - margin, margin, { strength: 0.8 });
      return frame;
    },
  };
  await encodeFilm(film, job.outputPath);
  await frames.return(undefined);
}

/** Unsharp mask over the luma: scaling up has softened every edge. */
function sharpen({ y, width, height }: Frame): void {
  const above = new Uint8ClampedArray(width);
  const current = new Uint8ClampedArray(width);
  above.set(y.subarray(0, width));
  for (let row = 1; row < height - 1; row += 1) {
    const start = row * width;
    current.set(y.subarray(start, start + width));
    for (let column = 1; column < width - 1; column += 1) {
      const value = current[column] ?? 0;
      const around =
        (above[column] ?? 0) +
        (y[start + width + column] ?? 0) +
        (current[column - 1] ?? 0) +
        (current[column + 1] ?? 0);
      y[start + column] = value + (value * 4 - around) * 0.14;
    }
    above.set(current);
  }
}

/** `aigc_watermark`: the label in the corner. */
async function watermark(height: number): Promise<Sprite> {
  const { rgba, ...size } = await setText({
    text: 'AI generated',
    size: height * 0.026,
    maxWidth: height,
    maxLines: 1,
  });
  return spriteFromRgba(rgba, size.width, size.height);
}
