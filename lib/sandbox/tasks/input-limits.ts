import type { InputProblem } from '#lib/sandbox/http/error-shape.ts';
import { checkMedia, checkTotalLength, type MediaFacts } from '#lib/vendor/media-facts.ts';
import type { MediaRole } from '#lib/vendor/media-roles.ts';
import { referenceClipLimit, voiceTrackLimit } from '#lib/vendor/reference-video-limits.ts';
import { audioLimit, imageLimit, videoLimit } from '#lib/vendor/video-limits.ts';
import type { TaskInput } from './task.ts';

/** The first limit that a file breaks in its role; undefined when it keeps all. */
export function brokenLimit(
  role: MediaRole,
  facts: MediaFacts,
): Pick<InputProblem, 'rule' | 'message'> | undefined {
  const [problem] = checkMedia(role, facts);
  if (problem || role !== 'input_image') return problem;
  // Document 3 names no limits of a picture; these keep the sandbox's memory.
  const { maxBytes, maxPixels } = imageLimit;
  if (facts.sizeBytes > maxBytes) return { rule: 'size', message: tooLarge(maxBytes) };
  const longest = Math.max(facts.width ?? 0, facts.height ?? 0);
  if (longest <= maxPixels) return undefined;
  return { rule: 'pixels', message: `a picture may be ${maxPixels} pixels wide and high at most` };
}

/** The total-length rule that the measured reference videos or sounds of document 1 break together. */
export function brokenTotal(inputs: readonly TaskInput[]): InputProblem | undefined {
  for (const role of ['reference_video', 'reference_audio'] as const) {
    const lengths = inputs
      .filter((input) => input.role === role)
      .map(({ facts }) => facts?.durationSeconds ?? 0);
    const problem = checkTotalLength(role, lengths);
    if (problem) return { role, field: 'content', rule: 'total', message: problem.message };
  }
  return undefined;
}

/** The size limit of each role is also the most that is downloaded. */
export const maxBytesOfRole: Record<MediaRole, number> = {
  first_frame: imageLimit.maxBytes,
  last_frame: imageLimit.maxBytes,
  reference_image: imageLimit.maxBytes,
  reference_video: videoLimit.maxBytes,
  base_video: videoLimit.maxBytes,
  reference_audio: audioLimit.maxBytes,
  input_image: imageLimit.maxBytes,
  reference_clip: referenceClipLimit.belowBytes - 1,
  voice_track: voiceTrackLimit.maxBytes,
};

export function tooLarge(maxBytes: number): string {
  return `the file is larger than ${Math.round(maxBytes / 1024 / 1024)} MB`;
}
