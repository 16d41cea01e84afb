import { z } from 'zod';
import { optional } from './optional.ts';
import {
  allReferenceVideoSizes,
  referenceVideoDurations,
  referenceVideoLimits,
  shotTypes,
} from './reference-video-limits.ts';

/** The wire contract of document 3's `vendor2.6-v2v`, with its defaults filled in. */

const { prompt, negativePrompt, references, seed, initial } = referenceVideoLimits;

/** The first so many characters, whole: "excess is truncated". */
function cutTo(maxCharacters: number) {
  return (text: string) => (text.length <= maxCharacters ? text : [...text].slice(0, maxCharacters).join(''));
}

const link = z.string().refine((url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol), {
  error: 'must be an HTTP or HTTPS URL',
});

const input = z.looseObject({
  prompt: z.string().transform(cutTo(prompt.maxCharacters)),
  // "Takes effect only when `audio_url` is empty": an empty one is none.
  audio_url: z.preprocess((url) => (url === '' ? null : url), optional(link)),
  reference_urls: z.array(link).min(references.min).max(references.max),
  negative_prompt: optional(z.string().transform(cutTo(negativePrompt.maxCharacters))),
});

const parameters = z.looseObject({
  seed: optional(z.int().min(seed.min).max(seed.max)),
  size: z
    .enum(allReferenceVideoSizes)
    .nullish()
    .transform((value) => value ?? initial.size),
  audio: z
    .boolean()
    .nullish()
    .transform((value) => value ?? initial.hasAudio),
  duration: z
    .literal(referenceVideoDurations)
    .nullish()
    .transform((value) => value ?? initial.duration),
  shot_type: z
    .enum(shotTypes)
    .nullish()
    .transform((value) => value ?? initial.shotType),
  watermark: z
    .boolean()
    .nullish()
    .transform((value) => value ?? initial.hasWatermark),
  prompt_extend: z
    .boolean()
    .nullish()
    .transform((value) => value ?? initial.isExtended),
});

/** `POST /v3/async/vendor2.6-v2v`. */
export const referenceVideoBody = z.looseObject({
  input,
  parameters: parameters.nullish().transform((value) => value ?? parameters.parse({})),
});
