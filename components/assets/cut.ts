import type { Cut } from './mend-plan.ts';

/** Moving the ends of a cut on a timeline. Every result stays in the clip and keeps the allowed lengths. */
export interface CutRoom {
  durationSeconds: number;
  minSeconds: number;
  maxSeconds: number;
}

/** The whole clip, or its beginning as far as is allowed. */
export function firstCut({ durationSeconds, maxSeconds }: CutRoom): Cut {
  return { startSeconds: 0, endSeconds: Math.min(durationSeconds, maxSeconds) };
}

/** Moves the start; where the cut would get too long, its end follows. */
export function moveStart(cut: Cut, to: number, { minSeconds, maxSeconds, durationSeconds }: CutRoom): Cut {
  const startSeconds = clamp(to, 0, Math.max(0, Math.min(cut.endSeconds, durationSeconds) - minSeconds));
  return { startSeconds, endSeconds: Math.min(cut.endSeconds, startSeconds + maxSeconds) };
}

/** Moves the end; where the cut would get too long, its start follows. */
export function moveEnd(cut: Cut, to: number, { minSeconds, maxSeconds, durationSeconds }: CutRoom): Cut {
  const endSeconds = clamp(to, Math.min(durationSeconds, cut.startSeconds + minSeconds), durationSeconds);
  return { startSeconds: Math.max(cut.startSeconds, endSeconds - maxSeconds), endSeconds };
}

/** Moves the whole cut, which keeps its length. */
export function slide(cut: Cut, bySeconds: number, { durationSeconds }: CutRoom): Cut {
  const length = cut.endSeconds - cut.startSeconds;
  const startSeconds = clamp(cut.startSeconds + bySeconds, 0, durationSeconds - length);
  return { startSeconds, endSeconds: startSeconds + length };
}

/** Whether nothing would be cut off. */
export function isWhole({ startSeconds, endSeconds }: Cut, { durationSeconds }: CutRoom): boolean {
  return startSeconds === 0 && endSeconds >= durationSeconds;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
