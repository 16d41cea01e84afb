import type { Colour } from './colour.ts';
import { blueDifferenceOf, type Frame, lumaOf, redDifferenceOf } from './frame.ts';
import type { Random } from './random.ts';

/** The light of one point: `x` runs from 0 to the aspect ratio, `y` from 0 at the top to 1. */
export type Shade = (x: number, y: number, seconds: number) => Colour;

/** Cells over the shorter side: light is soft, so few are enough and the shading can be rich. */
const cellsOverShorterSide = 96;

/**
 * Soft light over the whole frame: shaded on a coarse grid and drawn smoothly, with film grain that also keeps
 * gradients from banding.
 */
export class LightField {
  #frame: Frame;
  #cell: number;
  #columns: number;
  #rows: number;
  #y: Float32Array;
  #u: Float32Array;
  #v: Float32Array;
  #grain: Float32Array;

  constructor(frame: Frame, random: Random) {
    this.#frame = frame;
    // An even cell covers whole cells of the half-size colour planes too.
    this.#cell = 2 * Math.round(Math.min(frame.width, frame.height) / cellsOverShorterSide / 2);
    this.#columns = Math.ceil(frame.width / this.#cell) + 1;
    this.#rows = Math.ceil(frame.height / this.#cell) + 1;
    const cells = this.#columns * this.#rows;
    this.#y = new Float32Array(cells);
    this.#u = new Float32Array(cells);
    this.#v = new Float32Array(cells);
    this.#grain = Float32Array.from({ length: 65_536 }, () => (random() + random() + random() - 1.5) * 2.6);
  }

  /** Draws the rows above `hiddenFrom`; what lies below will be covered. */
  draw(shade: Shade, seconds: number, index: number, hiddenFrom: number): void {
    const { width, y, u, v } = this.#frame;
    const height = 2 * Math.ceil(hiddenFrom / 2);
    this.#shade(shade, seconds);
    const grainStart = (index * 40_503) & 65_535;
    spread(this.#y, this.#columns, this.#cell, y, width, height, this.#grain, grainStart);
    spread(this.#u, this.#columns, this.#cell / 2, u, width / 2, height / 2);
    spread(this.#v, this.#columns, this.#cell / 2, v, width / 2, height / 2);
  }

  #shade(shade: Shade, seconds: number): void {
    const { height } = this.#frame;
    let at = 0;
    for (let row = 0; row < this.#rows; row += 1) {
      for (let column = 0; column < this.#columns; column += 1) {
        const [red, green, blue] = shade(
          (column * this.#cell) / height,
          (row * this.#cell) / height,
          seconds,
        );
        this.#y[at] = lumaOf(red, green, blue);
        this.#u[at] = blueDifferenceOf(red, green, blue);
        this.#v[at] = redDifferenceOf(red, green, blue);
        at += 1;
      }
    }
  }
}

/** Draws a coarse grid into a plane, linear between its points. */
function spread(
  grid: Float32Array,
  columns: number,
  cell: number,
  plane: Uint8ClampedArray,
  width: number,
  height: number,
  grain?: Float32Array,
  grainStart = 0,
): void {
  const line = new Float32Array(columns);
  for (let row = 0; row < height; row += 1) {
    const above = Math.floor(row / cell) * columns;
    const share = (row % cell) / cell;
    for (let column = 0; column < columns; column += 1) {
      const from = grid[above + column] ?? 0;
      line[column] = from + ((grid[above + columns + column] ?? from) - from) * share;
    }
    let at = row * width;
    const grainRow = (grainStart + row * 7919) & 65_535;
    for (let column = 0; column + 1 < columns; column += 1) {
      const from = line[column] ?? 0;
      const step = ((line[column + 1] ?? 0) - from) / cell;
      const count = Math.min(cell, width - column * cell);
      const start = column * cell;
      if (grain) {
        for (let within = 0; within < count; within += 1) {
          plane[at] = from + step * within + (grain[(grainRow + start + within) & 65_535] ?? 0);
          at += 1;
        }
      } else {
        for (let within = 0; within < count; within += 1) {
          plane[at] = from + step * within;
          at += 1;
        }
      }
    }
  }
}
