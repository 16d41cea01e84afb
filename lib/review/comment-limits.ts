/** Limits of what is said about a take; the form knows them too. */
export const commentLimits = {
  characters: 5_000,
  /** On one take, answers included. */
  commentsPerTake: 1_000,
  strokes: 100,
  pointsPerStroke: 500,
  pointsPerDrawing: 5_000,
} as const;

export const strokeShapes = ['pen', 'arrow', 'rectangle'] as const;
export type StrokeShape = (typeof strokeShapes)[number];

/** Colours that can be told apart on any picture. */
export const strokeColours = ['red', 'yellow', 'green', 'blue', 'white'] as const;
export type StrokeColour = (typeof strokeColours)[number];
