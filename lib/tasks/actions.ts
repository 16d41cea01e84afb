'use server';

import { action } from '#lib/action.ts';
import {
  createTakesInput,
  redoFailedPartsInput,
  redoPartInput,
  resolveUnclearInput,
  takeId,
  takeIds,
} from './action-inputs.ts';
import * as stacks from './arrange-stacks.ts';
import * as creation from './create-takes.ts';
import { openEngine } from './engine.ts';
import * as mutations from './mutations.ts';
import * as redoing from './redo-part.ts';
import * as resolution from './resolve-unclear.ts';
import { pickInput, stackedTakes, stackPlaces } from './stack-inputs.ts';

/** One click: one take per click id, all with the same input. */
export const createTakes = action(createTakesInput, async (viewer, input) =>
  creation.createTakes(await openEngine(), viewer, input),
);

/** Takes back what has not left the studio. */
export const undoTakes = action(takeIds, mutations.undoTakes);

/** A person decides about a take that left without a readable answer. */
export const resolveUnclear = action(resolveUnclearInput, async (viewer, input) =>
  resolution.resolveUnclear(await openEngine(), viewer, input),
);

/** Tries at once to save a finished result again. */
export const retrySaving = action(takeId, async (viewer, input) =>
  mutations.retrySaving(await openEngine(), viewer, input),
);

/** Makes one part of a narration anew. */
export const redoPart = action(redoPartInput, async (viewer, input) =>
  redoing.redoPart(await openEngine(), viewer, input),
);

/** Makes every part of a narration anew that has failed. */
export const redoFailedParts = action(redoFailedPartsInput, async (viewer, input) =>
  redoing.redoFailedParts(await openEngine(), viewer, input),
);

/** Puts takes together as one idea. */
export const stackTakes = action(stackedTakes, stacks.stackTakes);

/** Takes takes out of their stacks. */
export const unstackTakes = action(stackedTakes, stacks.unstackTakes);

/** Lays takes where they lay before: what undoes the two above. */
export const arrangeStacks = action(stackPlaces, stacks.arrangeStacks);

/** A person says which take of a stack is seen. */
export const pickTop = action(pickInput, stacks.pickTop);
