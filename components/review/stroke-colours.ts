import type { StrokeColour } from '#lib/review/comment-limits.ts';

/** What the colours of marks look like: the same in both themes, because they lie on a picture. */
export const strokeColourValues: Record<StrokeColour, string> = {
  red: 'oklch(0.66 0.23 25)',
  yellow: 'oklch(0.87 0.17 95)',
  green: 'oklch(0.78 0.2 145)',
  blue: 'oklch(0.7 0.16 245)',
  white: 'oklch(1 0 0)',
};
