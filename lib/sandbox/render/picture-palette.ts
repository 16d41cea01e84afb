import { type Colour, mix, scale } from './colour.ts';
import type { Palette } from './palette.ts';
import { openPicture } from './plate.ts';

/** A palette in the colours of a picture, so that what is drawn around it belongs to it. */
export async function paletteOfPicture(path: string): Promise<Palette> {
  const rgb = await (await openPicture(path))
    .toColourspace('srgb')
    .flatten({ background: '#000' })
    .resize(6, 6, { fit: 'fill' })
    .raw()
    .toBuffer();
  const colours = Array.from({ length: 36 }, (_, index) =>
    saturate([rgb[index * 3] ?? 0, rgb[index * 3 + 1] ?? 0, rgb[index * 3 + 2] ?? 0]),
  );
  const byLight = colours.toSorted((a, b) => lightness(a) - lightness(b));
  const at = (share: number) => byLight[Math.round(share * 35)] ?? ([60, 60, 60] as const);
  const accent = colours.toSorted((a, b) => saturation(b) - saturation(a))[0] ?? at(0.9);
  return {
    zenith: scale(at(0.35), 0.7),
    middle: at(0.55),
    horizon: at(0.85),
    light: mix(at(1), [255, 246, 230], 0.4),
    far: at(0.5),
    near: scale(at(0), 0.35),
    accent: mix(accent, [255, 230, 200], 0.25),
    isNight: lightness(at(0.5)) < 70,
  };
}

/** Averaging has greyed the colours; this gives them back some of what they had. */
function saturate(colour: Colour): Colour {
  const grey = lightness(colour);
  const lift = (channel: number) => Math.min(255, Math.max(0, grey + (channel - grey) * 1.6));
  return [lift(colour[0]), lift(colour[1]), lift(colour[2])];
}

function lightness([red, green, blue]: Colour): number {
  return 0.21 * red + 0.72 * green + 0.07 * blue;
}

function saturation(colour: Colour): number {
  return Math.max(...colour) - Math.min(...colour);
}
