import { z } from 'zod';
import { commentLimits, strokeColours, strokeShapes } from './comment-limits.ts';

const { strokes, pointsPerStroke, pointsPerDrawing } = commentLimits;
const tooMuch = 'This drawing is too large. Take back a few strokes.';

/** A part of the frame's width or height; four digits are finer than a pixel of any screen. */
const share = z
  .number()
  .min(0)
  .max(1)
  .overwrite((value) => Math.round(value * 10_000) / 10_000);

const stroke = z
  .object({
    shape: z.enum(strokeShapes),
    colour: z.enum(strokeColours),
    /** x and y in turn. An arrow and a rectangle have two points: where it begins and where it ends. */
    points: z
      .array(share, tooMuch)
      .min(4)
      .max(2 * pointsPerStroke, tooMuch),
  })
  .refine(({ points }) => points.length % 2 === 0, 'A point has two numbers.')
  .refine(
    ({ shape, points }) => shape === 'pen' || points.length === 4,
    'An arrow and a rectangle have two points.',
  );

/** Marks on a frame. A few strokes with limits, so that a comment stays small whoever sends it. */
export const drawingSchema = z
  .array(stroke)
  .min(1)
  .max(strokes, tooMuch)
  .refine(
    (all) => all.reduce((count, { points }) => count + points.length, 0) <= 2 * pointsPerDrawing,
    tooMuch,
  );

export type Drawing = z.infer<typeof drawingSchema>;
export type Stroke = Drawing[number];
