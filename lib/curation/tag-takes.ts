import { randomUUID } from 'node:crypto';
import { canCreate, type Viewer } from '#lib/auth/viewer.ts';
import { type Database, db } from '#lib/db.ts';
import { failure, type Result, success } from '#lib/result.ts';
import { forbidden } from '#lib/tasks/mutations.ts';
import type { TakeTag } from '#lib/tasks/take-view.ts';
import type { TaggedTakes, TagTakesInput } from './tag-inputs.ts';
import { tagLimits } from './tag-limits.ts';

/** Thrown inside the transaction, so that nothing of it stays. */
class TooManyTags extends Error {}

interface TaggedRow {
  id: string;
  tagIds: string[];
}

/**
 * Gives takes tags and takes tags off them. A tag that the team has not got yet is made; names are the same however they
 * are spelled. Takes of other teams, parts, and takes in the bin are as if not there.
 */
export async function tagTakes(
  viewer: Viewer,
  { taskIds, add, remove }: TagTakesInput,
): Promise<Result<TaggedTakes>> {
  if (!canCreate(viewer)) return forbidden;
  const { teamId } = viewer;
  try {
    return await db().$transaction(async (tx) => {
      const takes = await lockTakes(tx, teamId, taskIds);
      if (takes.length === 0) return failure('not-found', 'These takes are not here.');
      const added = await findOrMakeTags(tx, teamId, add);
      const addedIds = added.map(({ id }) => id);
      const changes = takes.flatMap(({ id, tagIds }) => {
        const gained = addedIds.filter((tagId) => !tagIds.includes(tagId));
        const lost = tagIds.filter((tagId) => remove.includes(tagId) && !addedIds.includes(tagId));
        if (tagIds.length + gained.length - lost.length > tagLimits.perTake) {
          throw new TooManyTags(`A take may have ${tagLimits.perTake} tags.`);
        }
        return gained.length + lost.length > 0 ? [{ id, gained, lost }] : [];
      });
      await writeTags(
        tx,
        changes.map(({ id }) => id),
        { add: addedIds, remove },
      );
      const lostIds = changes.flatMap(({ lost }) => lost);
      const names = await tx.tag.findMany({ where: { teamId, id: { in: [...new Set(lostIds)] } } });
      const nameOf = new Map(names.map(({ id, name }) => [id, name]));
      const alike = Map.groupBy(changes, ({ gained, lost }) => JSON.stringify([gained, lost]));
      return success({
        changed: changes.map(({ id }) => id),
        undo: [...alike.values()].map((group) => ({
          taskIds: group.map(({ id }) => id),
          add: (group[0]?.lost ?? []).flatMap((tagId) => nameOf.get(tagId) ?? []),
          remove: group[0]?.gained ?? [],
        })),
      });
    });
  } catch (error) {
    if (error instanceof TooManyTags) return failure('conflict', error.message);
    throw error;
  }
}

function lockTakes(tx: Database, teamId: string, taskIds: readonly string[]): Promise<TaggedRow[]> {
  return tx.$queryRaw<TaggedRow[]>`
    SELECT id, "tagIds" FROM "Task"
    WHERE id = ANY(${[...taskIds]}::uuid[]) AND "teamId" = ${teamId}::uuid AND shelf IN ('gallery', 'archive')
    ORDER BY id FOR NO KEY UPDATE`;
}

/** The lock on them holds off whoever deletes one, until the takes that get it can be seen. */
async function findOrMakeTags(tx: Database, teamId: string, names: readonly string[]): Promise<TakeTag[]> {
  if (names.length === 0) return [];
  const ids = names.map(() => randomUUID());
  await tx.$executeRaw`
    INSERT INTO "Tag" (id, "teamId", name)
    SELECT id, ${teamId}::uuid, name FROM unnest(${ids}::uuid[], ${[...names]}::text[]) wanted (id, name)
    ORDER BY lower(name) ON CONFLICT ("teamId", lower(name)) DO NOTHING`;
  const count = await tx.tag.count({ where: { teamId } });
  if (count > tagLimits.perTeam) throw new TooManyTags(`A team may have ${tagLimits.perTeam} tags.`);
  return tx.$queryRaw<TakeTag[]>`
    SELECT id, name FROM "Tag" WHERE "teamId" = ${teamId}::uuid
      AND lower(name) IN (SELECT lower(name) FROM unnest(${[...names]}::text[]) wanted (name))
    ORDER BY lower(name) FOR KEY SHARE`;
}

async function writeTags(
  tx: Database,
  taskIds: readonly string[],
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
): Promise<void> {
  if (taskIds.length === 0) return;
  await tx.$executeRaw`
    UPDATE "Task" SET "tagIds" = ARRAY(
      SELECT unnest("tagIds") EXCEPT SELECT unnest(${[...remove]}::uuid[])
      UNION SELECT unnest(${[...add]}::uuid[]))
    WHERE id = ANY(${[...taskIds]}::uuid[])`;
}
