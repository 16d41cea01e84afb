import { z } from 'zod';
import { storableText } from '#lib/storable.ts';
import { idInput } from '#lib/tasks/action-inputs.ts';

export const maxTakesPerShare = 500;

const title = z
  .string()
  .overwrite(storableText)
  .trim()
  .min(1, 'Give the link a title. Guests read it at the top.')
  .max(120, 'At most 120 characters.');
const password = z.string().min(6, 'At least 6 characters.').max(200, 'At most 200 characters.');
const shown = {
  showsPrompts: z.boolean(),
  showsCosts: z.boolean(),
  showsNames: z.boolean(),
  allowsComments: z.boolean(),
  allowsDownload: z.boolean(),
};
const taskIds = z
  .array(idInput)
  .min(1)
  .max(maxTakesPerShare, 'A link shows 500 takes at most.')
  .transform((ids) => [...new Set(ids)]);

/** A new link to chosen takes in this order, or to a project as it is. `expiresAt` as ISO 8601; null is never. */
export const newShareInput = z.object({
  of: z.union([z.object({ taskIds }), z.object({ projectId: idInput })]),
  title,
  expiresAt: z.iso.datetime().nullable(),
  password: password.nullable(),
  ...shown,
});
export type NewShareInput = z.infer<typeof newShareInput>;

/** What is changed of a link; without `password` it stays, and null takes it away. */
export const changeShareInput = z.object({
  shareId: idInput,
  title,
  expiresAt: z.iso.datetime().nullable(),
  password: password.nullable().optional(),
  ...shown,
});
export type ChangeShareInput = z.infer<typeof changeShareInput>;

export const shareIdInput = z.object({ shareId: idInput });
