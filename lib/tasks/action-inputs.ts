import { z } from 'zod';
import { toolNames } from '#lib/tools/tool-names.ts';

/** An id in the one spelling that the database gives back, so that ids can be compared as text. */
export const idInput = z.uuid().toLowerCase();

/** At most this many takes come from one click. */
const maxTakesPerClick = 8;

/** What the form sends: the tool, its input (parsed by the tool's own schema), one fresh UUID per take. */
export const createTakesInput = z.object({
  tool: z.enum(toolNames),
  input: z.unknown(),
  clickIds: z.array(idInput).min(1).max(maxTakesPerClick),
  /** Takes of several clicks that belong together; else the takes of one click do. */
  batchId: idInput.optional(),
  /** The project that they belong to. */
  projectId: idInput.optional(),
  /** The take that they are another try of: they join its stack. */
  remakeOf: idInput.optional(),
});
export type CreateTakesInput = z.infer<typeof createTakesInput>;

/** `releaseAt`: until when the takes can be taken back (ISO 8601); null when they were sent at once. */
export interface CreatedTakes {
  taskIds: string[];
  releaseAt: string | null;
}

export const takeIds = z.object({ taskIds: z.array(z.uuid()).min(1).max(100) });
export type TakeIds = z.infer<typeof takeIds>;

/**
 * `adopt`: the vendor made it, here is its id. `send-again`: it may be billed twice. `close`: give it up.
 * Only a person chooses; the studio never resends an unclear take by itself.
 */
export const resolveUnclearInput = z.discriminatedUnion('choice', [
  z.object({ taskId: z.uuid(), choice: z.literal('adopt'), vendorTaskId: z.string().trim().min(1).max(100) }),
  z.object({ taskId: z.uuid(), choice: z.enum(['send-again', 'close']) }),
]);
export type ResolveUnclearInput = z.infer<typeof resolveUnclearInput>;

export const takeId = z.object({ taskId: z.uuid() });

/** A narration of several parts, and which of them is made anew. */
export const redoPartInput = z.object({
  taskId: z.uuid(),
  partIndex: z.int().min(0).max(10_000),
  clickId: idInput,
});
export type RedoPartInput = z.infer<typeof redoPartInput>;

export const redoFailedPartsInput = redoPartInput.omit({ partIndex: true });
export type RedoFailedPartsInput = z.infer<typeof redoFailedPartsInput>;
