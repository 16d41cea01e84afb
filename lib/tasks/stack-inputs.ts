import { z } from 'zod';
import { idInput } from './action-inputs.ts';

/** As many takes as one action changes, and as one stack holds. */
export const mostStacked = 1000;

export const stackedTakes = z.object({ taskIds: z.array(idInput).min(1).max(mostStacked) });
export type StackedTakes = z.infer<typeof stackedTakes>;

export const pickInput = z.object({
  taskId: idInput,
  /** False takes the choice back: the best one by state and review is on top again. */
  isPick: z.boolean().default(true),
});
export type PickInput = z.infer<typeof pickInput>;

/** Where takes are to lie: beside another take, in its stack, or alone. */
export const stackPlaces = z.object({
  places: z
    .array(z.object({ taskId: idInput, beside: idInput.nullable(), isPick: z.boolean().optional() }))
    .min(1)
    .max(mostStacked * 2),
});
export type StackPlaces = z.infer<typeof stackPlaces>;

/** What changed, and what `arrangeStacks` is called with to undo it. */
export interface Arranged {
  /** The stack that was made or changed; absent when it is no more. */
  stackId?: string | undefined;
  changedIds: string[];
  undo: StackPlaces;
}
