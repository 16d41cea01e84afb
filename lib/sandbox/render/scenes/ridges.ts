import { type Colour, mix } from '../colour.ts';
import { fractal } from '../noise.ts';
import { between } from '../random.ts';
import { spriteFromSvg } from '../sprite.ts';
import { type Layer, layerWidth, type Scene, type SceneParts } from './scene.ts';
import { glowSprite, groundPath, type Point, pinePath, verticalGradient } from './shapes.ts';
import { skyShade, vignette } from './sky.ts';
import { driftingSparks } from './sparks.ts';

/** What kind of land lies before the sky. */
export interface Land {
  /** Sharp like rock (1) or smooth like dunes (0). */
  roughness: number;
  hasPines: boolean;
  ridgeCount: number;
}

/** Mountains, hills or dunes, one behind the other, with air between them. */
export async function ridges(parts: SceneParts, land: Land): Promise<Scene> {
  const { width, height, random, noise, palette } = parts;
  const aspect = width / height;
  const light = { x: aspect * between(random, 0.25, 0.75), y: between(random, 0.34, 0.48) };
  const sky = skyShade({
    palette,
    noise,
    lightX: light.x,
    lightY: light.y,
    horizonY: 0.72,
    clouds: between(random, 0.4, 1),
  });
  const layers = await Promise.all(
    Array.from({ length: land.ridgeCount }, (_, index) => ridge(parts, land, index)),
  );
  const discSize = height * between(random, 0.07, 0.13);
  const disc = await glowSprite(discSize * 2, palette.light, 0.42);
  const sun = { sprite: disc, x: light.x * height - discSize, y: light.y * height - discSize, nearness: 0 };
  const dust = await driftingSparks(parts, { count: 26, colour: palette.accent, size: 0.006, rise: 0.01 });
  return {
    shade: vignette(sky, aspect),
    layers: [sun, ...layers],
    sparks: dust,
  };
}

async function ridge(parts: SceneParts, land: Land, index: number): Promise<Layer> {
  const { width, height, random, noise, palette } = parts;
  const share = index / (land.ridgeCount - 1);
  const wide = layerWidth(width);
  const colour = mix(palette.far, palette.near, share ** 0.85);
  const foot: Colour = mix(colour, mix(palette.far, palette.horizon, 0.45), 0.75 * (1 - share));
  const crest = 0.5 + 0.36 * share + between(random, -0.02, 0.02);
  const swing = 0.17 - 0.07 * share;
  const fine = (1.4 + share * 0.8) * (0.6 + 0.5 * land.roughness);
  const start = between(random, 0, 200);
  const points: Point[] = [];
  for (let x = 0; x <= wide; x += Math.max(2, width / 500)) {
    const at = (x / height) * fine + start;
    const rough = fractal(noise, at, index * 31.7, land.roughness > 0.5 ? 6 : 2);
    const peaked = land.roughness > 0.5 ? 0.5 - Math.abs(rough) * 1.7 : rough;
    points.push({ x, y: (crest - peaked * swing * (1 + land.roughness * 0.4)) * height });
  }
  const top = Math.min(...points.map(({ y }) => y)) - height * 0.12;
  const from = 2 * Math.floor(Math.max(0, top) / 2);
  const shifted = points.map(({ x, y }) => ({ x, y: y - from }));
  const tall = height - from;
  const pines = land.hasPines && index >= land.ridgeCount - 2 ? pinesOn(shifted, height, share, random) : '';
  const gradient = verticalGradient('g', tall, [
    [0, colour, 1],
    [0.15, colour, 1],
    [0.62, foot, 1],
  ]);
  const svg = `${gradient}<path d="${groundPath(shifted, tall)}${pines}" fill="url(#g)"/>`;
  return {
    sprite: await spriteFromSvg(svg, wide, tall),
    x: 0,
    y: from,
    nearness: 0.08 + 0.92 * share ** 1.6,
  };
}

function pinesOn(
  points: readonly Point[],
  height: number,
  share: number,
  random: SceneParts['random'],
): string {
  const tall = height * (share > 0.9 ? 0.12 : 0.05);
  return points
    .filter(() => random() < (share > 0.9 ? 0.13 : 0.3))
    .map(({ x, y }) => pinePath(x, y + tall * 0.15, tall * between(random, 0.4, 1), random))
    .join('');
}
