import { z } from 'zod';

/**
 * Why a task failed, is unclear, was lost or cannot be saved yet: `Task.failure`. `kind` decides the words
 * (failure-words.ts); the rest is kept for the person to copy.
 */
export const failureKinds = [
  // refused by the vendor when it was sent, or failed there later
  'invalid-request',
  'sensitive-input',
  'sensitive-output',
  'no-balance',
  'key-refused',
  'usage-limit',
  'callback-unreachable',
  'vendor-trouble',
  'vendor-failed',
  'vendor-cancelled',
  'expired',
  'wrong-address',
  // ours, before anything was sent
  'too-large',
  'input-missing',
  'cannot-link',
  'not-reachable',
  // left us without a readable answer
  'unclear',
  'unclear-sound',
  // made, but not saved (yet)
  'saving-trouble',
  'joining-trouble',
  'lost',
  'closed',
  // of a narration: one of its parts
  'part-failed',
  'unexpected',
] as const;
export type FailureKind = (typeof failureKinds)[number];

export const taskFailure = z.object({
  kind: z.enum(failureKinds).catch('unexpected'),
  /** The vendor's business code or reason. */
  code: z.string().optional(),
  /** The vendor's own words, or ours. */
  message: z.string(),
  httpStatus: z.number().optional(),
  requestId: z.string().optional(),
});
export type TaskFailure = z.infer<typeof taskFailure>;
