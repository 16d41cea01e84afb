import { css, mix, scale } from '../colour.ts';
import { fractal, softStep } from '../noise.ts';
import { between } from '../random.ts';
import { spriteFromSvg } from '../sprite.ts';
import type { Layer, Scene, SceneParts } from './scene.ts';
import { vignette } from './sky.ts';
import { driftingSparks } from './sparks.ts';

/** A planet that is lit from one side, before stars and a faint nebula. */
export async function space(parts: SceneParts): Promise<Scene> {
  const { width, height, random, noise, palette } = parts;
  const aspect = width / height;
  const start = between(random, 0, 90);
  const dark = scale(mix(palette.zenith, [4, 5, 12], 0.75), 0.8);
  const cloud = mix(palette.middle, palette.horizon, 0.35);
  const shade = vignette((x, y, seconds) => {
    const bend = fractal(noise, x * 0.9 + start, y * 0.9 + seconds * 0.02, 3);
    const veil = fractal(noise, x * 1.3 + bend * 2 + start, y * 1.7 - bend, 4);
    const lit = softStep(0.02, 0.5, veil) * 0.36;
    return mix(mix(dark, cloud, lit), palette.accent, softStep(0.2, 0.55, veil) * 0.12);
  }, aspect);
  const stars = await driftingSparks(parts, { count: 190, colour: palette.light, size: 0.003, rise: 0 });
  const isLeft = random() < 0.5;
  const globe = await planet(parts, { share: 0.34, nearness: 0.35, isLeft });
  const moon = await planet(parts, { share: 0.055, nearness: 1, isLeft: !isLeft });
  return {
    shade,
    layers: [globe, moon],
    sparks: stars.map((star) => ({ ...star, driftX: -0.0015, driftY: 0 })),
    areSparksBehind: true,
  };
}

/** A globe with bands, a terminator and a thin shell of air; `share` is its radius by the frame's height. */
async function planet(
  { width, height, random, palette }: SceneParts,
  { share, nearness, isLeft }: { share: number; nearness: number; isLeft: boolean },
): Promise<Layer> {
  const radius = height * share;
  const size = 2 * Math.ceil(radius * 1.2);
  const middle = size / 2;
  const ground = mix(palette.horizon, palette.middle, between(random, 0.1, 0.7));
  const tilt = between(random, -32, 32);
  const bands = Array.from({ length: 16 }, () => {
    const y = middle + between(random, -1, 1) * radius;
    const tone = mix(ground, random() < 0.5 ? palette.light : palette.near, between(random, 0.1, 0.45));
    return `<ellipse cx="${middle}" cy="${y}" rx="${radius * 1.2}" ry="${radius * between(random, 0.02, 0.11)}" fill="${css(tone, 0.55)}"/>`;
  });
  const soft = Math.max(1, radius * 0.02);
  const svg =
    `<defs><clipPath id="c"><circle cx="${middle}" cy="${middle}" r="${radius}"/></clipPath>` +
    `<filter id="b"><feGaussianBlur stdDeviation="${soft * 2} ${soft * 0.7}"/></filter>` +
    `<radialGradient id="s" cx="0.3" cy="0.28" r="0.85"><stop offset="0.1" stop-color="#000" stop-opacity="0"/>` +
    `<stop offset="0.5" stop-color="#000" stop-opacity="0.55"/><stop offset="0.86" stop-color="#000" stop-opacity="0.96"/></radialGradient>` +
    `<radialGradient id="a" cx="0.5" cy="0.5" r="0.5"><stop offset="0.83" stop-color="${css(palette.light)}" stop-opacity="0"/>` +
    `<stop offset="0.86" stop-color="${css(palette.light)}" stop-opacity="0.3"/><stop offset="1" stop-color="${css(palette.horizon)}" stop-opacity="0"/></radialGradient></defs>` +
    `<circle cx="${middle * 0.992}" cy="${middle * 0.99}" r="${radius * 1.18}" fill="url(#a)"/>` +
    `<g clip-path="url(#c)"><g transform="rotate(${tilt} ${middle} ${middle})"><circle cx="${middle}" cy="${middle}" r="${radius}" fill="${css(ground)}"/>` +
    `<g filter="url(#b)">${bands.join('')}</g></g><circle cx="${middle}" cy="${middle}" r="${radius}" fill="url(#s)"/></g>`;
  return {
    sprite: await spriteFromSvg(svg, size, size),
    x: width * (isLeft ? between(random, 0.22, 0.36) : between(random, 0.62, 0.76)) - middle,
    y: height * between(random, 0.32, 0.5) - middle,
    nearness,
  };
}
