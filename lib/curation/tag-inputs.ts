import { z } from 'zod';
import { storableText } from '#lib/storable.ts';
import { idInput } from '#lib/tasks/action-inputs.ts';
import { hasVisibleText } from '#lib/tools/content.ts';
import { manyTakes } from './shelf-inputs.ts';
import { maxTitleCharacters, tagLimits } from './tag-limits.ts';

const words = z
  .string()
  .overwrite(storableText)
  .overwrite((text) => text.replace(/\s+/g, ' '))
  .trim();
export const tagName = words
  .refine(hasVisibleText, 'Give the tag a name.')
  .max(tagLimits.name, `A tag may have ${tagLimits.name} characters.`);

/** Tags are added by their names, so that a new one needs no step of its own, and removed by their ids. */
export const tagTakesInput = manyTakes.extend({
  add: z.array(tagName).max(tagLimits.perTake).default([]),
  remove: z.array(idInput).max(tagLimits.perTake).default([]),
});
export type TagTakesInput = z.output<typeof tagTakesInput>;

/** `undo`: what to ask for, one after the other, so that every take has the tags that it had. */
export interface TaggedTakes {
  changed: string[];
  undo: TagTakesInput[];
}

export const renameTagInput = z.object({ tagId: idInput, name: tagName });
export type RenameTagInput = z.infer<typeof renameTagInput>;

export const mergeTagsInput = z
  .object({ fromId: idInput, intoId: idInput })
  .refine(({ fromId, intoId }) => fromId !== intoId, 'Choose another tag to merge it with.');
export type MergeTagsInput = z.infer<typeof mergeTagsInput>;

export const tagIdInput = z.object({ tagId: idInput });
export type TagIdInput = z.infer<typeof tagIdInput>;

/** An empty title takes it away. */
export const nameTakeInput = z.object({
  taskId: idInput,
  title: words.max(maxTitleCharacters, `A title may have ${maxTitleCharacters} characters.`),
});
export type NameTakeInput = z.infer<typeof nameTakeInput>;

export const favouriteTakesInput = manyTakes.extend({ isFavourite: z.boolean() });
export type FavouriteTakesInput = z.infer<typeof favouriteTakesInput>;

export interface FavouredTakes {
  changed: string[];
  undo: FavouriteTakesInput[];
}
