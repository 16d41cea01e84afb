import { expect, test } from 'vitest';
import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { makeTake, makeViewer, takeData } from '#lib/tasks/test-takes.ts';
import { moveTakes } from './move-takes.ts';
import { chargeTake, makeTestProject } from './test-projects.ts';

interface Counted {
  projectId: string;
  userId: string;
  currency: string;
  takes: number;
  micros: number;
}

/** The counts as they are kept. */
function keptCounts(teamId: string): Promise<Counted[]> {
  return db().$queryRaw`
    SELECT person."projectId", person."userId", currency, "takeCount" AS takes, "spentMicros"::float8 AS micros
    FROM "ProjectPerson" person JOIN "Project" project ON project.id = person."projectId"
    WHERE project."teamId" = ${teamId}::uuid AND ("takeCount" <> 0 OR "spentMicros" <> 0) ORDER BY 1, 2, 3`;
}

/** The same, counted anew. */
function recount(teamId: string): Promise<Counted[]> {
  return db().$queryRaw`
    SELECT "projectId", "userId", currency, sum(takes)::int AS takes, sum(micros)::float8 AS micros FROM (
      SELECT "projectId", "creatorId" AS "userId", '' AS currency, 1 AS takes, 0 AS micros FROM "Task"
        WHERE "teamId" = ${teamId}::uuid AND shelf IN ('gallery', 'archive') AND "parentId" IS NULL
      UNION ALL
      SELECT COALESCE(parent."projectId", task."projectId"), task."creatorId", currency, 0, "amountMicros"
        FROM "Charge" charge JOIN "Task" task ON task.id = charge."taskId"
        LEFT JOIN "Task" parent ON parent.id = task."parentId" WHERE task."teamId" = ${teamId}::uuid) one
    WHERE "projectId" IS NOT NULL GROUP BY 1, 2, 3 HAVING sum(takes) <> 0 OR sum(micros) <> 0 ORDER BY 1, 2, 3`;
}

async function expectExact(teamId: string) {
  expect(await keptCounts(teamId)).toEqual(await recount(teamId));
  expect(await db().projectChange.count()).toBe(0);
}

test('a take counts with what it cost, for its maker, and leaves with what it cost', async () => {
  const ada = await makeViewer('creator');
  const [first, second] = [await makeTestProject(ada), await makeTestProject(ada)];
  const taskId = await makeTake(ada, { projectId: first });
  await chargeTake(ada, taskId, 400_000);
  const about = { userId: ada.userId, projectId: first };
  expect(await keptCounts(ada.teamId)).toEqual([
    { ...about, currency: '', takes: 1, micros: 0 },
    { ...about, currency: 'USD', takes: 0, micros: 400_000 },
  ]);
  await moveTakes(ada, { taskIds: [taskId], projectId: second });
  expect((await keptCounts(ada.teamId)).map(({ projectId }) => projectId)).toEqual([second, second]);
  await db().task.update({ where: { id: taskId }, data: { shelf: 'bin' } });
  expect(await keptCounts(ada.teamId)).toEqual([
    { ...about, projectId: second, currency: 'USD', takes: 0, micros: 400_000 },
  ]);
  await db().task.delete({ where: { id: taskId } });
  expect(await keptCounts(ada.teamId)).toEqual([]);
});

test('parts of a narration carry its charges to its project and are no takes', async () => {
  const ada = await makeViewer('creator');
  const bo = await makeViewer('creator', ada);
  const [first, second] = [await makeTestProject(ada), await makeTestProject(ada)];
  const parentId = await makeTake(ada, { projectId: first, requestPath: '' });
  const part = { parentId, partIndex: 0, shelf: 'part', projectId: first } as const;
  await chargeTake(ada, await makeTake(ada, part), 100);
  await chargeTake(ada, await makeTake(bo, part), 20);
  await moveTakes(ada, { taskIds: [parentId], projectId: second });
  const kept = await keptCounts(ada.teamId);
  expect(kept.every(({ projectId }) => projectId === second)).toBe(true);
  expect(kept.reduce((sum, { takes }) => sum + takes, 0)).toBe(1);
  expect(kept.find(({ userId }) => userId === bo.userId)).toMatchObject({ takes: 0, micros: 20 });
  await expectExact(ada.teamId);
});

test('a transaction that is given up counts nothing', async () => {
  const ada = await makeViewer('creator');
  const projectId = await makeTestProject(ada);
  const giveUp = db().$transaction(async (tx) => {
    await tx.task.create({ data: takeData(ada, { projectId }) });
    throw new Error('given up');
  });
  await expect(giveUp).rejects.toThrow('given up');
  expect(await keptCounts(ada.teamId)).toEqual([]);
});

test('a team that goes takes its counts along', async () => {
  const ada = await makeViewer('creator');
  const projectId = await makeTestProject(ada);
  await chargeTake(ada, await makeTake(ada, { projectId }), 10);
  await db().team.delete({ where: { id: ada.teamId } });
  expect(await keptCounts(ada.teamId)).toEqual([]);
});

test('whatever many people do at once, the counts are those of a recount, and nobody waits for ever', async () => {
  const ada = await makeViewer('creator');
  const people = [ada, await makeViewer('creator', ada), await makeViewer('owner', ada)];
  const projects = await Promise.all(['A', 'B', 'C'].map((name) => makeTestProject(ada, name)));
  const takes = people.flatMap((person) => Array.from({ length: 20 }, () => takeData(person)));
  await db().task.createMany({ data: takes });
  const ids = takes.map(({ id }) => String(id));
  const random = randomOf(7);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const some = () => shuffled(ids, random).slice(0, 15);

  const doings: ((person: Viewer) => Promise<unknown>)[] = [
    (person) => moveTakes(person, { taskIds: some(), projectId: pick([...projects, null]) }),
    (person) => makeTake(person, { projectId: pick(projects) }),
    async (person) =>
      chargeTake(person, await makeTake(person, { projectId: pick(projects) }), 7, pick(['USD', 'EUR'])),
    // Counts of two projects in one transaction, in either order, with the locks of takes before and after.
    (person) =>
      db().$transaction(async (tx) => {
        const { id } = await tx.task.create({ data: takeData(person, { projectId: pick(projects) }) });
        const about = { currency: 'USD', isPriced: true, priceList: 'Test', lines: [], usage: {} };
        await tx.charge.create({ data: { ...about, taskId: id, teamId: person.teamId, amountMicros: 3 } });
        await tx.task.create({ data: takeData(person, { projectId: pick(projects) }) });
      }),
    async () => {
      const [taskId = ''] = some();
      const shelf = pick(['gallery', 'archive', 'bin'] as const);
      await db().task.update({ where: { id: taskId }, data: { shelf } });
    },
  ];
  const runs = Array.from({ length: 8 }, async () => {
    for (let step = 0; step < 25; step += 1) await pick(doings)(pick(people));
  });
  await Promise.all(runs);
  await expectExact(ada.teamId);
  expect((await keptCounts(ada.teamId)).length).toBeGreaterThan(6);
});

/** The same numbers at every run: a small linear congruence. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((item) => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
