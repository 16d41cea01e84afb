import sharp from 'sharp';
import { blueDifferenceOf, type Frame, lumaOf, redDifferenceOf } from './frame.ts';
import { findRuns, type Runs } from './sprite-runs.ts';

/** One plane of a sprite: values multiplied by their opacity, and the opacity, 0 to 255. */
interface SpritePlane {
  width: number;
  height: number;
  value: Uint8Array;
  opacity: Uint8Array;
  runs: Runs;
}

/** A picture with transparency in the frame's layout, ready to be drawn at any place between pixels. */
export interface Sprite {
  width: number;
  height: number;
  y: SpritePlane;
  u: SpritePlane;
  v: SpritePlane;
  /** The row from which on nothing shows through; the height when there is none. */
  opaqueFrom: number;
}

/** Draws SVG of `width` x `height` pixels once. */
export async function spriteFromSvg(svg: string, width: number, height: number): Promise<Sprite> {
  const document = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${svg}</svg>`;
  const rgba = await sharp(Buffer.from(document), { limitInputPixels: false }).ensureAlpha().raw().toBuffer();
  return spriteFromRgba(rgba, width, height);
}

/** Turns RGBA into a sprite; width and height must be even. */
export function spriteFromRgba(rgba: Uint8Array, width: number, height: number): Sprite {
  const opacity = new Uint8Array(width * height);
  const luma = new Uint8Array(width * height);
  for (let at = 0; at < opacity.length; at += 1) {
    const cover = rgba[at * 4 + 3] ?? 0;
    opacity[at] = cover;
    luma[at] = (lumaOf(rgba[at * 4] ?? 0, rgba[at * 4 + 1] ?? 0, rgba[at * 4 + 2] ?? 0) * cover) / 255 + 0.5;
  }
  const y = { width, height, value: luma, opacity, runs: findRuns(opacity, width, height) };
  return { width, height, y, ...colourPlanes(rgba, width, height), opaqueFrom: opaqueFrom(y) };
}

/** The colour planes take the mean of four pixels, each by its opacity. */
function colourPlanes(rgba: Uint8Array, width: number, height: number): { u: SpritePlane; v: SpritePlane } {
  const half = { width: width / 2, height: height / 2 };
  const size = half.width * half.height;
  const opacity = new Uint8Array(size);
  const blue = new Uint8Array(size);
  const red = new Uint8Array(size);
  for (let at = 0; at < size; at += 1) {
    const row = Math.floor(at / half.width);
    const first = row * 2 * width + (at - row * half.width) * 2;
    let [r, g, b, cover] = [0, 0, 0, 0];
    for (const from of [first * 4, first * 4 + 4, (first + width) * 4, (first + width) * 4 + 4]) {
      const weight = rgba[from + 3] ?? 0;
      r += (rgba[from] ?? 0) * weight;
      g += (rgba[from + 1] ?? 0) * weight;
      b += (rgba[from + 2] ?? 0) * weight;
      cover += weight;
    }
    if (cover === 0) continue;
    opacity[at] = cover / 4;
    blue[at] = (blueDifferenceOf(r / cover, g / cover, b / cover) * cover) / 1020 + 0.5;
    red[at] = (redDifferenceOf(r / cover, g / cover, b / cover) * cover) / 1020 + 0.5;
  }
  const shared = { ...half, opacity, runs: findRuns(opacity, half.width, half.height) };
  return { u: { ...shared, value: blue }, v: { ...shared, value: red } };
}

function opaqueFrom({ width, height, opacity }: SpritePlane): number {
  const lastHole = opacity.findLastIndex((one) => one < 255);
  const row = Math.floor(lastHole / width) + 1;
  // Even, so that the same row begins in the half-size colour planes.
  return Math.min(height, row + (row % 2));
}

/** A shape that pictures of a film are cut to: made once, used for each of them. */
export interface Mask {
  width: number;
  height: number;
  full: Pick<SpritePlane, 'opacity' | 'runs'>;
  half: Pick<SpritePlane, 'opacity' | 'runs'>;
}

/** A mask of one byte a pixel. */
export function makeMask(opacity: Uint8Array, width: number, height: number): Mask {
  const half = new Uint8Array((width / 2) * (height / 2));
  for (let at = 0; at < half.length; at += 1) {
    const row = Math.floor(at / (width / 2));
    half[at] = opacity[row * 2 * width + (at % (width / 2)) * 2] ?? 0;
  }
  return {
    width,
    height,
    full: { opacity, runs: findRuns(opacity, width, height) },
    half: { opacity: half, runs: findRuns(half, width / 2, height / 2) },
  };
}

/** A frame of a film, cut to a mask of its size. */
export function spriteFromFrame(frame: Frame, { width, height, full, half }: Mask): Sprite {
  const cut = (source: Uint8ClampedArray, { opacity }: Pick<SpritePlane, 'opacity'>) =>
    Uint8Array.from(source, (one, at) => (one * (opacity[at] ?? 0)) / 255 + 0.5);
  const halfSize = { width: width / 2, height: height / 2 };
  return {
    width,
    height,
    y: { width, height, ...full, value: cut(frame.y, full) },
    u: { ...halfSize, ...half, value: cut(frame.u, half) },
    v: { ...halfSize, ...half, value: cut(frame.v, half) },
    opaqueFrom: height,
  };
}

/**
 * Draws a sprite with its top left corner at (`x`, `y`), which may lie between pixels and outside the frame. Rows
 * from `hiddenFrom` on are left out: something will be drawn over them.
 */
export function drawSprite(
  frame: Frame,
  sprite: Sprite,
  x: number,
  y: number,
  { strength = 1, hiddenFrom = frame.height } = {},
): void {
  if (strength <= 0) return;
  const { width, height } = frame;
  const place = { x, y, gain: Math.round(Math.min(1, strength) * 256), hiddenFrom };
  const half = { ...place, x: x / 2, y: y / 2, hiddenFrom: hiddenFrom / 2 };
  drawPlane(frame.y, width, height, sprite.y, place);
  drawPlane(frame.u, width / 2, height / 2, sprite.u, half);
  drawPlane(frame.v, width / 2, height / 2, sprite.v, half);
}

interface Place {
  x: number;
  y: number;
  /** Strength, 0 to 256. */
  gain: number;
  hiddenFrom: number;
}

function drawPlane(
  target: Uint8ClampedArray,
  targetWidth: number,
  targetHeight: number,
  { width, height, value, opacity, runs }: SpritePlane,
  { x, y, gain, hiddenFrom }: Place,
): void {
  const left = Math.floor(x);
  const top = Math.round(y);
  // Between pixels: each target pixel takes this much of its left neighbour.
  const leftShare = Math.round((x - left) * 256);
  const rightShare = 256 - leftShare;
  const lastRow = Math.min(height, targetHeight - top, hiddenFrom - top);
  const mostColumns = Math.min(width, targetWidth - left);
  for (let row = Math.max(0, -top); row < lastRow; row += 1) {
    const source = row * width;
    const shift = (row + top) * targetWidth + left;
    const end = runs.rows[row + 1] ?? 0;
    for (let run = runs.rows[row] ?? 0; run < end; run += 3) {
      const last = Math.min(runs.spans[run + 1] ?? 0, mostColumns);
      const isSolid = runs.spans[run + 2] === 1 && gain === 256;
      for (let column = Math.max(runs.spans[run] ?? 0, -left, 1); column < last; column += 1) {
        const from = source + column;
        const colour = (value[from] ?? 0) * rightShare + (value[from - 1] ?? 0) * leftShare;
        if (isSolid) {
          target[shift + column] = colour >> 8;
          continue;
        }
        const cover = (opacity[from] ?? 0) * rightShare + (opacity[from - 1] ?? 0) * leftShare;
        const rest = 65_280 - ((cover * gain) >> 8);
        const before = target[shift + column] ?? 0;
        // x * 257 >> 16 is x / 255 without a division.
        target[shift + column] = (((colour * gain) >> 8) + (Math.imul(before * rest, 257) >>> 16)) >> 8;
      }
    }
  }
}
