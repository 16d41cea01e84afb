import type { Result } from '#lib/result.ts';
import type { MediaFacts } from '#lib/vendor/media-facts.ts';
import { runProbe } from './media-process/run-job.ts';

export type ProbedMedia = MediaFacts & { mimeType: string };

/**
 * Measures a file by its bytes, never by its name, in a process of its own with a time limit (30 s).
 * Refuses what is no picture, video or sound (`not-media`), an `empty` file, what cannot be decoded to its end
 * (`damaged`, `unknown-codec`, `too-slow`), drawings (`svg`) and pictures beyond 100 megapixels (`too-many-pixels`).
 * A limit of the vendor is not looked at here.
 */
export function probeMedia(filePath: string): Promise<Result<ProbedMedia>> {
  return runProbe(filePath);
}
