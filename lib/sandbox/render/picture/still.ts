import sharp from 'sharp';
import { buildScene } from '../choose-scene.ts';
import { drawScene } from '../draw-scene.ts';
import { type Frame, makeFrame } from '../frame.ts';
import { LightField } from '../light-field.ts';
import { between, type Random } from '../random.ts';

/** Drawn so much larger and scaled down: frames keep colour at half their size, and a still is looked at longer. */
const oversize = 2;

/** One moment of the scene that the words ask for, as RGB. */
export async function drawStill(
  prompt: string,
  random: Random,
  width: number,
  height: number,
): Promise<Buffer> {
  const frame = makeFrame(width * oversize, height * oversize);
  const field = new LightField(frame, random);
  const scene = await buildScene({ prompt, random, width: frame.width, height: frame.height });
  const seconds = between(random, 0, 8);
  drawScene(frame, field, scene, { index: 0, seconds, progress: between(random, 0.15, 0.85) });
  return sharp(rgbOf(frame), { raw: { width: frame.width, height: frame.height, channels: 3 } })
    .resize(width, height)
    .raw()
    .toBuffer();
}

/** BT.709, limited range, back to 0-255 colour. */
function rgbOf({ width, height, y, u, v }: Frame): Uint8ClampedArray {
  const rgb = new Uint8ClampedArray(width * height * 3);
  let at = 0;
  for (let row = 0; row < height; row += 1) {
    const half = (row >> 1) * (width / 2);
    for (let column = 0; column < width; column += 1) {
      const light = ((y[row * width + column] ?? 16) - 16) * 1.16438;
      const blue = (u[half + (column >> 1)] ?? 128) - 128;
      const red = (v[half + (column >> 1)] ?? 128) - 128;
      rgb[at] = light + 1.79274 * red;
      rgb[at + 1] = light - 0.21325 * blue - 0.53291 * red;
      rgb[at + 2] = light + 2.1124 * blue;
      at += 3;
    }
  }
  return rgb;
}
