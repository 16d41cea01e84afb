import {
  checkLength,
  checkPixels,
  checkSize,
  includes,
  megabytes,
  rounded,
  seconds,
  withArticle,
} from './file-rules.ts';
import { editedImageFormats } from './image-limits.ts';
import { kindOfRole, type MediaRole } from './media-roles.ts';
import { referenceClipLimit, voiceTrackLimit } from './reference-video-limits.ts';
import {
  audioLimit,
  baseVideoLimit,
  frameRateSlack,
  imageLimit,
  lengthSlackSeconds,
  videoLimit,
} from './video-limits.ts';

/** What a probe measured of a file: real type from its bytes, never from its name. Lengths in seconds. */
export interface MediaFacts {
  kind: 'image' | 'video' | 'audio';
  /** Container or picture format: `jpeg`, `png`, `webp`, `heic`, `mp4`, `mov`, `wav`, `mp3`, ... */
  format: string;
  sizeBytes: number;
  width?: number | undefined;
  height?: number | undefined;
  durationSeconds?: number | undefined;
  framesPerSecond?: number | undefined;
  frameCount?: number | undefined;
  videoCodec?: string | undefined;
  audioCodec?: string | undefined;
  /** A video's sound track is present and can be decoded. */
  hasAudio?: boolean | undefined;
}

/** One broken limit: which rule, in words that name the limit and the value found, and what could mend it. */
export interface MediaProblem {
  rule:
    | 'kind'
    | 'format'
    | 'codec'
    | 'size'
    | 'pixels'
    | 'aspect'
    | 'length'
    | 'frame-rate'
    | 'audio'
    | 'frames';
  message: string;
  mend?: 'trim' | 'scale' | 'crop' | 'convert' | undefined;
}

/**
 * Checks one file against the limits of its role (spec 1, Limits; for `base_video` rule 4 of regeneration; spec 3,
 * Limits).
 */
export function checkMedia(role: MediaRole, facts: MediaFacts): MediaProblem[] {
  const kind = kindOfRole[role];
  if (facts.kind !== kind) {
    return [
      {
        rule: 'kind',
        message: `This place takes ${withArticle(kind)}, and the file is ${withArticle(facts.kind)}.`,
      },
    ];
  }
  if (role === 'input_image') return checkEditedImage(facts);
  if (role === 'reference_clip') return checkReferenceClip(facts);
  if (role === 'voice_track') return checkAudio(facts, voiceTrackLimit);
  if (role === 'base_video') return [...checkFilm(facts), ...checkBaseVideo(facts)];
  if (kind === 'image') return checkImage(facts);
  return kind === 'video'
    ? [...checkFilm(facts), ...checkReferenceVideo(facts)]
    : checkAudio(facts, audioLimit);
}

/** Checks the sum of lengths of all reference videos, or of all reference audio, in one request. */
export function checkTotalLength(
  role: 'reference_video' | 'reference_audio',
  lengths: number[],
): MediaProblem | undefined {
  const limit = role === 'reference_video' ? videoLimit : audioLimit;
  const total = lengths.reduce((sum, seconds) => sum + seconds, 0);
  if (total <= limit.maxTotalSeconds + lengthSlackSeconds.over) return undefined;
  const what = role === 'reference_video' ? 'Reference videos' : 'Reference audio';
  return {
    rule: 'length',
    message: `${what} may be ${limit.maxTotalSeconds} s long together; these are ${seconds(total)}.`,
    mend: 'trim',
  };
}

function checkImage(facts: MediaFacts): MediaProblem[] {
  const problems: MediaProblem[] = [];
  if (!includes(imageLimit.formats, facts.format)) {
    problems.push({
      rule: 'format',
      message: `Images must be JPG, PNG, WEBP, HEIC or HEIF; this is ${facts.format.toUpperCase()}.`,
      mend: 'convert',
    });
  }
  problems.push(
    ...checkSize(facts, imageLimit.maxBytes, 'An image', 'scale'),
    ...checkPixels(facts, imageLimit),
  );
  return problems;
}

/** What every video keeps, reference or base: its container, codecs and size. */
function checkFilm(facts: MediaFacts): MediaProblem[] {
  const problems: MediaProblem[] = [];
  if (!includes(videoLimit.formats, facts.format)) {
    problems.push({
      rule: 'format',
      message: `Videos must be MP4 or MOV; this is ${facts.format.toUpperCase()}.`,
      mend: 'convert',
    });
  }
  if (!facts.videoCodec || !includes(videoLimit.videoCodecs, facts.videoCodec)) {
    problems.push({
      rule: 'codec',
      message: `The picture must be H.264 or H.265; this is ${facts.videoCodec?.toUpperCase() ?? 'unknown'}.`,
      mend: 'convert',
    });
  }
  if (facts.audioCodec && !includes(videoLimit.audioCodecs, facts.audioCodec)) {
    problems.push({
      rule: 'codec',
      message: `The sound must be AAC or MP3; this is ${facts.audioCodec.toUpperCase()}.`,
      mend: 'convert',
    });
  }
  problems.push(...checkSize(facts, videoLimit.maxBytes, 'A video', 'scale'));
  return problems;
}

/** A base video has rules of its own for length, pixels and frame rate (document 1, "video_regeneration", rule 4). */
function checkReferenceVideo(facts: MediaFacts): MediaProblem[] {
  const problems = [...checkLength(facts, videoLimit, 'A video'), ...checkPixels(facts, videoLimit)];
  const rate = facts.framesPerSecond ?? 0;
  if (
    rate < videoLimit.minFramesPerSecond - frameRateSlack ||
    rate > videoLimit.maxFramesPerSecond + frameRateSlack
  ) {
    problems.push({
      rule: 'frame-rate',
      message: `A video must run at 23.976 to 60 frames a second; this runs at ${rounded(rate)}.`,
      mend: 'convert',
    });
  }
  return problems;
}

function checkAudio(
  facts: MediaFacts,
  limit: { formats: readonly string[]; maxBytes: number; minSeconds: number; maxSeconds: number },
): MediaProblem[] {
  const problems: MediaProblem[] = [];
  if (!includes(limit.formats, facts.format)) {
    problems.push({
      rule: 'format',
      message: `Audio must be WAV or MP3; this is ${facts.format.toUpperCase()}.`,
      mend: 'convert',
    });
  }
  problems.push(
    ...checkSize(facts, limit.maxBytes, 'An audio file', 'trim'),
    ...checkLength(facts, limit, 'An audio file'),
  );
  return problems;
}

/** Document 3 names no limits of a picture to edit; these formats are what every image service reads. */
function checkEditedImage(facts: MediaFacts): MediaProblem[] {
  if (includes(editedImageFormats, facts.format)) return [];
  return [
    {
      rule: 'format',
      message: `Pictures to edit must be JPG, PNG or WEBP; this is ${facts.format.toUpperCase()}.`,
      mend: 'convert',
    },
  ];
}

/** Spec 3, reference_urls: mp4 or mov, 2 to 30 s, smaller than 30 MB. */
function checkReferenceClip(facts: MediaFacts): MediaProblem[] {
  const problems: MediaProblem[] = [];
  const { formats, belowBytes } = referenceClipLimit;
  if (!includes(formats, facts.format)) {
    problems.push({
      rule: 'format',
      message: `Reference clips must be MP4 or MOV; this is ${facts.format.toUpperCase()}.`,
      mend: 'convert',
    });
  }
  if (facts.sizeBytes >= belowBytes) {
    problems.push({
      rule: 'size',
      message: `A reference clip must be smaller than ${megabytes(belowBytes)}; this is ${megabytes(facts.sizeBytes)}.`,
      mend: 'scale',
    });
  }
  return [...problems, ...checkLength(facts, referenceClipLimit, 'A reference clip')];
}

function checkBaseVideo(facts: MediaFacts): MediaProblem[] {
  const problems: MediaProblem[] = [];
  const { width = 0, height = 0, frameCount = 0, framesPerSecond = 0 } = facts;
  if (!facts.hasAudio) {
    problems.push({
      rule: 'audio',
      message: 'A video to master must have an audio track; this one has none.',
      mend: 'convert',
    });
  }
  if (Math.abs(framesPerSecond - baseVideoLimit.framesPerSecond) > frameRateSlack) {
    problems.push({
      rule: 'frame-rate',
      message: `A video to master must run at 24 frames a second; this runs at ${rounded(framesPerSecond)}.`,
      mend: 'convert',
    });
  }
  if (width % baseVideoLimit.pixelMultiple !== 0 || height % baseVideoLimit.pixelMultiple !== 0) {
    problems.push({
      rule: 'pixels',
      message: `Width and height must be multiples of 32; this is ${width} x ${height}.`,
      mend: 'scale',
    });
  }
  if (width * height < baseVideoLimit.minArea || width * height > baseVideoLimit.maxArea) {
    problems.push({
      rule: 'pixels',
      message: `The area must be between 768 x 768 and 768 x 1344 pixels; this is ${width} x ${height}.`,
      mend: 'scale',
    });
  }
  if (frameCount < baseVideoLimit.minFrames || frameCount > baseVideoLimit.maxFrames) {
    problems.push({
      rule: 'frames',
      message: `A video to master must have 107 to 362 frames (about 4 to 15 s); this has ${frameCount}.`,
      mend: mendOfFrameCount(facts),
    });
  }
  return problems;
}

/** At another rate the same length has other frames, but nothing makes a short video longer. */
function mendOfFrameCount({ durationSeconds = 0, frameCount = 0 }: MediaFacts): MediaProblem['mend'] {
  const { framesPerSecond, minFrames, maxFrames } = baseVideoLimit;
  if (Math.floor(durationSeconds * framesPerSecond) < minFrames) return undefined;
  return frameCount > maxFrames ? 'trim' : 'convert';
}
