import { z } from 'zod';
import { idInput } from '#lib/tasks/action-inputs.ts';
import { maxTakesAtOnce } from './shelf-limits.ts';

export const manyTakes = z.object({ taskIds: z.array(idInput).min(1).max(maxTakesAtOnce) });
export type ManyTakes = z.infer<typeof manyTakes>;

/** Where takes go: back to the gallery, aside, or into the bin. */
export const shelveInput = manyTakes.extend({ shelf: z.enum(['gallery', 'archive', 'bin']) });
export type ShelveInput = z.infer<typeof shelveInput>;
export type Shelf = ShelveInput['shelf'];

/** What became of takes that were to go to another shelf. */
export interface ShelvedTakes {
  changed: string[];
  /** Puts them back where they lay: each is called again. */
  undo: ShelveInput[];
  /** Those that stayed, by the reason in words. */
  refused: { taskIds: string[]; message: string }[];
}
