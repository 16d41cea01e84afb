import type { Frame } from './frame.ts';
import type { LightField } from './light-field.ts';
import type { Random } from './random.ts';

/** One moment of a shot. `progress` runs from 0 at the first frame to 1 at the last. */
export interface Moment {
  index: number;
  seconds: number;
  progress: number;
}

/** What a job becomes: something that can draw each of its frames. */
export interface Shot {
  draw: (frame: Frame, moment: Moment) => void | Promise<void>;
  /** How much of the caption shows: none where a given picture must be seen as it is. */
  captionAt: (moment: Moment) => number;
  close?: () => Promise<void>;
}

/** What every kind of shot is made with. */
export interface Stage {
  frame: Frame;
  field: LightField;
  random: Random;
  prompt: string;
}
