import { z } from 'zod';
import { videoModels } from '#lib/vendor/names.ts';
import { contentRoles, ratios, resolutions } from '#lib/vendor/video-limits.ts';

/**
 * What each tool's form sends: types only, read by the server. The rules of the vendor are in the tools' files,
 * apart from these schemas, because the browser runs the rules and need not load a schema library for them.
 */

/** An id in the one spelling that the database gives back, so that ids can be compared as text. */
export const idInput = z.uuid().toLowerCase();

/**
 * One thing in the tray: its role, and an asset of ours or a link (or vendor file id) that is passed through unchecked.
 * Never both: the link would go out, and the asset, which no rule looks at then, be written down.
 */
export const mediaInput = z
  .object({
    role: z.enum(contentRoles),
    assetId: idInput.optional(),
    url: z.string().trim().min(1).max(2000).optional(),
    /** The take it came from, for the lineage. */
    sourceTaskId: idInput.optional(),
  })
  .refine(({ assetId, url }) => assetId === undefined || url === undefined, {
    error: 'An input is a file of the library or a link, not both.',
  });
export type MediaInput = z.infer<typeof mediaInput>;

/** A prompt far over the limit is refused here already, so that nobody's essay is counted character by character. */
const prompt = z.string().max(100_000);
const media = z.array(mediaInput).max(50);

export const videoInput = z.object({
  prompt,
  model: z.enum(videoModels),
  resolution: z.enum(resolutions),
  durationSeconds: z.int(),
  ratio: z.enum(ratios),
  media,
  /** The Enhance take whose text became this prompt: its take shows the original beside it. */
  enhancedFrom: idInput.optional(),
});
export type VideoInput = z.infer<typeof videoInput>;

export const masterInput = z.object({
  /** A finished take of ours; else `media` holds one `base_video` and the other inputs originally used. */
  sourceTaskId: idInput.optional(),
  /** With an uploaded video: the final prompt that made it. */
  prompt,
  media,
  hasWatermark: z.boolean(),
});
export type MasterInput = z.infer<typeof masterInput>;

export const enhanceInput = z.object({
  prompt,
  /** The length of the video that the prompt is meant for; absent lets the vendor decide. */
  durationSeconds: z.int().optional(),
  media,
});
export type EnhanceInput = z.infer<typeof enhanceInput>;
