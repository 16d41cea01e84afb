import { canManage, type Viewer } from '#lib/auth/viewer.ts';
import { databaseNow } from '#lib/database-clock.ts';
import { type Database, db } from '#lib/db.ts';
import { recordHappening } from '#lib/happenings/record-happening.ts';
import { failure, type Result, success } from '#lib/result.ts';
import type { Comment } from '#prisma/client/client.ts';
import type {
  CommentIdInput,
  EditCommentInput,
  NewCommentInput,
  ResolveCommentInput,
} from './action-inputs.ts';
import { mentionedIds } from './mentions.ts';
import { readPeople } from './people.ts';
import { touchTake } from './touch-take.ts';
import { writeComment } from './write-comment.ts';

/** Everybody in the team writes about takes. One's own words are one's own; owners may also take away those of others. */

const gone = failure('not-found', 'This comment is not here. It may have been deleted.');

export function addComment(viewer: Viewer, input: NewCommentInput): Promise<Result<{ commentId: string }>> {
  return writeComment({ teamId: viewer.teamId, authorId: viewer.userId }, input);
}

/** Other words under one's own comment. Whoever is named for the first time is told. */
export function editComment(
  viewer: Viewer,
  { commentId, text, mentionIds }: EditCommentInput,
): Promise<Result<null>> {
  return changeComment(viewer, commentId, async (tx, comment) => {
    if (comment.deletedAt) return gone;
    if (comment.authorId !== viewer.userId) {
      return failure('forbidden', 'Only who wrote a comment can change its words.');
    }
    if (comment.text === text) return success(null);
    const before = await tx.commentMention.findMany({ where: { commentId }, select: { userId: true } });
    const userIds = mentionedIds(text, await readPeople(tx, viewer.teamId), mentionIds);
    const added = userIds.filter((id) => !before.some(({ userId }) => userId === id));
    await tx.commentMention.deleteMany({ where: { commentId, userId: { notIn: userIds } } });
    await tx.commentMention.createMany({ data: added.map((userId) => ({ commentId, userId })) });
    await tx.comment.update({ where: { id: commentId }, data: { text, editedAt: databaseNow() } });
    if (added.length > 0) {
      const { teamId, userId: actorId } = viewer;
      const data = { mentions: added, isEdited: true };
      await recordHappening(tx, {
        teamId,
        kind: 'commented',
        actorId,
        taskId: comment.taskId,
        commentId,
        data,
      });
    }
    return success(null);
  });
}

/** Takes a comment away; `restoreComment` brings it back. Its answers stay. */
export function deleteComment(viewer: Viewer, { commentId }: CommentIdInput): Promise<Result<null>> {
  return changeComment(viewer, commentId, async (tx, comment) => {
    if (comment.deletedAt) return success(null);
    if (comment.authorId !== viewer.userId && !canManage(viewer)) {
      return failure('forbidden', 'Only who wrote a comment, or an owner, can delete it.');
    }
    const data = { deletedAt: databaseNow(), deletedById: viewer.userId };
    await tx.comment.update({ where: { id: commentId }, data });
    return success(null);
  });
}

/** Brings back what oneself has deleted. */
export function restoreComment(viewer: Viewer, { commentId }: CommentIdInput): Promise<Result<null>> {
  return changeComment(viewer, commentId, async (tx, comment) => {
    if (!comment.deletedAt) return success(null);
    if (comment.deletedById !== viewer.userId) {
      return failure('forbidden', 'Only who deleted a comment can bring it back.');
    }
    await tx.comment.update({ where: { id: commentId }, data: { deletedAt: null, deletedById: null } });
    return success(null);
  });
}

/** Says that what a comment asks for is done, or open again. Answers belong to what they answer. */
export function resolveComment(
  viewer: Viewer,
  { commentId, isResolved }: ResolveCommentInput,
): Promise<Result<null>> {
  return changeComment(viewer, commentId, async (tx, comment) => {
    if (comment.deletedAt) return gone;
    if (comment.parentId) return failure('invalid', 'Resolve the comment itself, not one of its answers.');
    if ((comment.resolvedAt !== null) === isResolved) return success(null);
    const resolved = { resolvedAt: databaseNow(), resolvedById: viewer.userId };
    await tx.comment.update({
      where: { id: commentId },
      data: isResolved ? resolved : { resolvedAt: null, resolvedById: null },
    });
    if (isResolved) {
      const { teamId, userId: actorId } = viewer;
      const data = comment.authorId ? { authorId: comment.authorId } : {};
      const { taskId } = comment;
      await recordHappening(tx, { teamId, kind: 'comment-resolved', actorId, taskId, commentId, data });
    }
    return success(null);
  });
}

/** Runs a change under the lock of the take, with the comment as it stands then. */
function changeComment(
  viewer: Viewer,
  commentId: string,
  change: (tx: Database, comment: Comment) => Promise<Result<null>>,
): Promise<Result<null>> {
  const where = { id: commentId, teamId: viewer.teamId };
  return db().$transaction(async (tx) => {
    const found = await tx.comment.findFirst({ where, select: { taskId: true } });
    if (!found) return gone;
    const touched = await touchTake(tx, viewer.teamId, found.taskId);
    if (!touched.ok) return touched;
    const comment = await tx.comment.findFirst({ where });
    return comment ? change(tx, comment) : gone;
  });
}
