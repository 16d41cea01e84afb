import { type Colour, hex } from './colour.ts';
import { pick, type Random } from './random.ts';

/** The colours of one shot, from the top of the sky to the nearest shadow. */
export interface Palette {
  zenith: Colour;
  middle: Colour;
  horizon: Colour;
  /** The sun, the moon, or whatever gives light. */
  light: Colour;
  /** Shapes far away, half dissolved in air. */
  far: Colour;
  /** Shapes close to the camera. */
  near: Colour;
  /** A colour that answers the others: windows, fireflies, glints. */
  accent: Colour;
  isNight: boolean;
}

type Mood = 'dusk' | 'dawn' | 'day' | 'night' | 'storm' | 'neon';

function palette(
  isNight: boolean,
  ...colours: [string, string, string, string, string, string, string]
): Palette {
  const [zenith, middle, horizon, light, far, near, accent] = colours.map(hex) as [
    Colour,
    Colour,
    Colour,
    Colour,
    Colour,
    Colour,
    Colour,
  ];
  return { zenith, middle, horizon, light, far, near, accent, isNight };
}

const palettes: Record<Mood, [Palette, ...Palette[]]> = {
  dusk: [
    palette(false, '#1b1f45', '#7a3d6d', '#f39a5b', '#ffd9a0', '#8d5a74', '#140f1f', '#ffb35c'),
    palette(false, '#24304f', '#a2546a', '#f7b267', '#ffe3b0', '#a06a72', '#191321', '#ff8f66'),
    palette(false, '#152a4a', '#4d5f8c', '#e9876f', '#ffd2b8', '#6f6f93', '#0f1522', '#ffc07a'),
  ],
  dawn: [
    palette(false, '#4a6a95', '#a9b6c9', '#f6d3b3', '#fff1d6', '#93a5bb', '#1f2b3a', '#ffd49a'),
    palette(false, '#5b7fa0', '#c4b7c4', '#f9c9b6', '#fff0e0', '#a59fb3', '#232a3b', '#ffbfa3'),
  ],
  day: [
    palette(false, '#2f74a8', '#7fb3cf', '#dcecea', '#fffbe8', '#8fb5bd', '#17303a', '#ffe59b'),
    palette(false, '#27678f', '#8cc3c4', '#f1ead0', '#fffdf0', '#93b3a8', '#1c322c', '#ffd97a'),
  ],
  night: [
    palette(true, '#060b1c', '#10264a', '#2e5472', '#dfeaff', '#1f3c58', '#04070f', '#ffd591'),
    palette(true, '#0a0a20', '#241f4f', '#574a80', '#e8e4ff', '#332d5c', '#06060f', '#9fe8ff'),
  ],
  storm: [
    palette(false, '#2b3640', '#55636d', '#9aa5a6', '#dfe6e3', '#66747b', '#10161a', '#cfe0da'),
    palette(false, '#252e36', '#4a5a5e', '#8f9b8e', '#e4e5cf', '#5d6a66', '#0e1413', '#e9dca0'),
  ],
  neon: [
    palette(true, '#0d0620', '#3b0f52', '#c2347f', '#ff9ad5', '#53195f', '#08030f', '#35e0ff'),
    palette(true, '#041523', '#0b3a55', '#1fa6a3', '#c8fff0', '#0f4a5c', '#02080d', '#ff5fa8'),
  ],
};

const moodWords: [RegExp, Mood][] = [
  [/\b(neon|cyber|futur|arcade|synth|club|electric)/i, 'neon'],
  [/\b(night|moon|star|midnight|dark|aurora|galax|space|candle)/i, 'night'],
  [/\b(storm|rain|fog|mist|grey|gray|cloud|thunder|winter|bleak|noir)/i, 'storm'],
  [/\b(dawn|sunrise|morning|snow|pale|soft light)/i, 'dawn'],
  [/\b(sunset|dusk|golden|evening|warm|autumn|fire|desert)/i, 'dusk'],
  [/\b(noon|summer|bright|sunny|blue sky|daylight|beach|day)/i, 'day'],
];

/** A palette for the words of the prompt, another one of the same mood for another seed. */
export function choosePalette(prompt: string, random: Random): Palette {
  const said = moodWords.find(([words]) => words.test(prompt))?.[1];
  const mood = said ?? pick(random, ['dusk', 'dawn', 'day', 'night', 'dusk', 'neon'] as const);
  return pick(random, palettes[mood]);
}
