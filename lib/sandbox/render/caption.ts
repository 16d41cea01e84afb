import sharp from 'sharp';
import type { Frame } from './frame.ts';
import { framesPerSecond } from './frame-size.ts';
import { drawSprite, type Sprite, spriteFromRgba } from './sprite.ts';
import { setText } from './typeset.ts';

/** The prompt at the foot of the picture and a running time code: what makes a sandbox take tell itself apart. */
export interface Caption {
  draw: (frame: Frame, index: number, strength: number) => void;
}

const digits = '0123456789:';

/** `sign` is the room of something else in the lower right corner: there is no time code then. */
export async function makeCaption(
  prompt: string,
  width: number,
  height: number,
  sign?: { width: number; height: number },
): Promise<Caption> {
  const unit = Math.min(width, height);
  const margin = 2 * Math.round(unit * 0.026);
  const size = Math.max(14, Math.round(unit * 0.028));
  const isUpright = height > width;
  // Above the sign where the picture is too narrow for both.
  const lift = isUpright && sign ? sign.height : 0;
  const maxWidth = width * (isUpright ? 0.88 : 0.62);
  const band = await promptBand(prompt, { width, margin, size, maxWidth, lift });
  const clockSize = Math.max(11, Math.round(unit * 0.019));
  const faces = await clockFaces(clockSize);
  const step = Math.round(clockSize * 0.62);
  return {
    draw(frame, index, strength) {
      drawSprite(frame, band, 0, height - band.height, { strength });
      if (sign) return;
      const clock = timeCode(index);
      const left = width - margin - clock.length * step;
      // Above the words where the picture is too narrow for both.
      const top = isUpright ? margin : height - margin - clockSize * 1.35;
      for (const [place, face] of [...clock].entries()) {
        const sprite = faces.get(face);
        if (sprite) drawSprite(frame, sprite, left + place * step, top, { strength: strength * 0.72 });
      }
    },
  };
}

/** `00:03:12`: minutes, seconds, frames. */
function timeCode(index: number): string {
  const seconds = Math.floor(index / framesPerSecond);
  return [Math.floor(seconds / 60), seconds % 60, index % framesPerSecond]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

/** The words over a shadow that falls off upwards, as wide as the picture. */
async function promptBand(
  prompt: string,
  { width, margin, size, maxWidth, lift }: Record<'width' | 'margin' | 'size' | 'maxWidth' | 'lift', number>,
): Promise<Sprite> {
  const block = await setText({ text: prompt, size, maxWidth, maxLines: 4 });
  const height = 2 * Math.ceil((block.height + margin * 3.4 + lift) / 2);
  const shadow =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>` +
    `<linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity="0"/>` +
    `<stop offset="0.45" stop-color="#000" stop-opacity="0.32"/><stop offset="1" stop-color="#000" stop-opacity="0.62"/>` +
    `</linearGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/></svg>`;
  const words = await sharp(block.rgba, { raw: { width: block.width, height: block.height, channels: 4 } })
    .png()
    .toBuffer();
  const rgba = await sharp(Buffer.from(shadow))
    .composite([{ input: words, left: margin, top: height - margin - lift - block.height }])
    .raw()
    .toBuffer();
  return spriteFromRgba(rgba, width, height);
}

async function clockFaces(size: number): Promise<Map<string, Sprite>> {
  const faces = await Promise.all(
    [...digits].map(async (face) => {
      const { rgba, width, height } = await setText({
        text: face,
        size,
        maxWidth: size * 4,
        maxLines: 1,
        isMono: true,
      });
      return [face, spriteFromRgba(rgba, width, height)] as const;
    }),
  );
  return new Map(faces);
}
