import { type Database, db } from '#lib/db.ts';
import { recordHappening } from '#lib/happenings/record-happening.ts';
import { failure, type Result, success } from '#lib/result.ts';
import { Prisma } from '#prisma/client/client.ts';
import type { NewCommentInput } from './action-inputs.ts';
import { commentLimits } from './comment-limits.ts';
import { mentionedIds } from './mentions.ts';
import { readPeople } from './people.ts';
import { touchTake } from './touch-take.ts';

/** Who writes: somebody of the team, or a guest by a shared link, which the caller has checked. */
export type CommentAuthor = { teamId: string } & (
  | { authorId: string }
  | { guestName: string; shareId: string }
);

/**
 * Writes a comment, with what belongs to it, in one transaction. The same click again finds the comment that is there.
 * `mayWrite` is asked first, in the same transaction.
 */
export async function writeComment(
  author: CommentAuthor,
  input: NewCommentInput,
  mayWrite?: (tx: Database) => Promise<Result<null>>,
): Promise<Result<{ commentId: string }>> {
  return db().$transaction(async (tx) => {
    const allowed = await mayWrite?.(tx);
    return allowed && !allowed.ok ? allowed : writeIn(tx, author, input);
  });
}

async function writeIn(
  tx: Database,
  author: CommentAuthor,
  input: NewCommentInput,
): Promise<Result<{ commentId: string }>> {
  const { id, taskId, text, drawing, parentId } = input;
  const { teamId } = author;
  // The take's lock comes first: two clicks of one id wait for each other here.
  const touched = await touchTake(tx, teamId, taskId);
  if (!touched.ok) return touched;
  const by = columnsOf(author);
  const known = await tx.comment.findUnique({ where: { id } });
  if (known) {
    const isSame = known.taskId === taskId && known.authorId === by.authorId && known.shareId === by.shareId;
    return isSame ? success({ commentId: id }) : failure('conflict', 'This comment could not be saved.');
  }
  if ((await tx.comment.count({ where: { taskId } })) >= commentLimits.commentsPerTake) {
    return failure('too-many', 'This take has 1,000 comments. There is no room for more.');
  }
  const place = await checkPlace(tx, teamId, input);
  if (!place.ok) return place;
  const answered = parentId === undefined ? undefined : await findAnswered(tx, taskId, parentId);
  if (answered && !answered.ok) return answered;
  const mentions =
    by.authorId === null ? [] : mentionedIds(text, await readPeople(tx, teamId), input.mentionIds);
  await tx.comment.create({
    data: {
      id,
      teamId,
      taskId,
      ...by,
      parentId: parentId ?? null,
      text,
      ...place.value,
      drawing: drawing ?? Prisma.DbNull,
      mentions: { create: mentions.map((userId) => ({ userId })) },
    },
  });
  await recordHappening(tx, {
    teamId,
    kind: 'commented',
    actorId: by.authorId ?? undefined,
    taskId,
    commentId: id,
    data: {
      mentions,
      ...(by.guestName === null ? {} : { guestName: by.guestName }),
      ...(answered?.value.authorId ? { answersId: answered.value.authorId } : {}),
    },
  });
  return success({ commentId: id });
}

function columnsOf(author: CommentAuthor) {
  if ('authorId' in author) return { authorId: author.authorId, guestName: null, shareId: null };
  return { authorId: null, guestName: author.guestName, shareId: author.shareId };
}

/** A time lies within the result that it is about, and marks stand on something that can be seen. */
async function checkPlace(
  tx: Database,
  teamId: string,
  { taskId, parentId, outputIndex = 0, timeSeconds, drawing }: NewCommentInput,
): Promise<Result<{ outputIndex: number; timeSeconds: number | null }>> {
  if (parentId !== undefined) {
    if (timeSeconds === undefined && !drawing) return success({ outputIndex: 0, timeSeconds: null });
    return failure('invalid', 'An answer has no place of its own.', { field: 'timeSeconds' });
  }
  const output = await tx.taskOutput.findFirst({
    where: { taskId, teamId, outputIndex },
    select: { asset: { select: { kind: true, durationSeconds: true } } },
  });
  const asset = output?.asset;
  if (!asset && outputIndex > 0) {
    return failure('invalid', 'This take has no such result.', { field: 'outputIndex' });
  }
  if (drawing && asset?.kind !== 'image' && asset?.kind !== 'video') {
    return failure('invalid', 'There is no frame to draw on.', { field: 'drawing' });
  }
  if (timeSeconds === undefined) return success({ outputIndex, timeSeconds: null });
  const durationSeconds = asset?.durationSeconds ?? 0;
  // A player may report its end a hair late.
  if (timeSeconds > durationSeconds + 0.1) {
    return failure('invalid', 'This time lies beyond the end.', { field: 'timeSeconds' });
  }
  return success({ outputIndex, timeSeconds: Math.min(timeSeconds, durationSeconds) });
}

/** The comment that is answered; answers themselves are not. */
async function findAnswered(
  tx: Database,
  taskId: string,
  parentId: string,
): Promise<Result<{ authorId: string | null }>> {
  const parent = await tx.comment.findFirst({
    where: { id: parentId, taskId, deletedAt: null },
    select: { authorId: true, parentId: true },
  });
  if (!parent) return failure('not-found', 'The comment that you answer is gone.');
  if (parent.parentId) return failure('invalid', 'Answer the comment itself, not one of its answers.');
  return success({ authorId: parent.authorId });
}
