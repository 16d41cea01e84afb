import type { Frame } from '../frame.ts';
import type { Place } from './places.ts';

/** Draws a frame into a place of another one, with round corners. The place lies within the target. */
export function drawWindow(target: Frame, source: Frame, { x, y }: Place, radius: number): void {
  drawPlane(target.y, target.width, source.y, source.width, source.height, x, y, radius);
  const [width, height] = [source.width / 2, source.height / 2];
  drawPlane(target.u, target.width / 2, source.u, width, height, x / 2, y / 2, radius / 2);
  drawPlane(target.v, target.width / 2, source.v, width, height, x / 2, y / 2, radius / 2);
}

function drawPlane(
  target: Uint8ClampedArray,
  targetWidth: number,
  source: Uint8ClampedArray,
  width: number,
  height: number,
  x: number,
  y: number,
  radius: number,
): void {
  for (let row = 0; row < height; row += 1) {
    const from = row * width;
    const to = (y + row) * targetWidth + x;
    const inset = cornerInset(Math.min(row, height - 1 - row), radius);
    const whole = Math.ceil(inset);
    target.set(source.subarray(from + whole, from + width - whole), to + whole);
    if (whole === 0) continue;
    // The pixel that the curve cuts shows as much of the source as lies inside.
    const share = whole - inset;
    for (const at of [whole - 1, width - whole]) {
      const before = target[to + at] ?? 0;
      target[to + at] = before + ((source[from + at] ?? 0) - before) * share;
    }
  }
}

/** How far a round corner cuts into a row that is so far from the edge. */
function cornerInset(row: number, radius: number): number {
  if (row >= radius) return 0;
  const down = radius - row - 0.5;
  return Math.max(0, radius - Math.sqrt(Math.max(0, radius * radius - down * down)));
}
