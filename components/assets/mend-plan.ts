import type { MediaFacts } from '#lib/vendor/media-facts.ts';
import type { MediaRole } from '#lib/vendor/media-roles.ts';
import { referenceClipLimit, voiceTrackLimit } from '#lib/vendor/reference-video-limits.ts';
import {
  audioLimit,
  baseVideoLimit,
  frameRateSlack,
  imageLimit,
  videoLimit,
} from '#lib/vendor/video-limits.ts';
import { fitBaseVideo, type Size } from './base-video-size.ts';

/** What a person decides about a file that is to be mended; the rest follows from the limits. */
export interface MendChoice {
  cut?: Cut | undefined;
  /** In pixels of the source as it is shown. */
  crop?: Crop | undefined;
}

export interface Cut {
  startSeconds: number;
  endSeconds: number;
}

export interface Crop extends Size {
  left: number;
  top: number;
}

/** Everything that the new file will be. What is absent stays as it is. */
export interface MendPlan extends MendChoice {
  kind: MediaFacts['kind'];
  size?: Size | undefined;
  framesPerSecond?: number | undefined;
  videoCodec?: 'avc' | undefined;
  audioCodec?: 'aac' | 'pcm-s16' | undefined;
  /** A silent track is added, where sound is asked for and there is none. */
  addsSilence?: boolean | undefined;
  format: 'mp4' | 'wav' | 'jpeg' | 'png';
  /** The room that an encoder may fill: a little below the limit, because it aims and does not count. */
  maxBytes: number;
}

/** A browser's own H.264 encoder is sure to manage this. */
const maxEncodedPixels = 2560;
/** Dropping every other frame is even, whatever the screen recorder did. */
const reducedFrameRate = 30;

const { minFrames, maxFrames, framesPerSecond: baseRate } = baseVideoLimit;

const lengthOfRole: Partial<Record<MediaRole, { minSeconds: number; maxSeconds: number }>> = {
  base_video: { minSeconds: minFrames / baseRate, maxSeconds: maxFrames / baseRate },
  reference_video: videoLimit,
  reference_audio: audioLimit,
  reference_clip: referenceClipLimit,
  voice_track: voiceTrackLimit,
};

/** The lengths that a cut may have; undefined for images. `maxTogether` is what the others of its role leave. */
export function lengthLimit(
  role: MediaRole,
  maxTogether = Number.POSITIVE_INFINITY,
): { minSeconds: number; maxSeconds: number } | undefined {
  const limit = lengthOfRole[role];
  if (!limit) return undefined;
  const { minSeconds, maxSeconds } = limit;
  return { minSeconds, maxSeconds: Math.max(minSeconds, Math.min(maxSeconds, maxTogether)) };
}

/** The heaviest file that a role takes. */
function bytesOfRole(role: MediaRole, kind: MediaFacts['kind']): number {
  if (role === 'reference_clip') return referenceClipLimit.belowBytes - 1;
  if (role === 'voice_track') return voiceTrackLimit.maxBytes;
  return (kind === 'image' ? imageLimit : kind === 'video' ? videoLimit : audioLimit).maxBytes;
}

/** What has to be made of a file so that it keeps the limits of its role, with the person's choices. */
export function planMend(role: MediaRole, facts: MediaFacts, { cut, crop }: MendChoice): MendPlan {
  const mostBytes = bytesOfRole(role, facts.kind);
  const maxBytes = Math.floor(mostBytes * 0.9);
  if (facts.kind === 'audio') return { kind: 'audio', cut, audioCodec: 'pcm-s16', format: 'wav', maxBytes };
  const source = crop ?? { width: facts.width ?? 0, height: facts.height ?? 0 };
  if (facts.kind === 'image') {
    return {
      kind: 'image',
      crop,
      size: fitLimits(source, imageLimit.maxPixels),
      format: pictureFormat(facts),
      maxBytes,
    };
  }
  const isBase = role === 'base_video';
  const size = isBase ? fitBaseVideo(source) : evenly(fitLimits(source, maxEncodedPixels));
  const isSameSize = !crop && size.width === facts.width && size.height === facts.height;
  const framesPerSecond = fittingRate(role, facts.framesPerSecond ?? 0);
  const isPictureKept =
    !cut && isSameSize && framesPerSecond === undefined && includes(videoLimit.videoCodecs, facts.videoCodec);
  const isSoundKept = !facts.hasAudio || (!cut && includes(videoLimit.audioCodecs, facts.audioCodec));
  return {
    kind: 'video',
    cut,
    crop,
    size: isSameSize ? undefined : size,
    framesPerSecond,
    videoCodec: isPictureKept && facts.sizeBytes <= mostBytes ? undefined : 'avc',
    audioCodec: isSoundKept ? undefined : 'aac',
    addsSilence: isBase && !facts.hasAudio,
    format: 'mp4',
    maxBytes,
  };
}

/** What the new file will measure, as far as it can be known; its size in bytes is taken to fit. */
export function expectFacts(facts: MediaFacts, plan: MendPlan): MediaFacts {
  const durationSeconds = plan.cut ? plan.cut.endSeconds - plan.cut.startSeconds : facts.durationSeconds;
  const framesPerSecond = plan.framesPerSecond ?? facts.framesPerSecond;
  const isTimed = durationSeconds !== undefined && framesPerSecond !== undefined;
  const isRetimed = plan.cut !== undefined || plan.framesPerSecond !== undefined;
  return {
    ...facts,
    format: plan.format,
    sizeBytes: Math.min(facts.sizeBytes, plan.maxBytes),
    ...(plan.size ?? {}),
    durationSeconds,
    framesPerSecond,
    frameCount: isTimed && isRetimed ? Math.round(durationSeconds * framesPerSecond) : facts.frameCount,
    videoCodec: plan.videoCodec ?? facts.videoCodec,
    audioCodec: plan.addsSilence ? 'aac' : (plan.audioCodec ?? facts.audioCodec),
    hasAudio: plan.addsSilence || facts.hasAudio,
  };
}

function fittingRate(role: MediaRole, rate: number): number | undefined {
  const { minFramesPerSecond, maxFramesPerSecond } = videoLimit;
  if (role === 'base_video') {
    const isRight = Math.abs(rate - baseVideoLimit.framesPerSecond) <= frameRateSlack;
    return isRight ? undefined : baseVideoLimit.framesPerSecond;
  }
  // Document 3 names no frame rates.
  if (role === 'reference_clip') return undefined;
  if (rate > maxFramesPerSecond + frameRateSlack) return reducedFrameRate;
  return rate < minFramesPerSecond - frameRateSlack ? baseVideoLimit.framesPerSecond : undefined;
}

/** The nearest size of the same shape whose sides are within the limits (spec 1, Limits: 256 to 5760 px). */
function fitLimits({ width, height }: Size, maxPixels: number): Size {
  const { minPixels } = imageLimit;
  const up = Math.max(1, minPixels / Math.min(width, height));
  const down = Math.min(1, maxPixels / Math.max(width, height));
  const scale = up > 1 ? up : down;
  const within = (side: number) =>
    Math.min(imageLimit.maxPixels, Math.max(minPixels, Math.round(side * scale)));
  return { width: within(width), height: within(height) };
}

/** H.264 stores colour for every other pixel only. */
function evenly({ width, height }: Size): Size {
  return { width: width + (width % 2), height: height + (height % 2) };
}

/** A picture that may have see-through parts stays PNG; a photo becomes JPEG. */
function pictureFormat({ format }: MediaFacts): 'jpeg' | 'png' {
  return format === 'png' || format === 'gif' || format === 'webp' ? 'png' : 'jpeg';
}

function includes(list: readonly string[], value: string | undefined): boolean {
  return value !== undefined && list.includes(value);
}
