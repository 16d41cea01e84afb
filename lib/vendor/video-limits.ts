/**
 * Every number of document 1 ("Limits" and the request tables), once. The form, the server action, the sandbox
 * and the table tests read this one table.
 */
const MiB = 1024 * 1024;

export const ratios = ['adaptive', '21:9', '16:9', '4:3', '1:1', '3:4', '9:16'] as const;
export type Ratio = (typeof ratios)[number];

export const resolutions = ['480P', '768P', '2K'] as const;
export type Resolution = (typeof resolutions)[number];

export const contentRoles = [
  'first_frame',
  'last_frame',
  'reference_image',
  'reference_video',
  'reference_audio',
  'base_video',
] as const;
export type ContentRole = (typeof contentRoles)[number];

export const modelLimits = {
  H3: { resolutions: ['768P', '2K'], minSeconds: 4, maxSeconds: 15 },
  'H3-Max': { resolutions: ['480P', '768P'], minSeconds: 5, maxSeconds: 15 },
} as const;

export const promptLimit = { maxCharacters: 7000 } as const;
export const bodyLimit = { maxBytes: 64 * MiB } as const;
export const queryWindow = { days: 7 } as const;
export const callbackChallenge = { maxSeconds: 3 } as const;

/**
 * How far a length may be off its limit: a container rounds a clip up to whole video or audio frames (the vendor's
 * own video of 15 s has 362 frames, 15.083 s), and a cut may lose one frame. A WAV file is exact.
 */
export const lengthSlackSeconds = { over: 0.09, under: 1 / 24, exact: 0.001 } as const;
/** 23.976 is 24000/1001; a rate measured from time stamps is only near it. */
export const frameRateSlack = 0.01;

export const imageLimit = {
  formats: ['jpeg', 'png', 'webp', 'heic', 'heif'],
  maxBytes: 30 * MiB,
  minPixels: 256,
  maxPixels: 5760,
  minAspect: 0.4,
  maxAspect: 2.5,
} as const;

export const videoLimit = {
  formats: ['mp4', 'mov'],
  videoCodecs: ['avc', 'hevc'],
  audioCodecs: ['aac', 'mp3'],
  maxBytes: 50 * MiB,
  minSeconds: 2,
  maxSeconds: 15,
  maxTotalSeconds: 15,
  minPixels: 256,
  maxPixels: 5760,
  minAspect: 0.4,
  maxAspect: 2.5,
  minFramesPerSecond: 23.976,
  maxFramesPerSecond: 60,
} as const;

export const audioLimit = {
  formats: ['wav', 'mp3'],
  maxBytes: 15 * MiB,
  minSeconds: 2,
  maxSeconds: 15,
  maxTotalSeconds: 15,
} as const;

/** How many items of each role one request may hold. */
export const roleCounts = {
  first_frame: 1,
  last_frame: 1,
  reference_image: 9,
  reference_video: 3,
  reference_audio: 3,
  base_video: 1,
} as const satisfies Record<ContentRole, number>;

/** The source of a regeneration (document 1, "video_regeneration", rule 4). */
export const baseVideoLimit = {
  framesPerSecond: 24,
  pixelMultiple: 32,
  minArea: 768 * 768,
  maxArea: 768 * 1344,
  minFrames: 107,
  maxFrames: 362,
} as const;

/** Images beyond this many are billed (document 1, "Billing"). */
export const freeImageCount = 5;

/** A prompt's length as the vendor counts it: characters, so an emoji or a Chinese character is one. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
