import { mix, scale } from '../colour.ts';
import { fractal, softStep } from '../noise.ts';
import { between } from '../random.ts';
import { spriteFromSvg } from '../sprite.ts';
import { type Layer, layerWidth, type Scene, type SceneParts } from './scene.ts';
import { groundPath, type Point, verticalGradient } from './shapes.ts';
import { vignette } from './sky.ts';
import { driftingSparks } from './sparks.ts';

/** Trunks in mist, with shafts of light between them. */
export async function forest(parts: SceneParts): Promise<Scene> {
  const { width, height, random, noise, palette } = parts;
  const aspect = width / height;
  const source = { x: aspect * between(random, 0.25, 0.75), y: -0.25 };
  const air = mix(palette.horizon, palette.middle, 0.35);
  const shade = vignette(
    (x, y, seconds) => {
      const angle = Math.atan2(x - source.x, y - source.y);
      const distance = Math.hypot(x - source.x, y - source.y);
      const shaft = softStep(0.0, 0.3, fractal(noise, angle * 9 + seconds * 0.04, 7 + seconds * 0.05, 3));
      const mist = fractal(noise, x * 2 + seconds * 0.06, y * 3, 3);
      const base = mix(
        scale(air, 0.92),
        mix(palette.far, palette.near, 0.35),
        softStep(0.3, 1.15, y + mist * 0.15),
      );
      const glow = Math.exp(-distance * 1.15);
      return mix(base, palette.light, Math.min(0.9, glow * 0.75 + shaft * Math.exp(-distance * 1.3) * 0.6));
    },
    aspect,
    0.5,
  );
  const layers = await Promise.all([0, 1, 2, 3].map((index) => trunks(parts, index)));
  const sparks = await driftingSparks(parts, { count: 46, colour: palette.accent, size: 0.007, rise: 0.014 });
  return { shade, layers, sparks };
}

async function trunks({ width, height, random, noise, palette }: SceneParts, index: number): Promise<Layer> {
  const share = index / 3;
  const wide = layerWidth(width);
  const colour = mix(mix(palette.far, palette.horizon, 0.25), palette.near, 0.12 + 0.88 * share);
  const count = Math.round((wide / height) * (13 - share * 9.5));
  const paths: string[] = [];
  // Shapes of opposite turn would cut holes into each other, so branches to either side are paths of their own.
  const branches: { left: string; right: string } = { left: '', right: '' };
  for (let trunk = 0; trunk < count; trunk += 1) {
    const x = ((trunk + between(random, 0.1, 0.9)) / count) * wide;
    const thick = height * between(random, 0.008, 0.02) * (1 + share * 2.6);
    const lean = between(random, -0.03, 0.03) * height;
    const bottom = height * (0.8 + share * 0.2);
    paths.push(
      `M${x - thick / 2 + lean} -5L${x + thick / 2 + lean} -5L${x + thick * 0.75} ${bottom}L${x - thick * 0.75} ${bottom}Z`,
    );
    for (let branch = 0; branch < 3; branch += 1) {
      branches.left += branchPath(x + lean * 0.6, thick, height, -1, random);
      branches.right += branchPath(x + lean * 0.6, thick, height, 1, random);
    }
  }
  const ground: Point[] = [];
  const floor = 0.8 + share * 0.13;
  for (let x = 0; x <= wide; x += 4) {
    ground.push({
      x,
      y: height * (floor + 0.05 * fractal(noise, (x / height) * 1.5 + index * 9, index * 5, 5)),
    });
  }
  const foot = mix(colour, palette.horizon, 0.4 * (1 - share));
  const gradient = verticalGradient('g', height, [
    [0, colour, 1],
    [0.6, colour, 1],
    [1, foot, 1],
  ]);
  const svg =
    gradient +
    [paths.join(''), groundPath(ground, height), branches.left, branches.right]
      .map((path) => `<path d="${path}" fill="url(#g)"/>`)
      .join('');
  return { sprite: await spriteFromSvg(svg, wide, height), x: 0, y: 0, nearness: 0.1 + 0.9 * share ** 1.4 };
}

function branchPath(
  x: number,
  thick: number,
  height: number,
  side: -1 | 1,
  random: SceneParts['random'],
): string {
  const y = height * between(random, 0.02, 0.5);
  const reach = between(random, 2, 5.5) * thick * side;
  const rise = Math.abs(reach) * between(random, 0.15, 0.6);
  const root = thick * 0.22;
  return `M${x} ${y - root}Q${x + reach * 0.5} ${y - rise * 0.4} ${x + reach} ${y - rise}Q${x + reach * 0.5} ${y - rise * 0.3} ${x} ${y + root}Z`;
}
