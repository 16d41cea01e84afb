import type { Shade } from '../light-field.ts';
import type { Noise } from '../noise.ts';
import type { Palette } from '../palette.ts';
import type { Random } from '../random.ts';
import type { Sprite } from '../sprite.ts';

/** What a scene is built from. */
export interface SceneParts {
  width: number;
  height: number;
  random: Random;
  noise: Noise;
  palette: Palette;
  prompt: string;
}

/** A flat shape that moves past the camera; wider than the frame by what it moves. */
export interface Layer {
  sprite: Sprite;
  x: number;
  y: number;
  /** 0 stands still like the sky, 1 moves like the nearest shape. */
  nearness: number;
}

/** A small light that drifts and twinkles; positions are shares of the frame. */
export interface Spark {
  sprite: Sprite;
  x: number;
  y: number;
  driftX: number;
  driftY: number;
  twinkle: number;
  phase: number;
  strength: number;
}

/** One shot: soft light behind, shapes in front of it from far to near, and small lights. */
export interface Scene {
  shade: Shade;
  layers: Layer[];
  sparks: Spark[];
  /** Sparks behind the shapes (stars) rather than before them (dust). */
  areSparksBehind?: boolean;
}

/** How far the nearest layer travels in a shot, as a share of the frame's width. */
export const travel = 0.1;

/** The width of a layer's sprite: the frame and its travel, even. */
export function layerWidth(width: number): number {
  return 2 * Math.ceil((width * (1 + travel)) / 2) + 2;
}
