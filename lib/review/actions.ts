'use server';

import { action } from '#lib/action.ts';
import {
  commentIdInput,
  editCommentInput,
  newCommentInput,
  resolveCommentInput,
  reviewIdInput,
  reviewTakesInput,
} from './action-inputs.ts';
import * as mutations from './mutations.ts';
import * as reviewing from './review-takes.ts';

/** Shortlists, approves or rejects takes, or sets them back to undecided. */
export const reviewTakes = action(reviewTakesInput, reviewing.reviewTakes);

/** Takes back one's own decision. */
export const takeBackReview = action(reviewIdInput, reviewing.takeBackReview);

export const addComment = action(newCommentInput, mutations.addComment);
export const editComment = action(editCommentInput, mutations.editComment);
export const deleteComment = action(commentIdInput, mutations.deleteComment);
export const restoreComment = action(commentIdInput, mutations.restoreComment);
export const resolveComment = action(resolveCommentInput, mutations.resolveComment);
