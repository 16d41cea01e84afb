'use server';

import { action } from '#lib/action.ts';
import * as mutations from './mutations.ts';
import { changeShareInput, newShareInput, shareIdInput } from './share-inputs.ts';

/** Makes a link to chosen takes or to a project. */
export const createShare = action(newShareInput, mutations.createShare);

export const changeShare = action(changeShareInput, mutations.changeShare);

/** Ends a link, for good. */
export const revokeShare = action(shareIdInput, mutations.revokeShare);
