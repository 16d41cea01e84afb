import { z } from 'zod';
import { canManage, type Viewer } from '#lib/auth/viewer.ts';
import { ReviewState } from '#prisma/client/enums.ts';
import { drawingSchema } from './drawing.ts';
import type { CommentView, TakeReviewView } from './review-view.ts';

/** What the statement of `queries.ts` answers, read and turned into views for one viewer. */

const optional = <T extends z.ZodType>(schema: T) =>
  schema.nullish().transform((value) => value ?? undefined);
const time = z.string().transform((text) => new Date(text).toISOString());
const person = z.object({ id: z.string(), name: z.string() });

const commentRow = z.object({
  id: z.string(),
  parentId: optional(z.string()),
  authorId: optional(z.string()),
  authorName: optional(z.string()),
  guestName: optional(z.string()),
  text: z.string(),
  mentions: z.array(person),
  outputIndex: z.number(),
  timeSeconds: optional(z.number()),
  drawing: optional(drawingSchema).catch(undefined),
  createdAt: time,
  editedAt: optional(time),
  resolvedAt: optional(time),
  resolvedByName: optional(z.string()),
  isDeleted: z.boolean(),
});
type CommentRow = z.infer<typeof commentRow>;

export const reviewAnswer = z.object({
  comments: z.array(commentRow),
  decisions: z.array(
    z.object({
      id: z.string(),
      at: time,
      byName: z.string(),
      from: z.enum(ReviewState),
      to: z.enum(ReviewState),
      isTakenBack: z.boolean(),
    }),
  ),
  people: z.array(person),
});

/** Comments with their answers. A deleted one stays as an empty place while something answers it. */
export function viewReview(answer: z.infer<typeof reviewAnswer>, viewer: Viewer): TakeReviewView {
  const answersOf = (id: string) =>
    answer.comments
      .filter((row) => row.parentId === id && !row.isDeleted)
      .map((row) => viewComment(row, [], viewer));
  const comments = answer.comments
    .filter((row) => row.parentId === undefined)
    .map((row) => viewComment(row, answersOf(row.id), viewer))
    .filter(({ isDeleted, answers }) => !isDeleted || answers.length > 0);
  return { ...answer, comments, viewerId: viewer.userId };
}

function viewComment(row: CommentRow, answers: CommentView[], viewer: Viewer): CommentView {
  const { parentId: _, authorId, authorName, guestName, drawing, text, mentions, isDeleted, ...plain } = row;
  const isMine = authorId === viewer.userId;
  const shown = isDeleted ? { text: '', mentions: [] } : { text, mentions, drawing };
  return {
    ...plain,
    ...shown,
    isDeleted,
    authorName: authorName ?? guestName ?? '',
    isGuest: authorId === undefined,
    isMine,
    canDelete: !isDeleted && (isMine || canManage(viewer)),
    answers,
  };
}
