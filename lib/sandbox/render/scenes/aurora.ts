import { mix } from '../colour.ts';
import { fractal, softStep } from '../noise.ts';
import { between } from '../random.ts';
import { ridges } from './ridges.ts';
import type { Scene, SceneParts } from './scene.ts';
import { vignette } from './sky.ts';
import { driftingSparks } from './sparks.ts';

/** A night sky with curtains of light over mountains. */
export async function aurora(parts: SceneParts): Promise<Scene> {
  const { width, height, random, noise, palette } = parts;
  const aspect = width / height;
  const land = await ridges(parts, { roughness: 1, hasPines: true, ridgeCount: 4 });
  const green = mix(palette.accent, [70, 255, 170], 0.75);
  const violet = mix(palette.horizon, [150, 90, 255], 0.6);
  const fold = between(random, 0, 50);
  const shade = vignette((x, y, seconds) => {
    const sky = mix(palette.zenith, mix(palette.middle, palette.horizon, 0.35), Math.min(1, y / 0.75) ** 1.6);
    const sway = fractal(noise, x * 0.8 + fold, seconds * 0.09, 3) * 0.55;
    const foot = 0.5 + sway * 0.5;
    const rays =
      0.45 + 0.55 * softStep(-0.25, 0.35, fractal(noise, (x + sway) * 9 + seconds * 0.25, fold, 3));
    const above = foot - y;
    const curtain = above > 0 ? Math.exp(-above * 4.2) * softStep(0, 0.05, above) * rays : 0;
    return mix(sky, mix(green, violet, softStep(0.05, 0.42, above)), Math.min(0.85, curtain));
  }, aspect);
  const stars = await driftingSparks(parts, {
    count: 130,
    colour: palette.light,
    size: 0.0032,
    rise: 0,
    from: 0,
    to: 0.7,
  });
  const still = stars.map((star) => ({ ...star, driftX: 0.0012, driftY: 0 }));
  // No sun stands in this sky.
  return { shade, layers: land.layers.slice(1), sparks: still, areSparksBehind: true };
}
