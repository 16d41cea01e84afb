import { z } from 'zod';
import {
  imageAspects,
  imageEditLimits,
  kontextLimits,
  readImageSize,
  safetyTolerances,
} from './image-limits.ts';
import { optional } from './optional.ts';

/** The wire contract of document 3's image endpoints, with their defaults filled in. */

const prompt = z.string().refine((text) => text.trim() !== '', { error: 'must not be empty' });

/** The documents name no form: a public link or, as in document 1, a Base64 data URI. */
const image = z
  .string()
  .refine(
    (url) =>
      /^data:[^,]*;base64,/i.test(url) || (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)),
    { error: 'must be an http(s) URL or a Base64 data URI' },
  );

/** `POST /v3/async/vendor-1-kontext-pro`. */
export const kontextBody = z
  .looseObject({
    prompt,
    images: optional(z.array(image).max(kontextLimits.images.max)),
    guidance_scale: z
      .number()
      .min(kontextLimits.guidanceScale.min)
      .max(kontextLimits.guidanceScale.max)
      .nullish()
      .transform((value) => value ?? kontextLimits.guidanceScale.initial),
    aspect_ratio: optional(z.enum(imageAspects)),
    seed: z
      .int()
      .min(kontextLimits.seed.min)
      .max(kontextLimits.seed.max)
      .nullish()
      .transform((value) => value ?? kontextLimits.seed.initial),
    safety_tolerance: optional(z.enum(safetyTolerances)),
  })
  .superRefine(({ images, safety_tolerance }, context) => {
    if (!images?.length || safety_tolerance === undefined) return;
    context.addIssue({
      code: 'custom',
      path: ['safety_tolerance'],
      message: 'is supported only in text-to-image mode, without images',
    });
  });

/** `POST /v3/async/vendor-2-flex` and `POST /v3/async/vendor-2-pro`. */
export const imageEditBody = z.looseObject({
  prompt,
  images: optional(z.array(image).min(imageEditLimits.images.min).max(imageEditLimits.images.max)),
  size: optional(
    z.string().refine((size) => readImageSize(size) !== undefined, {
      error: `must be width*height, each side ${imageEditLimits.side.min} to ${imageEditLimits.side.max} pixels`,
    }),
  ),
  seed: z
    .int()
    .min(imageEditLimits.seed.min)
    .max(imageEditLimits.seed.max)
    .nullish()
    .transform((value) => value ?? imageEditLimits.seed.initial),
});
