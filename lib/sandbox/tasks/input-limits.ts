import { checkMedia, checkTotalLength, type MediaFacts } from '#lib/vendor/media-facts.ts';
import type { ContentRole } from '#lib/vendor/video-limits.ts';
import type { TaskInput } from './task.ts';

/** The first limit that a file breaks in its role, in words; undefined when it keeps all. */
export function brokenLimit(role: ContentRole, facts: MediaFacts): string | undefined {
  return checkMedia(role, facts)[0]?.message;
}

/** The total-length rule that the measured reference videos or sounds break together, in words. */
export function brokenTotal(inputs: readonly TaskInput[]): string | undefined {
  for (const role of ['reference_video', 'reference_audio'] as const) {
    const lengths = inputs
      .filter((input) => input.role === role)
      .map(({ facts }) => facts?.durationSeconds ?? 0);
    const problem = checkTotalLength(role, lengths);
    if (problem) return problem.message;
  }
  return undefined;
}
