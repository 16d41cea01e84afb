'use server';

import { z } from 'zod';
import { action } from '#lib/action.ts';
import * as mutations from './mutations.ts';

const entry = z.object({
  id: z.uuid().optional(),
  text: z.string().max(10_000),
  replacement: z.string().max(10_000),
});

/** Adds an entry to the team's dictionary, or changes one. */
export const savePronunciation = action(entry, mutations.savePronunciation);

export const removePronunciation = action(z.object({ id: z.uuid() }), mutations.removePronunciation);

/** Takes in many at once, as lines. */
export const importPronunciations = action(
  z.object({ lines: z.string().max(500_000) }),
  mutations.importPronunciations,
);
