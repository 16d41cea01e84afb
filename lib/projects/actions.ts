'use server';

import { action } from '#lib/action.ts';
import { changeProjectInput, makeProjectInput, moveTakesInput, projectIdInput } from './action-inputs.ts';
import * as moving from './move-takes.ts';
import * as mutations from './mutations.ts';

export const makeProject = action(makeProjectInput, mutations.makeProject);

/** Renames or describes a project. */
export const changeProject = action(changeProjectInput, mutations.changeProject);

export const archiveProject = action(projectIdInput, mutations.archiveProject);

export const restoreProject = action(projectIdInput, mutations.restoreProject);

/** Puts takes into a project, or out of theirs. */
export const moveTakes = action(moveTakesInput, moving.moveTakes);
