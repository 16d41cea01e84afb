import { z } from 'zod';
import type { SpeechJob } from './speech-job.ts';

/** A text to speak, into a file or else piece by piece; that a piece was taken; or that nobody wants it any more. */
export type ToWorker =
  | { id: number; job: SpeechJob; path?: string | undefined }
  | { id: number; taken: true }
  | { id: number; cancel: true };

/** The next piece, or the end. */
export const fromWorker = z.object({
  id: z.number(),
  piece: z.custom<Uint8Array>((value) => value instanceof Uint8Array).optional(),
  facts: z.object({ durationSeconds: z.number() }).optional(),
  error: z.string().optional(),
});
export type FromWorker = z.infer<typeof fromWorker>;
