import { z } from 'zod';
import { storableText } from '#lib/storable.ts';
import { idInput } from '#lib/tasks/action-inputs.ts';
import { readFilterAddress } from '#lib/tasks/filter-address.ts';
import { writeFilterAddress } from '#lib/tasks/write-filter-address.ts';
import { hasVisibleText } from '#lib/tools/content.ts';
import { maxFilterName } from './saved-filter-view.ts';

const name = z
  .string()
  .overwrite(storableText)
  .overwrite((text) => text.replace(/\s+/g, ' '))
  .trim()
  .refine(hasVisibleText, 'Give the filter a name.')
  .max(maxFilterName, `A name may have ${maxFilterName} characters.`);

/** Only what is a filter of ours is kept, in the one way in which it is written. */
const query = z
  .string()
  .max(2000)
  .overwrite((text) => writeFilterAddress(readFilterAddress(new URLSearchParams(text))).toString())
  .min(1, 'Choose what to filter by first.');

export const saveFilterInput = z.object({ name, query, isShared: z.boolean().default(false) });
export type SaveFilterInput = z.infer<typeof saveFilterInput>;

export const changeSavedFilterInput = z.object({
  filterId: idInput,
  name: name.optional(),
  isShared: z.boolean().optional(),
});
export type ChangeSavedFilterInput = z.infer<typeof changeSavedFilterInput>;

export const savedFilterId = z.object({ filterId: idInput });

/** What was deleted, to be there again as it was. */
export const restoreSavedFilterInput = saveFilterInput.extend({ userId: idInput });
export type RestoreSavedFilterInput = z.infer<typeof restoreSavedFilterInput>;
