import sharp, { type OverlayOptions } from 'sharp';
import { setText, type TextBlock } from '../typeset.ts';

/**
 * One line at the foot of a picture: the words that made it, and by which model. What is under it is blurred, so
 * that the line of an earlier edit does not shine through.
 */
export async function drawCaption(
  rgb: Buffer,
  { width, height, prompt, label }: { width: number; height: number; prompt: string; label: string },
): Promise<OverlayOptions[]> {
  const unit = Math.min(width, height);
  const margin = Math.round(unit * 0.026);
  const size = Math.max(9, unit * 0.0225);
  const band = Math.min(height, Math.round(size * 1.38 + margin * 2.2));
  const mark = await setText({
    text: label,
    size: size * 0.8,
    maxWidth: width * 0.3,
    maxLines: 1,
    isMono: true,
  });
  const room = width - margin * 3 - mark.width;
  const words = await setText({ text: prompt, size, maxWidth: room, maxLines: 1 });
  const foot = height - margin * 0.85;
  return [
    { input: await softFoot(rgb, width, height, band), left: 0, top: height - band },
    { input: shade(width, band), left: 0, top: height - band },
    placed(words, margin, foot - words.height),
    placed(mark, width - margin - mark.width, foot - words.height / 2 - mark.height / 2, 0.66),
  ];
}

/** The foot of the picture out of focus, fading in from its top. */
async function softFoot(rgb: Buffer, width: number, height: number, band: number): Promise<Buffer> {
  const foot = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .extract({ left: 0, top: height - band, width, height: band })
    .blur(Math.max(1, band / 3))
    .ensureAlpha()
    .png()
    .toBuffer();
  return sharp(foot)
    .composite([{ input: gradient(width, band, '#fff', [0, 1, 1]), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

function shade(width: number, band: number): Buffer {
  return gradient(width, band, '#000', [0, 0.42, 0.62]);
}

function gradient(width: number, height: number, colour: string, opacities: readonly number[]): Buffer {
  const stops = opacities.map(
    (opacity, at) => `<stop offset="${[0, 0.35, 1][at]}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
  );
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/></svg>`,
  );
}

function placed(block: TextBlock, left: number, top: number, strength = 1): OverlayOptions {
  const { width, height } = block;
  const rgba = Buffer.from(block.rgba);
  if (strength < 1) {
    for (let at = 3; at < rgba.length; at += 4) rgba[at] = Math.round((rgba[at] ?? 0) * strength);
  }
  return { input: rgba, raw: { width, height, channels: 4 }, left: Math.round(left), top: Math.round(top) };
}
