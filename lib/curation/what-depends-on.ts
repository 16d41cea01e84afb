import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import type { Dependents, DependentTake } from './dependents.ts';
import type { ManyTakes } from './shelf-inputs.ts';

/** So many of each are named; of the others only the number is told. */
const named = 5;

/** What uses these takes of the team: said before they are thrown away. */
export async function whatDependsOn(viewer: Viewer, { taskIds }: ManyTakes): Promise<Dependents> {
  const [takes, shares, voices, castings] = await Promise.all([
    madeFrom(viewer, taskIds),
    sharesOf(viewer, taskIds),
    db().voiceSample.findMany({
      where: { teamId: viewer.teamId, taskId: { in: taskIds } },
      select: { family: true, voiceId: true },
    }),
    castingsOf(viewer, taskIds),
  ]);
  return { takes: count(takes), shares: count(shares), voices: count(voices), castings: count(castings) };
}

function count<T>(all: T[]): { total: number; some: T[] } {
  return { total: all.length, some: all.slice(0, named) };
}

/** By what went in, by the line before it, and by the prompt that another take wrote. Those that go too do not count. */
function madeFrom({ teamId }: Viewer, taskIds: readonly string[]): Promise<DependentTake[]> {
  const ids = [...taskIds];
  return db().$queryRaw<DependentTake[]>`
    SELECT user_take.id, COALESCE(user_take.title, left(user_take.prompt, 120)) AS words
    FROM "Task" user_take
    WHERE user_take.id IN (
        SELECT input."taskId" FROM "TaskInput" input
          WHERE input."sourceTaskId" = ANY(${ids}::uuid[])
        UNION SELECT id FROM "Task" WHERE input->>'goesOnFrom' = ANY(${ids}::text[])
        UNION SELECT id FROM "Task" WHERE input->>'enhancedFrom' = ANY(${ids}::text[]))
      AND user_take."teamId" = ${teamId}::uuid AND user_take.shelf IN ('gallery', 'archive')
      AND user_take.id <> ALL(${ids}::uuid[])
    ORDER BY user_take."createdAt" DESC, user_take.id DESC`;
}

/** The links that are still open. Those to a whole project show it as it is, and need nothing of it. */
function sharesOf({ teamId }: Viewer, taskIds: string[]): Promise<{ id: string; title: string }[]> {
  return db().share.findMany({
    where: {
      teamId,
      revokedAt: null,
      OR: [{ expiresAt: null }, { expiresAt: { gt: new Date() } }],
      items: { some: { taskId: { in: taskIds } } },
    },
    orderBy: { createdAt: 'desc' },
    select: { id: true, title: true },
  });
}

async function castingsOf({ teamId }: Viewer, taskIds: string[]): Promise<{ id: string; text: string }[]> {
  return db().$queryRaw`
    SELECT casting.id, left(casting.text, 120) AS text FROM "Casting" casting
    WHERE casting."teamId" = ${teamId}::uuid AND casting.id IN (
      SELECT "batchId" FROM "Task" WHERE id = ANY(${taskIds}::uuid[]) AND "teamId" = ${teamId}::uuid)
    ORDER BY casting."createdAt" DESC`;
}
