import { db } from '#lib/db.ts';

/** Takes that are changed by one statement: few enough that nobody notices its locks. */
const batchSize = 500;

export interface Retagging {
  teamId: string;
  fromId: string;
  /** The tag that takes its place; null for none. */
  intoId: string | null;
}

/**
 * Takes a tag off every take that has it, and puts another in its place, batch by batch. False when `maxBatches` were
 * not enough. What is begun can be done again from any point. A tag that was deleted meanwhile takes no place.
 */
async function replaceTag(
  { teamId, fromId, intoId }: Retagging,
  maxBatches = Number.POSITIVE_INFINITY,
): Promise<boolean> {
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const count = await db().$executeRaw`
      WITH found AS (
        SELECT id FROM "Task" WHERE "teamId" = ${teamId}::uuid AND "tagIds" @> ARRAY[${fromId}::uuid]
        ORDER BY id LIMIT ${batchSize} FOR NO KEY UPDATE)
      UPDATE "Task" task SET "tagIds" = ARRAY(
        SELECT unnest(task."tagIds") EXCEPT SELECT ${fromId}::uuid
        UNION SELECT id FROM "Tag" WHERE id = ${intoId}::uuid AND "teamId" = ${teamId}::uuid)
      FROM found WHERE task.id = found.id`;
    if (count < batchSize) return true;
  }
  return false;
}

/** Takes tagged while the tag went away are found by the second look: whoever tags locks the tag. */
export async function retagTakes(retagging: Retagging, maxBatches?: number): Promise<boolean> {
  const { teamId, fromId } = retagging;
  if (!(await replaceTag(retagging, maxBatches))) return false;
  await db().tag.deleteMany({ where: { id: fromId, teamId } });
  return replaceTag(retagging, maxBatches);
}

/** Lets those who look see the tag's new name: the newest takes that have it count as changed. */
export async function touchTagged(teamId: string, tagId: string): Promise<void> {
  await db().$executeRaw`
    UPDATE "Task" SET "changeMark" = 0 WHERE id IN (
      SELECT id FROM "Task" WHERE "teamId" = ${teamId}::uuid AND "tagIds" @> ARRAY[${tagId}::uuid]
      ORDER BY id LIMIT ${batchSize} FOR NO KEY UPDATE)`;
}
