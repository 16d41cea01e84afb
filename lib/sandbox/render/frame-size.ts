import type { Resolution } from '#lib/vendor/video-limits.ts';

export interface FrameSize {
  width: number;
  height: number;
  /** The ratio that was really made: a named one, or width to height in lowest terms (`9:7`). */
  ratio: string;
}

export const framesPerSecond = 24;

/** Frames of a video of whole seconds, as the vendor's own have them: 4 s 107, 5 s 124, 15 s 362 (spec 0, Sizes). */
export function frameCountOf(seconds: number): number {
  return 17 * Math.ceil((framesPerSecond * seconds - 5) / 17) + 5;
}

/** Sizes of the named ratios (spec 0, Sizes; 2K is 768P scaled so that the shorter side of 16:9 is 1440). */
const sizes: Record<Resolution, Record<string, readonly [number, number]>> = {
  '480P': {
    '21:9': [960, 416],
    '16:9': [832, 480],
    '4:3': [640, 480],
    '1:1': [480, 480],
    '3:4': [480, 640],
    '9:16': [480, 832],
  },
  '768P': {
    '21:9': [1536, 640],
    '16:9': [1344, 768],
    '4:3': [1024, 768],
    '1:1': [768, 768],
    '3:4': [768, 1024],
    '9:16': [768, 1344],
  },
  '2K': {
    '21:9': [2880, 1200],
    '16:9': [2560, 1440],
    '4:3': [1920, 1440],
    '1:1': [1440, 1440],
    '3:4': [1440, 1920],
    '9:16': [1440, 2560],
  },
};

/** A picture whose sides differ from a named ratio by less than this share gets the named size. */
const namedTolerance = 0.035;

/** The size of a ratio: from the table for a named one, else as `adaptiveSize` makes it. */
export function sizeOfRatio(resolution: Resolution, ratio: string): FrameSize {
  const named = sizes[resolution][ratio];
  if (!named) return adaptiveSize(resolution, aspectOf(ratio), 1);
  const [width, height] = named;
  return { width, height, ratio };
}

/** `adaptive`: the named size that fits the picture, else the nearest multiples of 32 within the area limits. */
export function adaptiveSize(resolution: Resolution, width: number, height: number): FrameSize {
  const aspect = width / height;
  const named = Object.keys(sizes[resolution])
    .map((ratio) => ({ ratio, distance: Math.abs(Math.log(aspect / aspectOf(ratio))) }))
    .sort((a, b) => a.distance - b.distance)[0];
  if (named && named.distance < namedTolerance) return sizeOfRatio(resolution, named.ratio);
  const best = nearestSize(resolution, aspect);
  const divisor = greatestCommonDivisor(best.width, best.height);
  return { ...best, ratio: `${best.width / divisor}:${best.height / divisor}` };
}

function nearestSize(resolution: Resolution, aspect: number): { width: number; height: number } {
  const [side = 0] = sizes[resolution]['1:1'] ?? [];
  const [wide = 0, high = 0] = sizes[resolution]['16:9'] ?? [];
  let best = { width: side, height: side, distance: Number.POSITIVE_INFINITY };
  for (let width = 32; width <= wide * 2; width += 32) {
    for (let height = 32; height <= wide * 2; height += 32) {
      if (width * height < side * side || width * height > wide * high) continue;
      const distance = Math.abs(Math.log(width / height / aspect));
      if (distance < best.distance) best = { width, height, distance };
    }
  }
  return { width: best.width, height: best.height };
}

function aspectOf(ratio: string): number {
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  return width / height;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
