import sharp, { type OverlayOptions } from 'sharp';
import { openPicture } from '../plate.ts';
import { between, type Random } from '../random.ts';

/** How much of the picture's shorter side a print may take. */
const share = 0.36;

/** The other pictures of an edit: small prints down one side, each a little turned. */
export async function drawInsets(
  paths: readonly string[],
  width: number,
  height: number,
  random: Random,
): Promise<OverlayOptions[]> {
  const unit = Math.min(width, height);
  const gap = unit * 0.035;
  const room = height * 0.8;
  const most = Math.min(unit * share, (room - gap * (paths.length - 1)) / Math.max(1, paths.length));
  const prints = await Promise.all(paths.map((path) => drawPrint(path, most, random)));
  const total = prints.reduce((sum, print) => sum + print.height, 0) + gap * (prints.length - 1);
  const isLeft = random() < 0.5;
  let top = (height * 0.92 - total) / 2;
  return prints.map((print) => {
    const left = isLeft ? unit * 0.04 : width - unit * 0.04 - print.width;
    const at = { left: Math.round(left), top: Math.max(0, Math.round(top)) };
    top += print.height + gap;
    return { input: print.png, ...at };
  });
}

interface Print {
  png: Buffer;
  width: number;
  height: number;
}

/** A picture with a paper rim and a shadow, at most `most` wide and high. */
async function drawPrint(path: string, most: number, random: Random): Promise<Print> {
  const turn = between(random, -4, 4);
  const shadow = Math.max(2, Math.round(most * 0.05));
  const rim = Math.max(2, Math.round(most * 0.028));
  // A turned print and its shadow must stay within the room.
  const side = Math.max(16, Math.round(most * 0.84 - (shadow + rim) * 2));
  const picture = await (await openPicture(path))
    .toColourspace('srgb')
    .flatten({ background: '#fff' })
    .resize(side, side, { fit: 'inside' })
    .extend({ top: rim, bottom: rim, left: rim, right: rim, background: '#f7f3ec' })
    .png()
    .toBuffer();
  const turned = await sharp(picture).ensureAlpha().rotate(turn, { background: '#0000' }).png().toBuffer();
  const { width: wide, height: high } = await sharp(turned).metadata();
  const [width, height] = [wide + shadow * 2, high + shadow * 2];
  const dark = await sharp(turned)
    .linear([0, 0, 0, 0.55], [0, 0, 0, 0])
    .extend({ top: shadow, bottom: shadow, left: shadow, right: shadow, background: '#0000' })
    .blur(Math.max(0.6, shadow / 2))
    .png()
    .toBuffer();
  const png = await sharp(dark)
    .composite([{ input: turned, left: shadow, top: Math.round(shadow * 0.6) }])
    .png()
    .toBuffer();
  return { png, width, height };
}
