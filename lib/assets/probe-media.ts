import type { Result } from '#lib/result.ts';
import type { MediaFacts } from '#lib/vendor/media-facts.ts';

export type ProbedMedia = MediaFacts & { mimeType: string };

/**
 * Measures a file by its bytes, never by its name, in a process of its own with a time limit.
 * Refuses what is no picture, video or sound (`not-media`), what cannot be decoded (`damaged`), SVG (`svg`) and pictures
 * beyond 100 megapixels (`too-many-pixels`). A limit of the vendor is not looked at here.
 */
export async function probeMedia(_filePath: string): Promise<Result<ProbedMedia>> {
  throw new Error('Not built yet.');
}
