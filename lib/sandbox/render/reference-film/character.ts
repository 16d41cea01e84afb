import type { Frame } from '../frame.ts';
import type { Sprite } from '../sprite.ts';
import { playClip } from './clip.ts';

/** A reference clip and the name by which the prompt calls it. */
export interface Character {
  path: string;
  aspect: number;
  /** `character1`, drawn. */
  label: Sprite;
}

/** A clip that plays on for as long as it is asked. */
export type PlayingClip = AsyncGenerator<Frame, never>;

export function startClip(
  { path }: Character,
  width: number,
  height: number,
  startSeconds: number,
): PlayingClip {
  return playClip(path, width, height, startSeconds);
}
