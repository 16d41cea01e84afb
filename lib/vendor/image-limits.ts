/** Every number and list of document 3's three image endpoints, once. */

export const imageModels = ['kontext', 'flex', 'pro'] as const;
export type ImageModel = (typeof imageModels)[number];

export const imageAspects = ['21:9', '16:9', '4:3', '3:2', '1:1', '2:3', '3:4', '9:16', '9:21'] as const;

export const safetyTolerances = ['1', '2', '3', '4', '5'] as const;

export const kontextLimits = {
  images: { max: 4 },
  guidanceScale: { min: 1, max: 20, initial: 3.5 },
  /** -1 is random. */
  seed: { min: -1, max: 2_147_483_647, initial: -1 },
  /** Works in text-to-image mode only. */
  safetyTolerance: { initial: '2' },
} as const;

/** `vendor-2-flex` and `vendor-2-pro`. */
export const imageEditLimits = {
  images: { min: 1, max: 3 },
  side: { min: 256, max: 1536 },
  seed: { min: -1, max: 2_147_483_647, initial: -1 },
} as const;

/** Formats in which the studio sends pictures to edit; the document names none. */
export const editedImageFormats = ['jpeg', 'png', 'webp'] as const;

export const imageLinkHours = 1;

/** `1024*768` as pixels; undefined when it has another form or a side is out of range. */
export function readImageSize(size: string): { width: number; height: number } | undefined {
  const match = /^(\d{1,5})\*(\d{1,5})$/.exec(size);
  const [width, height] = [Number(match?.[1]), Number(match?.[2])];
  const { min, max } = imageEditLimits.side;
  const fits = (side: number) => side >= min && side <= max;
  return fits(width) && fits(height) ? { width, height } : undefined;
}
