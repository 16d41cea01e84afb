import { mix } from '../colour.ts';
import { fractal, softStep } from '../noise.ts';
import { between } from '../random.ts';
import type { Scene, SceneParts } from './scene.ts';
import { vignette } from './sky.ts';
import { bokeh } from './sparks.ts';

/** Slow folds of light without a place: for people, things and ideas, and behind reference pictures. */
export async function silk(parts: SceneParts): Promise<Scene> {
  const { width, height, random, noise, palette } = parts;
  const aspect = width / height;
  const turn = between(random, -0.9, 0.9);
  const start = between(random, 0, 90);
  const dark = mix(palette.near, palette.zenith, 0.55);
  const shade = vignette(
    (x, y, seconds) => {
      const along = x * Math.cos(turn) + y * Math.sin(turn);
      const across = y * Math.cos(turn) - x * Math.sin(turn);
      const bend = fractal(noise, along * 0.7 + start + seconds * 0.05, across * 0.6 - seconds * 0.035, 3);
      const fold = fractal(
        noise,
        along * 0.55 + bend * 1.5 + start,
        across * 1.5 + bend * 2.4 + seconds * 0.07,
        3,
      );
      const sheen = softStep(0.05, 0.34, fold) ** 1.5;
      const body = mix(
        dark,
        mix(palette.zenith, palette.middle, softStep(-0.35, 0.3, fold)),
        softStep(-0.42, 0.1, fold),
      );
      const lit = mix(body, mix(palette.horizon, palette.middle, 0.35), sheen * 0.6);
      // Where a fold turns over, the cloth catches the light in a thin line.
      const crease =
        Math.max(0, 1 - Math.abs(fold - 0.06) * 9) ** 2 + Math.max(0, 1 - Math.abs(fold + 0.2) * 12) ** 2;
      return mix(lit, palette.light, Math.min(0.6, softStep(0.26, 0.5, fold) * 0.35 + crease * 0.13));
    },
    aspect,
    0.55,
  );
  const lights = await bokeh(parts, [palette.light, palette.horizon, palette.accent], 11, [0, 1]);
  return {
    shade,
    layers: [],
    sparks: lights.map((light) => ({ ...light, strength: light.strength * 0.55 })),
  };
}
