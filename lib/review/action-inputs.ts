import { z } from 'zod';
import { storableText } from '#lib/storable.ts';
import { idInput } from '#lib/tasks/action-inputs.ts';
import { ReviewState } from '#prisma/client/enums.ts';
import { commentLimits } from './comment-limits.ts';
import { drawingSchema } from './drawing.ts';

/** What is decided about one take, or about many. */
export const reviewTakesInput = z.object({
  taskIds: z.array(idInput).min(1).max(1000),
  state: z.enum(ReviewState),
});
export type ReviewTakesInput = z.infer<typeof reviewTakesInput>;

export const reviewIdInput = z.object({ reviewId: idInput });

const text = z
  .string()
  .overwrite(storableText)
  .trim()
  .max(commentLimits.characters, 'A comment may have 5,000 characters at most.');
/** People who were chosen from the list of names. */
const mentionIds = z.array(idInput).max(100).optional();

/** A new comment. `id` is made by the browser per click: sent again, it finds the comment that is there. */
export const newCommentInput = z
  .object({
    id: idInput,
    taskId: idInput,
    text,
    mentionIds,
    /** The comment that it answers. */
    parentId: idInput.optional(),
    outputIndex: z.int().min(0).max(100).optional(),
    timeSeconds: z.number().min(0).max(1_000_000).optional(),
    drawing: drawingSchema.optional(),
  })
  .refine(({ text: words, drawing }) => words !== '' || drawing, {
    message: 'Write a few words, or draw on the frame.',
    path: ['text'],
  });
export type NewCommentInput = z.infer<typeof newCommentInput>;

export const editCommentInput = z.object({
  commentId: idInput,
  text: text.min(1, 'Write a few words, or delete the comment.'),
  mentionIds,
});
export type EditCommentInput = z.infer<typeof editCommentInput>;

export const commentIdInput = z.object({ commentId: idInput });
export type CommentIdInput = z.infer<typeof commentIdInput>;

export const resolveCommentInput = z.object({ commentId: idInput, isResolved: z.boolean() });
export type ResolveCommentInput = z.infer<typeof resolveCommentInput>;
