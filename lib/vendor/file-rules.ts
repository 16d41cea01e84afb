import type { MediaFacts, MediaProblem } from './media-facts.ts';
import { lengthSlackSeconds } from './video-limits.ts';

/** The rules that files of several roles share, and the words in which a broken one is told. */

/** At most so many bytes. */
export function checkSize(
  facts: MediaFacts,
  maxBytes: number,
  what: string,
  mend: 'scale' | 'trim',
): MediaProblem[] {
  if (facts.sizeBytes <= maxBytes) return [];
  return [
    {
      rule: 'size',
      message: `${what} may be ${megabytes(maxBytes)} at most; this is ${megabytes(facts.sizeBytes)}.`,
      mend,
    },
  ];
}

/** A length within its limits; see `lengthSlackSeconds` for how exactly. */
export function checkLength(
  facts: MediaFacts,
  limit: { minSeconds: number; maxSeconds: number },
  what: string,
): MediaProblem[] {
  const length = facts.durationSeconds ?? 0;
  const { over, under, exact } = lengthSlackSeconds;
  const isExact = facts.format === 'wav';
  if (length < limit.minSeconds - (isExact ? exact : under)) {
    return [
      {
        rule: 'length',
        message: `${what} must be at least ${limit.minSeconds} s long; this is ${seconds(length)}.`,
      },
    ];
  }
  if (length > limit.maxSeconds + (isExact ? exact : over)) {
    return [
      {
        rule: 'length',
        message: `${what} may be ${limit.maxSeconds} s long at most; this is ${seconds(length)}.`,
        mend: 'trim',
      },
    ];
  }
  return [];
}

/** Sides and shape within their limits. */
export function checkPixels(
  facts: MediaFacts,
  limit: { minPixels: number; maxPixels: number; minAspect: number; maxAspect: number },
): MediaProblem[] {
  const { width = 0, height = 0 } = facts;
  const problems: MediaProblem[] = [];
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  if (shorter < limit.minPixels || longer > limit.maxPixels) {
    problems.push({
      rule: 'pixels',
      message: `Width and height must be ${limit.minPixels} to ${limit.maxPixels} pixels; this is ${width} x ${height}.`,
      mend: 'scale',
    });
  }
  // A file without pixels has no shape to speak of.
  const aspect = height === 0 ? limit.minAspect : width / height;
  if (aspect < limit.minAspect || aspect > limit.maxAspect) {
    problems.push({
      rule: 'aspect',
      message: `Width divided by height must be ${limit.minAspect} to ${limit.maxAspect}; this is ${rounded(aspect)}.`,
      mend: 'crop',
    });
  }
  return problems;
}

export function includes(list: readonly string[], value: string): boolean {
  return list.includes(value);
}

export function withArticle(kind: MediaFacts['kind']): string {
  return kind === 'video' ? 'a video' : kind === 'image' ? 'an image' : 'an audio file';
}

export function rounded(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

export function seconds(value: number): string {
  return `${Math.round(value * 100) / 100} s`;
}

export function megabytes(bytes: number): string {
  return `${Math.round((bytes / 1024 / 1024) * 10) / 10} MB`;
}
