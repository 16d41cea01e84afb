import { type Colour, hex, mix, scale } from '../colour.ts';
import { choosePalette } from '../palette.ts';
import { paletteOfPicture } from '../picture-palette.ts';
import { pick, type Random } from '../random.ts';

/** How an edit colours its picture: three colours from the shadows to the lights, and how much light there is. */
export interface Look {
  shadow: Colour;
  middle: Colour;
  light: Colour;
  accent: Colour;
  exposure: number;
  saturation: number;
  /** How much of the three colours shows, 0 to 1. */
  share: number;
}

const colourWords: [RegExp, string][] = [
  [/\b(red|crimson|scarlet|ruby)\b|红/i, '#d8342f'],
  [/\b(orange|amber|rust)\b|橙/i, '#f08a2b'],
  [/\b(yellow|gold|golden|honey)\b|黄|金/i, '#f6c445'],
  [/\b(green|emerald|moss|jade)\b|绿/i, '#3fa65a'],
  [/\b(teal|turquoise|cyan|aqua)\b|青/i, '#23b5b0'],
  [/\b(blue|navy|azure|indigo)\b|蓝/i, '#2f6fdc'],
  [/\b(purple|violet|lilac|lavender)\b|紫/i, '#8a5bd6'],
  [/\b(pink|rose|magenta)\b|粉/i, '#ee6fa8'],
  [/\b(brown|sepia|vintage|coffee)\b|棕/i, '#a5764a'],
];
const greyWords = /\b(black[ -]and[ -]white|monochrome|greyscale|grayscale|noir|b&w)\b|黑白/i;
const darkWords = /\b(night|dark|midnight|moon|stars?|storm|gloomy|candle|noir|neon)|夜/i;
const brightWords = /\b(bright|day|noon|sunny|snow|morning|dawn|summer|light)|亮/i;

/** The look that the words ask for; one by the seed where they ask for none. `others` lend it their colours. */
export async function chooseLook(
  prompt: string,
  random: Random,
  guidanceScale: number,
  others: readonly string[],
): Promise<Look> {
  const said = colourWords.filter(([words]) => words.test(prompt)).map(([, colour]) => hex(colour));
  const palette = choosePalette(prompt, random);
  const lent = others[0] === undefined ? undefined : await paletteOfPicture(others[0]);
  const isDark = darkWords.test(prompt);
  const base = pick(random, [palette.horizon, palette.middle]);
  const middle = said[0] ?? (lent ? mix(base, lent.middle, 0.5) : base);
  const light = said[1] ?? (said[0] ? mix(said[0], [255, 255, 250], 0.62) : palette.light);
  const look = {
    shadow: mix(scale(said[0] ?? palette.zenith, 0.28), palette.near, 0.5),
    middle: mix(middle, palette.middle, said.length > 0 ? 0.15 : 0.4),
    light: lent ? mix(light, lent.light, 0.4) : light,
    accent: said[0] ?? lent?.accent ?? palette.accent,
    exposure: isDark ? 0.66 : brightWords.test(prompt) ? 1.1 : 0.97,
    saturation: 1.08,
    share: 0.2 + 0.4 * Math.sqrt((guidanceScale - 1) / 19) + (said.length > 0 ? 0.12 : 0),
  };
  if (!greyWords.test(prompt)) return look;
  return {
    ...look,
    shadow: [12, 12, 13],
    middle: [122, 121, 119],
    light: [250, 249, 245],
    share: 0.96,
    accent: [235, 233, 228],
  };
}

/** Colours RGB in place: light and dark stay where they are, so that the picture stays itself. */
export function applyLook(rgb: Buffer, look: Look): void {
  const { exposure, saturation, share } = look;
  const ramp = rampOf(look);
  for (let at = 0; at + 2 < rgb.length; at += 3) {
    const [red, green, blue] = [rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0];
    const grey = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    const step = Math.min(255, Math.round(grey * exposure)) * 3;
    for (let channel = 0; channel < 3; channel += 1) {
      const own = (grey + ((rgb[at + channel] ?? 0) - grey) * saturation) * exposure;
      const value = own + ((ramp[step + channel] ?? 0) - own) * share;
      rgb[at + channel] = Math.max(0, Math.min(255, Math.round(value)));
    }
  }
}

/** A colour for each lightness, of about that lightness. */
function rampOf({ shadow, middle, light }: Look): Float32Array {
  const ramp = new Float32Array(256 * 3);
  for (let step = 0; step < 256; step += 1) {
    const share = step / 255;
    const colour = share < 0.5 ? mix(shadow, middle, share * 2) : mix(middle, light, share * 2 - 1);
    const lightness = 0.2126 * colour[0] + 0.7152 * colour[1] + 0.0722 * colour[2];
    const held = mix(colour, scale(colour, (step + 6) / (lightness + 6)), 0.6);
    ramp.set(held, step * 3);
  }
  return ramp;
}
