import { z } from 'zod';
import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { reviewAnswer, viewReview } from './review-row.ts';
import type { TakeReviewView } from './review-view.ts';

/** What was said and decided about a take, in one round trip; undefined when the viewer's team has no such take. */
export async function readReview(viewer: Viewer, taskId: string): Promise<TakeReviewView | undefined> {
  if (!z.uuid().safeParse(taskId).success) return undefined;
  const [row] = await db().$queryRaw<{ answer: unknown }[]>`
    SELECT json_build_object(
      'comments', COALESCE((
        SELECT json_agg(json_build_object(
          'id', comment.id, 'parentId', comment."parentId", 'authorId', comment."authorId",
          'authorName', author.name, 'guestName', comment."guestName",
          'text', comment.text, 'outputIndex', comment."outputIndex", 'timeSeconds', comment."timeSeconds",
          'drawing', comment.drawing, 'createdAt', comment."createdAt", 'editedAt', comment."editedAt",
          'resolvedAt', comment."resolvedAt", 'resolvedByName', resolver.name,
          'isDeleted', comment."deletedAt" IS NOT NULL,
          'mentions', COALESCE((
            SELECT json_agg(json_build_object('id', named.id, 'name', named.name) ORDER BY named.name)
            FROM "CommentMention" mention JOIN "User" named ON named.id = mention."userId"
            WHERE mention."commentId" = comment.id), '[]')
        ) ORDER BY comment."createdAt", comment.id)
        FROM "Comment" comment
        LEFT JOIN "User" author ON author.id = comment."authorId"
        LEFT JOIN "User" resolver ON resolver.id = comment."resolvedById"
        WHERE comment."taskId" = task.id), '[]'),
      'decisions', COALESCE((
        SELECT json_agg(json_build_object(
          'id', decision.id::text, 'at', decision.at, 'byName', decider.name,
          'from', decision."fromState", 'to', decision."toState",
          'isTakenBack', decision."takenBackAt" IS NOT NULL) ORDER BY decision.id)
        FROM (SELECT * FROM "Decision" WHERE "taskId" = task.id ORDER BY id DESC LIMIT 200) decision
        JOIN "User" decider ON decider.id = decision."userId"), '[]'),
      'people', COALESCE((
        SELECT json_agg(json_build_object('id', person.id, 'name', person.name) ORDER BY person.name, person.id)
        FROM "Member" member JOIN "User" person ON person.id = member."userId"
        WHERE member."teamId" = task."teamId"), '[]')
    ) AS answer
    FROM "Task" task WHERE task.id = ${taskId}::uuid AND task."teamId" = ${viewer.teamId}::uuid
      AND task."parentId" IS NULL`;
  return row && viewReview(reviewAnswer.parse(row.answer), viewer);
}

/** The words of a comment, for the take that is made because of it. */
export async function readNote(
  viewer: Viewer,
  commentId: string,
): Promise<{ taskId: string; text: string } | undefined> {
  if (!z.uuid().safeParse(commentId).success) return undefined;
  const note = await db().comment.findFirst({
    where: { id: commentId, teamId: viewer.teamId, deletedAt: null },
    select: { taskId: true, text: true },
  });
  return note ?? undefined;
}
