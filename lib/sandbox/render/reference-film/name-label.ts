import sharp from 'sharp';
import { type Colour, css } from '../colour.ts';
import { type Sprite, spriteFromRgba } from '../sprite.ts';
import { setText } from '../typeset.ts';

/** A name on a dark chip, with a dot in a colour of its own. */
export async function makeLabel(text: string, size: number, dot?: Colour): Promise<Sprite> {
  const words = await setText({ text, size, maxWidth: size * 40, maxLines: 1 });
  const padding = 2 * Math.round(size * 0.3);
  const height = 2 * Math.ceil((size * 1.9) / 2);
  const lead = dot ? 2 * Math.round(size * 0.5) : 0;
  const width = 2 * Math.ceil((words.width + padding * 2 + lead) / 2);
  const mark = dot
    ? `<circle cx="${padding + size * 0.28}" cy="${height / 2}" r="${size * 0.26}" fill="${css(dot)}"/>`
    : '';
  const chip =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" rx="${height * 0.3}" fill="#0b0a09" fill-opacity="0.66"/>${mark}</svg>`;
  const rgba = await sharp(Buffer.from(chip))
    .composite([
      {
        input: words.rgba,
        raw: { width: words.width, height: words.height, channels: 4 },
        left: padding + lead,
        top: Math.max(0, Math.round((height - words.height) / 2)),
      },
    ])
    .raw()
    .toBuffer();
  return spriteFromRgba(rgba, width, height);
}
