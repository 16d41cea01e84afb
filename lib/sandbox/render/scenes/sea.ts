import { type Colour, css, mix, scale } from '../colour.ts';
import { fractal, softStep } from '../noise.ts';
import { between } from '../random.ts';
import { spriteFromSvg } from '../sprite.ts';
import { type Layer, layerWidth, type Scene, type SceneParts, type Spark } from './scene.ts';
import { glowSprite, groundPath, type Point, verticalGradient } from './shapes.ts';
import { skyShade, vignette } from './sky.ts';

const horizonY = 0.56;

/** Open water under a low sun, a headland, and its light if the words ask for one. */
export async function sea(parts: SceneParts): Promise<Scene> {
  const { width, height, random, noise, palette, prompt } = parts;
  const aspect = width / height;
  const light = { x: aspect * between(random, 0.3, 0.7), y: between(random, 0.3, 0.44) };
  const clouds = between(random, 0.5, 1);
  const sky = skyShade({ palette, noise, lightX: light.x, lightY: light.y, horizonY, clouds });
  const deep = mix(palette.zenith, palette.near, 0.45);
  const water = (x: number, y: number, seconds: number): Colour => {
    const depth = (y - horizonY) / (1 - horizonY);
    const reflected = sky(x, horizonY - depth * horizonY * 0.8, seconds);
    // Waves are wide and flat far away, and open towards the camera.
    const ripple = fractal(
      noise,
      (x - aspect / 2) * (7 - depth * 4) + seconds * 0.12,
      60 * Math.sqrt(depth) - seconds * 0.5,
      3,
    );
    const path = Math.exp(-(((x - light.x) / (0.09 + depth * 0.3)) ** 2)) * softStep(-0.15, 0.4, ripple);
    const body = mix(
      mix(reflected, deep, 0.25 + depth * 0.55),
      scale(deep, 0.6),
      softStep(0, 0.5, -ripple) * 0.5,
    );
    return mix(body, palette.light, Math.min(0.85, path * (0.75 - depth * 0.4)));
  };
  const discSize = height * between(random, 0.05, 0.09);
  const disc = await glowSprite(discSize * 2, palette.light, 0.45);
  const sun = { sprite: disc, x: light.x * height - discSize, y: light.y * height - discSize, nearness: 0 };
  return {
    shade: vignette((x, y, seconds) => (y < horizonY ? sky(x, y, seconds) : water(x, y, seconds)), aspect),
    layers: [sun, await headland(parts, /lighthouse|harbou?r|coast/i.test(prompt)), await boat(parts)],
    sparks: await glints(parts, light.x / aspect),
  };
}

async function headland(
  { width, height, random, noise, palette }: SceneParts,
  hasTower: boolean,
): Promise<Layer> {
  const wide = layerWidth(width);
  const tall = 2 * Math.round(height * 0.15);
  const start = between(random, 0, 100);
  const isLeft = random() < 0.5;
  const points: Point[] = [];
  for (let x = 0; x <= wide; x += 3) {
    const share = isLeft ? x / wide : 1 - x / wide;
    const rise =
      Math.max(0, 1 - share * 2.4) ** 1.3 * (0.75 + 0.5 * fractal(noise, x / height + start, 3, 5));
    points.push({ x, y: tall * (1 - rise * 0.75) });
  }
  const colour = mix(palette.far, palette.near, 0.55);
  const towerX = wide * (isLeft ? 0.1 : 0.9);
  const foot = points.find(({ x }) => x >= towerX)?.y ?? tall;
  const unit = height / 100;
  const tower = hasTower
    ? `<path fill="${css(colour)}" d="M${towerX - unit * 0.9} ${foot + unit}L${towerX - unit * 0.55} ${foot - unit * 7}h${unit * 1.1}L${towerX + unit * 0.9} ${foot + unit}Z"/>` +
      `<circle cx="${towerX}" cy="${foot - unit * 7.6}" r="${unit * 0.75}" fill="${css(palette.accent)}"/>`
    : '';
  const gradient = verticalGradient('g', tall, [
    [0, colour, 1],
    [1, mix(colour, palette.horizon, 0.25), 1],
  ]);
  const svg = `${gradient}<path d="${groundPath(points, tall)}" fill="url(#g)"/>${tower}`;
  return {
    sprite: await spriteFromSvg(svg, wide, tall),
    x: 0,
    y: 2 * Math.round((horizonY * height - tall) / 2),
    nearness: 0.12,
  };
}

async function boat({ width, height, random, palette }: SceneParts): Promise<Layer> {
  const size = 2 * Math.round(height * between(random, 0.035, 0.06));
  const unit = size / 10;
  const dark = css(mix(palette.near, palette.far, 0.15));
  const svg =
    `<path fill="${dark}" d="M${unit} ${unit * 8}h${unit * 8}l${-unit * 1.4} ${unit * 1.5}h${-unit * 5.2}Z"/>` +
    `<path fill="${dark}" d="M${unit * 4.7} ${unit * 7.4}V${unit * 0.5}L${unit * 8.2} ${unit * 7.4}Z" opacity="0.92"/>` +
    `<path fill="${dark}" d="M${unit * 4.3} ${unit * 7.4}V${unit * 1.8}L${unit * 1.6} ${unit * 7.4}Z" opacity="0.8"/>`;
  return {
    sprite: await spriteFromSvg(svg, size, size),
    x: width * between(random, 0.35, 0.75),
    y: horizonY * height - size * 0.72,
    nearness: between(random, 0.25, 0.6),
  };
}

/** Short flashes on the water under the light. */
async function glints({ random, height, palette }: SceneParts, centre: number): Promise<Spark[]> {
  const wide = 2 * Math.ceil(height * 0.012);
  const sprite = await spriteFromSvg(
    `<ellipse cx="${wide / 2}" cy="2" rx="${wide / 2}" ry="1.4" fill="${css(palette.light)}"/>`,
    wide,
    4,
  );
  return Array.from({ length: 90 }, () => {
    const y = horizonY + 0.02 + (0.97 - horizonY) * random() ** 1.6;
    const spread = 0.05 + (y - horizonY) * 0.5;
    return {
      sprite,
      x: centre + (random() + random() - 1) * spread,
      y,
      driftX: between(random, -0.004, 0.004),
      driftY: 0,
      twinkle: between(random, 1.5, 5),
      phase: between(random, 0, Math.PI * 2),
      strength: between(random, 0.3, 0.9),
    };
  });
}
