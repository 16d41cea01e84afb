'use server';

import { action } from '#lib/action.ts';
import { openEngine } from '#lib/tasks/engine.ts';
import {
  addVoiceInput,
  castVoicesInput,
  favouriteInput,
  recastInput,
  renameVoiceInput,
  sampleInput,
  voiceRowId,
} from './action-inputs.ts';
import * as casting from './cast-voices.ts';
import * as samples from './make-sample.ts';
import * as mutations from './mutations.ts';

/** Gives a voice a name of the team's own. */
export const addVoice = action(addVoiceInput, mutations.addVoice);

export const renameVoice = action(renameVoiceInput, mutations.renameVoice);

export const removeVoice = action(voiceRowId, mutations.removeVoice);

/** Marks a voice for the person who asks. */
export const setFavourite = action(favouriteInput, mutations.setFavourite);

/** Lets a voice speak its sample line, once per voice and team. */
export const makeSample = action(sampleInput, async (viewer, input) =>
  samples.makeSample(await openEngine(), viewer, input),
);

/** One line by several voices: one take per square of the sheet. */
export const castVoices = action(castVoicesInput, async (viewer, input) =>
  casting.castVoices(await openEngine(), viewer, input),
);

/** A square that came to nothing, once more. */
export const recastCell = action(recastInput, async (viewer, input) =>
  casting.recastCell(await openEngine(), viewer, input),
);
