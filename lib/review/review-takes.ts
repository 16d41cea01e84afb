import { randomUUID } from 'node:crypto';
import type { Viewer } from '#lib/auth/viewer.ts';
import { databaseNow } from '#lib/database-clock.ts';
import { db } from '#lib/db.ts';
import { recordHappenings } from '#lib/happenings/record-happening.ts';
import { failure, type Result, success } from '#lib/result.ts';
import { lockStacks, settleStacks } from '#lib/tasks/settle-stacks.ts';
import type { ReviewState } from '#prisma/client/enums.ts';
import type { ReviewTakesInput } from './action-inputs.ts';

export interface Reviewed {
  /** Takes it back: `takeBackReview`. */
  reviewId: string;
  /** The takes whose state is another now, with what it was. */
  changed: { taskId: string; from: ReviewState }[];
}

/**
 * Decides about takes; everybody in the team may. One that is in this state already keeps who decided so first. Takes in
 * the bin, parts of narrations and what is not the team's are left out.
 */
export async function reviewTakes(
  viewer: Viewer,
  { taskIds, state }: ReviewTakesInput,
): Promise<Result<Reviewed>> {
  const { teamId, userId } = viewer;
  const reviewId = randomUUID();
  return db().$transaction(async (tx) => {
    const stackIds = await lockStacks(tx, viewer, taskIds);
    // In the order of their ids, so that two people who decide about the same takes wait for each other in one order.
    const takes = await tx.$queryRaw<{ id: string; review: ReviewState }[]>`
      SELECT id, review::text FROM "Task"
      WHERE id = ANY(${taskIds}::uuid[]) AND "teamId" = ${teamId}::uuid
        AND shelf IN ('gallery', 'archive') AND "purgedAt" IS NULL
      ORDER BY id FOR UPDATE`;
    if (takes.length === 0) return failure('not-found', 'This take is not here.');
    const changed = takes
      .filter(({ review }) => review !== state)
      .map(({ id, review }) => ({ taskId: id, from: review }));
    if (changed.length === 0) return success({ reviewId, changed });
    const isDecided = state !== 'undecided';
    const at = databaseNow();
    await tx.task.updateMany({
      where: { id: { in: changed.map(({ taskId }) => taskId) } },
      data: {
        review: state,
        reviewedAt: isDecided ? at : null,
        reviewedById: isDecided ? userId : null,
      },
    });
    await tx.decision.createMany({
      data: changed.map(({ taskId, from }) => ({
        teamId,
        taskId,
        userId,
        reviewId,
        fromState: from,
        toState: state,
        at,
      })),
    });
    await recordHappenings(
      tx,
      changed.map(({ taskId, from }) => ({
        teamId,
        kind: 'reviewed',
        actorId: userId,
        taskId,
        data: { from, to: state, reviewId },
      })),
    );
    await settleStacks(tx, stackIds);
    return success({ reviewId, changed });
  });
}

/**
 * Takes back one's own decision, where nobody has decided anything else since: the takes are again what they were, by
 * whom and since when they were it. The history keeps both.
 */
export async function takeBackReview(
  viewer: Viewer,
  { reviewId }: { reviewId: string },
): Promise<Result<{ taskIds: string[] }>> {
  const { teamId, userId } = viewer;
  return db().$transaction(async (tx) => {
    const decided = await tx.decision.findMany({
      where: { reviewId, teamId, userId, takenBackAt: null },
      select: { taskId: true },
    });
    const taskIds = decided.map(({ taskId }) => taskId);
    const stackIds = await lockStacks(tx, viewer, taskIds);
    await tx.$queryRaw`SELECT FROM "Task" WHERE id = ANY(${taskIds}::uuid[]) ORDER BY id FOR UPDATE`;
    const undone = await tx.$queryRaw<{ taskId: string; from: ReviewState; to: ReviewState }[]>`
      WITH newest AS (
        SELECT decision.* FROM "Decision" decision
        WHERE decision."reviewId" = ${reviewId}::uuid AND decision."teamId" = ${teamId}::uuid
          AND decision."userId" = ${userId}::uuid AND decision."takenBackAt" IS NULL
          AND NOT EXISTS (SELECT FROM "Decision" later WHERE later."taskId" = decision."taskId"
            AND later.id > decision.id AND later."takenBackAt" IS NULL)
      ), restored AS (
        UPDATE "Task" task SET review = newest."fromState",
          "reviewedAt" = former.at, "reviewedById" = former."userId"
        FROM newest LEFT JOIN LATERAL (
          SELECT at, "userId" FROM "Decision" earlier
          WHERE earlier."taskId" = newest."taskId" AND earlier.id < newest.id AND earlier."takenBackAt" IS NULL
            AND newest."fromState" <> 'undecided'
          ORDER BY earlier.id DESC LIMIT 1) former ON true
        WHERE task.id = newest."taskId" AND task."teamId" = ${teamId}::uuid AND task.review = newest."toState"
        RETURNING newest.id, task.id AS "taskId", newest."fromState", newest."toState"
      ), marked AS (
        UPDATE "Decision" SET "takenBackAt" = now() FROM restored WHERE "Decision".id = restored.id
      )
      SELECT "taskId", "fromState"::text AS "from", "toState"::text AS "to" FROM restored`;
    if (undone.length === 0) {
      return failure('conflict', 'It can no longer be taken back: something else was decided since.');
    }
    await recordHappenings(
      tx,
      undone.map(({ taskId, from, to }) => ({
        teamId,
        kind: 'reviewed',
        actorId: userId,
        taskId,
        data: { from: to, to: from, reviewId, isTakenBack: true },
      })),
    );
    await settleStacks(tx, stackIds);
    return success({ taskIds: undone.map(({ taskId }) => taskId) });
  });
}
