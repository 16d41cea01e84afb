import type { Sprite } from '../sprite.ts';

/** A reference clip and the name by which the prompt calls it. */
export interface Character {
  path: string;
  aspect: number;
  /** `character1`, drawn. */
  label: Sprite;
}
