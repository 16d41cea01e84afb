'use server';

import { z } from 'zod';
import { action } from '#lib/action.ts';
import { senderQueue } from '#lib/queue/sender-queue.ts';
import * as tags from './change-tags.ts';
import * as favourites from './favourite-takes.ts';
import * as titles from './name-take.ts';

import * as purging from './purge-takes.ts';
import {
  changeSavedFilterInput,
  restoreSavedFilterInput,
  savedFilterId,
  saveFilterInput,
} from './saved-filter-inputs.ts';
import * as savedFilters from './saved-filters.ts';
import { manyTakes, shelveInput } from './shelf-inputs.ts';
import * as shelves from './shelve-takes.ts';
import {
  favouriteTakesInput,
  mergeTagsInput,
  nameTakeInput,
  renameTagInput,
  tagIdInput,
  tagTakesInput,
} from './tag-inputs.ts';
import * as tagging from './tag-takes.ts';

/** Puts takes into the gallery, aside or into the bin. */
export const shelveTakes = action(shelveInput, shelves.shelveTakes);

/** Gives takes tags, and takes tags off them. */
export const tagTakes = action(tagTakesInput, tagging.tagTakes);

export const renameTag = action(renameTagInput, tags.renameTag);

/** Puts one tag in the place of another, on every take. */
export const mergeTags = action(mergeTagsInput, async (viewer, input) =>
  tags.mergeTags(await senderQueue(), viewer, input),
);

/** Takes a tag off every take, and out of the team's tags. */
export const deleteTag = action(tagIdInput, async (viewer, input) =>
  tags.deleteTag(await senderQueue(), viewer, input),
);

/** Gives a take a title of the team's own. */
export const nameTake = action(nameTakeInput, titles.nameTake);

/** Marks takes for the person who asks. */
export const favouriteTakes = action(favouriteTakesInput, favourites.favouriteTakes);

/** Deletes takes that lie in the bin for ever. */
export const deleteForEver = action(manyTakes, async (viewer, input) =>
  purging.deleteForEver(await senderQueue(), viewer, input),
);

/** Deletes everything in the bin for ever. */
export const emptyBin = action(z.object({}), async (viewer) => purging.emptyBin(await senderQueue(), viewer));

/** Keeps a filter of the gallery under a name. */
export const saveFilter = action(saveFilterInput, savedFilters.saveFilter);

export const changeSavedFilter = action(changeSavedFilterInput, savedFilters.changeSavedFilter);

export const deleteSavedFilter = action(savedFilterId, savedFilters.deleteSavedFilter);

export const restoreSavedFilter = action(restoreSavedFilterInput, savedFilters.restoreSavedFilter);
