import { canCreate, type Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import type { Queue } from '#lib/queue/queue.ts';
import { failure, type Result, success } from '#lib/result.ts';
import { forbidden } from '#lib/tasks/mutations.ts';
import { retagTakes, touchTagged } from './retag-takes.ts';
import type { MergeTagsInput, RenameTagInput, TagIdInput } from './tag-inputs.ts';

const notFound = failure('not-found', 'This tag is no longer here. Somebody may have removed it.');
/** So many batches are done while the person waits; the worker does the rest. */
const batchesAtOnce = 2;

export async function renameTag(
  viewer: Viewer,
  { tagId, name }: RenameTagInput,
): Promise<Result<{ former: string }>> {
  if (!canCreate(viewer)) return forbidden;
  const { teamId } = viewer;
  const tag = await db().tag.findFirst({ where: { id: tagId, teamId } });
  if (!tag) return notFound;
  const renamed = await db().$executeRaw`
    UPDATE "Tag" SET name = ${name} WHERE id = ${tagId}::uuid AND "teamId" = ${teamId}::uuid
      AND NOT EXISTS (SELECT FROM "Tag" other
        WHERE other."teamId" = ${teamId}::uuid AND lower(other.name) = lower(${name}) AND other.id <> ${tagId}::uuid)`;
  if (renamed === 0) {
    return failure('conflict', 'The team already has a tag of this name. Merge the two instead.', {
      field: 'name',
    });
  }
  await touchTagged(teamId, tagId);
  return success({ former: tag.name });
}

/** Puts one tag in the place of another on every take; `isDone` is false while the worker goes on with it. */
export async function mergeTags(
  queue: Queue,
  viewer: Viewer,
  { fromId, intoId }: MergeTagsInput,
): Promise<Result<{ isDone: boolean }>> {
  if (!canCreate(viewer)) return forbidden;
  const { teamId } = viewer;
  const found = await db().tag.count({ where: { teamId, id: { in: [fromId, intoId] } } });
  if (found < 2) return notFound;
  return success({ isDone: await retag(queue, { teamId, fromId, intoId }) });
}

/** Takes a tag off every take, and out of the team's tags. */
export async function deleteTag(
  queue: Queue,
  viewer: Viewer,
  { tagId }: TagIdInput,
): Promise<Result<{ isDone: boolean }>> {
  if (!canCreate(viewer)) return forbidden;
  const { teamId } = viewer;
  const { count } = await db().tag.deleteMany({ where: { id: tagId, teamId } });
  if (count === 0) return notFound;
  return success({ isDone: await retag(queue, { teamId, fromId: tagId, intoId: null }) });
}

async function retag(queue: Queue, retagging: Parameters<typeof retagTakes>[0]): Promise<boolean> {
  if (await retagTakes(retagging, batchesAtOnce)) return true;
  const { teamId, fromId, intoId } = retagging;
  await queue.enqueue('retag-takes', { teamId, fromId, intoId: intoId ?? '' });
  return false;
}
