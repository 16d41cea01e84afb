import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { decodeHeic } from '#lib/sandbox/media/heic.ts';
import { pictureFormat } from '#lib/sandbox/media/picture-format.ts';
import { blueDifferenceOf, type Frame, lumaOf, makeFrame, redDifferenceOf } from './frame.ts';

/** Opens a picture of any allowed format, upright. */
export async function openPicture(path: string): Promise<Sharp> {
  const bytes = await readFile(path);
  const format = pictureFormat(bytes.subarray(0, 256));
  if (format !== 'heic' && format !== 'heif') return sharp(bytes).autoOrient();
  const { rgba, width, height } = await decodeHeic(path);
  return sharp(rgba, { raw: { width, height, channels: 4 } });
}

/** A picture as a whole frame: scaled to cover it and cropped in the middle. */
export async function loadPlate(path: string, width: number, height: number): Promise<Frame> {
  const rgb = await (await openPicture(path))
    .toColourspace('srgb')
    .flatten({ background: '#000' })
    .resize(width, height, { fit: 'cover' })
    .raw()
    .toBuffer();
  return frameFromRgb(rgb, width, height);
}

function frameFromRgb(rgb: Buffer, width: number, height: number): Frame {
  const frame = makeFrame(width, height);
  const at = (index: number) => rgb[index] ?? 0;
  for (let index = 0; index < width * height; index += 1) {
    frame.y[index] = lumaOf(at(index * 3), at(index * 3 + 1), at(index * 3 + 2));
  }
  for (let row = 0; row < height / 2; row += 1) {
    for (let column = 0; column < width / 2; column += 1) {
      const first = (row * 2 * width + column * 2) * 3;
      const below = first + width * 3;
      const mean = (channel: number) =>
        (at(first + channel) + at(first + 3 + channel) + at(below + channel) + at(below + 3 + channel)) / 4;
      const index = (row * width) / 2 + column;
      frame.u[index] = blueDifferenceOf(mean(0), mean(1), mean(2));
      frame.v[index] = redDifferenceOf(mean(0), mean(1), mean(2));
    }
  }
  return frame;
}

/** A view of a plate: how near (1 = all of it) and which point stays where it is, as shares of the frame. */
export interface View {
  zoom: number;
  focusX: number;
  focusY: number;
}

/** Draws a plate through a view; at zoom 1 pixel for pixel. */
export function drawPlate(frame: Frame, plate: Frame, view: View): void {
  if (view.zoom <= 1) {
    frame.bytes.set(plate.bytes);
    return;
  }
  const { width, height } = frame;
  samplePlane(frame.y, plate.y, width, height, view);
  samplePlane(frame.u, plate.u, width / 2, height / 2, view);
  samplePlane(frame.v, plate.v, width / 2, height / 2, view);
}

function samplePlane(
  target: Uint8ClampedArray,
  source: Uint8ClampedArray,
  width: number,
  height: number,
  { zoom, focusX, focusY }: View,
): void {
  const columns = new Int32Array(width);
  const shares = new Int32Array(width);
  for (let column = 0; column < width; column += 1) {
    const from = Math.min(width - 1.001, (column - focusX * width) / zoom + focusX * width);
    columns[column] = Math.floor(from);
    shares[column] = Math.round((from - Math.floor(from)) * 256);
  }
  for (let row = 0; row < height; row += 1) {
    const from = Math.min(height - 1.001, (row - focusY * height) / zoom + focusY * height);
    const above = Math.floor(from) * width;
    const down = Math.round((from - Math.floor(from)) * 256);
    let at = row * width;
    for (let column = 0; column < width; column += 1) {
      const left = above + (columns[column] ?? 0);
      const across = shares[column] ?? 0;
      const top = (source[left] ?? 0) * (256 - across) + (source[left + 1] ?? 0) * across;
      const bottom = (source[left + width] ?? 0) * (256 - across) + (source[left + width + 1] ?? 0) * across;
      target[at] = (top * (256 - down) + bottom * down + 32_768) >> 16;
      at += 1;
    }
  }
}

/** Draws `over` onto `frame` with this share of it showing. */
export function blend(frame: Frame, over: Frame, share: number): void {
  const weight = Math.round(share * 256);
  const { bytes } = frame;
  for (let index = 0; index < bytes.length; index += 1) {
    const from = bytes[index] ?? 0;
    bytes[index] = from + ((((over.bytes[index] ?? 0) - from) * weight) >> 8);
  }
}
