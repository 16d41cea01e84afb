import { z } from 'zod';
import { storableText } from '#lib/storable.ts';
import { idInput } from '#lib/tasks/action-inputs.ts';
import { hasVisibleText } from '#lib/tools/content.ts';
import { emotions, longSpeechLimits } from '#lib/vendor/speech-limits.ts';
import { cellsOf, maxCells, maxLineCharacters } from './casting-plan.ts';
import { voiceFamilies, voiceGenders } from './voice.ts';

const { speed, pitch } = longSpeechLimits;

const family = z.enum(voiceFamilies);
/** What is typed, as it can be stored. */
const words = z.string().overwrite(storableText).trim();
const voiceId = words
  .min(1, 'Type the id that the vendor gave the voice.')
  .max(200, 'No id of a voice is this long.');
const name = words.refine(hasVisibleText, 'Give the voice a name.').max(80, 'A name may have 80 characters.');

const voiceSettings = z.object({
  speed: z.number().min(speed.min).max(speed.max).optional(),
  pitch: z.int().min(pitch.min).max(pitch.max).optional(),
  emotion: z.enum(emotions).optional(),
});

export const addVoiceInput = z.object({
  family,
  voiceId,
  name,
  gender: z.enum(voiceGenders).optional(),
  language: words.min(1).max(60).optional(),
  settings: voiceSettings.optional(),
});
export type AddVoiceInput = z.infer<typeof addVoiceInput>;

export const renameVoiceInput = z.object({ id: idInput, name });
export type RenameVoiceInput = z.infer<typeof renameVoiceInput>;

export const voiceRowId = z.object({ id: idInput });

export const favouriteInput = z.object({ family, voiceId, isFavourite: z.boolean() });
export type FavouriteInput = z.infer<typeof favouriteInput>;

export const sampleInput = z.object({ family, voiceId });
export type SampleInput = z.infer<typeof sampleInput>;

const plan = z
  .object({
    voices: z
      .array(z.object({ family, id: voiceId }))
      .min(1, 'Choose at least one voice.')
      .max(maxCells),
    emotions: z.array(z.enum(emotions).nullable()).max(emotions.length + 1),
    speed: z.number().min(speed.min).max(speed.max),
  })
  .refine((one) => cellsOf(one).length <= maxCells, `A casting makes ${maxCells} takes at most.`)
  .refine(
    (one) => new Set(cellsOf(one).map(({ key }) => key)).size === cellsOf(one).length,
    'A voice or an emotion stands here twice.',
  );

export const castVoicesInput = z.object({
  /** Made by the browser per click: the same casting again finds the one that is there. */
  castingId: idInput,
  text: words
    .refine(hasVisibleText, 'Write the line that is to be said.')
    .max(maxLineCharacters, `A line may have ${maxLineCharacters} characters.`),
  plan,
  /** The project that the takes belong to. */
  projectId: idInput.optional(),
});
export type CastVoicesInput = z.infer<typeof castVoicesInput>;

/** `taskId` is the take that failed; the cell is its. */
export const recastInput = z.object({ castingId: idInput, taskId: idInput });
export type RecastInput = z.infer<typeof recastInput>;
