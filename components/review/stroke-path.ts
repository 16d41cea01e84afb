import type { StrokeShape } from '#lib/review/comment-limits.ts';
import type { Stroke } from '#lib/review/drawing.ts';

/** A stroke as an SVG path over a frame of this size. Pure. */
export function strokePath(
  { shape, points }: Pick<Stroke, 'shape' | 'points'>,
  width: number,
  height: number,
) {
  const all = pointsOf(points).map(([x, y]) => [x * width, y * height] as const);
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last) return '';
  if (shape === 'rectangle') return `M${join(first)}H${round(last[0])}V${round(last[1])}H${round(first[0])}Z`;
  const line = `M${all.map(join).join('L')}`;
  if (shape === 'pen') return line;
  return `${line}${arrowHead(first, last, Math.hypot(width, height) * 0.03)}`;
}

function pointsOf(points: readonly number[]): [number, number][] {
  const pairs: [number, number][] = [];
  for (let index = 0; index + 1 < points.length; index += 2) {
    pairs.push([points[index] ?? 0, points[index + 1] ?? 0]);
  }
  return pairs;
}

function arrowHead(from: readonly [number, number], to: readonly [number, number], most: number): string {
  const length = Math.min(most, Math.hypot(to[0] - from[0], to[1] - from[1]) / 2);
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const wings = [angle + 2.6, angle - 2.6].map(
    (turned) => [to[0] + Math.cos(turned) * length, to[1] + Math.sin(turned) * length] as const,
  );
  return wings.map((wing) => `M${join(to)}L${join(wing)}`).join('');
}

function join([x, y]: readonly [number, number]): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The points of a pen that a stroke goes on with: one that hardly moved adds nothing. */
const leastStep = 0.004;

/** A stroke after the pen has moved: a line grows, an arrow and a rectangle end elsewhere. */
export function grownStroke(stroke: Stroke, x: number, y: number, mostPoints: number): Stroke {
  const { points } = stroke;
  if (stroke.shape !== 'pen') return { ...stroke, points: [points[0] ?? 0, points[1] ?? 0, x, y] };
  const [lastX = 0, lastY = 0] = points.slice(-2);
  const isStill = Math.hypot(x - lastX, y - lastY) < leastStep;
  if (isStill || points.length >= 2 * mostPoints) return stroke;
  return { ...stroke, points: [...points, x, y] };
}

/** Where a stroke begins. A click without a drag is a dot of the pen, and nothing else. */
export function startedStroke(shape: StrokeShape, colour: Stroke['colour'], x: number, y: number): Stroke {
  return { shape, colour, points: [x, y, x, y] };
}

/** Whether a finished stroke is to be kept: an arrow or a rectangle without a size is a slip of the hand. */
export function isSeen({ shape, points }: Stroke): boolean {
  const [x = 0, y = 0, toX = 0, toY = 0] = points;
  return shape === 'pen' || Math.hypot(toX - x, toY - y) > 0.01;
}
