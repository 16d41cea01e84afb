/** Every number and list of document 3's `vendor2.6-v2v`, once. */
const MiB = 1024 * 1024;

export const referenceVideoSizes = {
  '720P': ['1280*720', '720*1280', '960*960', '1088*832', '832*1088'],
  '1080P': ['1920*1080', '1080*1920', '1440*1440', '1632*1248', '1248*1632'],
} as const;
export type ReferenceVideoTier = keyof typeof referenceVideoSizes;
export const referenceVideoTiers = ['720P', '1080P'] as const satisfies readonly ReferenceVideoTier[];
export const allReferenceVideoSizes = [
  ...referenceVideoSizes['720P'],
  ...referenceVideoSizes['1080P'],
] as const;
export type ReferenceVideoSize = (typeof allReferenceVideoSizes)[number];

export const referenceVideoDurations = [5, 10] as const;
export const shotTypes = ['multi', 'single'] as const;

export const referenceVideoLimits = {
  /** Longer prompts are cut by the vendor, not refused. */
  prompt: { maxCharacters: 2000 },
  negativePrompt: { maxCharacters: 500 },
  references: { min: 1, max: 3 },
  seed: { min: 0, max: 2_147_483_647 },
  initial: {
    size: '1920*1080',
    duration: 5,
    shotType: 'multi',
    hasAudio: true,
    hasWatermark: false,
    isExtended: true,
  },
  linkHours: 1,
} as const;

/** Each reference clip: "smaller than 30 MB" is below it, not at it. */
export const referenceClipLimit = {
  formats: ['mp4', 'mov'],
  belowBytes: 30 * MiB,
  minSeconds: 2,
  maxSeconds: 30,
} as const;

export const voiceTrackLimit = {
  formats: ['wav', 'mp3'],
  maxBytes: 15 * MiB,
  minSeconds: 3,
  maxSeconds: 30,
} as const;

/** The tier that a size is billed at. */
export function tierOfSize(size: ReferenceVideoSize): ReferenceVideoTier {
  return (referenceVideoSizes['720P'] as readonly string[]).includes(size) ? '720P' : '1080P';
}
