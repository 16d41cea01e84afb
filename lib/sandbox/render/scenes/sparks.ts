import type { Colour } from '../colour.ts';
import { between } from '../random.ts';
import type { SceneParts, Spark } from './scene.ts';
import { bokehSprite, glowSprite } from './shapes.ts';

export interface SparkWish {
  count: number;
  colour: Colour;
  /** Diameter as a share of the frame's height. */
  size: number;
  /** How far they rise in a second, as a share of the frame's height; less than 0 falls. */
  rise: number;
  from?: number;
  to?: number;
}

/** Small glowing points: dust in the light, stars, fireflies, snow. */
export async function driftingSparks(parts: SceneParts, wish: SparkWish): Promise<Spark[]> {
  const { random, height } = parts;
  const sprites = await Promise.all(
    [0.7, 1, 1.6].map((factor) =>
      glowSprite(Math.max(4, height * wish.size * factor * 2), wish.colour, 0.18),
    ),
  );
  return Array.from({ length: wish.count }, (_, index) => ({
    sprite: sprites[index % sprites.length] as Spark['sprite'],
    x: random(),
    y: between(random, wish.from ?? 0, wish.to ?? 1),
    driftX: between(random, -0.008, 0.008),
    driftY: -wish.rise * between(random, 0.5, 1.5),
    twinkle: between(random, 0.4, 2.2),
    phase: between(random, 0, Math.PI * 2),
    strength: between(random, 0.25, 0.9),
  }));
}

/** Large lights out of focus, as of a city behind the subject. */
export async function bokeh(
  parts: SceneParts,
  colours: readonly Colour[],
  count: number,
  [from, to]: readonly [number, number],
): Promise<Spark[]> {
  const { random, height } = parts;
  return Promise.all(
    Array.from({ length: count }, async (_, index) => ({
      sprite: await bokehSprite(
        height * between(random, 0.035, 0.12),
        colours[index % colours.length] ?? [255, 255, 255],
        between(random, 0.16, 0.5),
      ),
      x: random(),
      y: between(random, from, to),
      driftX: between(random, -0.012, 0.012),
      driftY: between(random, -0.008, 0.008),
      twinkle: between(random, 0.1, 0.6),
      phase: between(random, 0, Math.PI * 2),
      strength: between(random, 0.5, 1),
    })),
  );
}
