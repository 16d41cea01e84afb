import { z } from 'zod';
import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { Prisma } from '#prisma/client/client.ts';
import type { Lineage } from './lineage-view.ts';
import { readTakesByIds } from './queries.ts';

/** So many generations up and down, from one take to so many of its descendants, and so many takes in all. */
const mostGenerations = 8;
const mostChildren = 24;
const mostNodes = 60;
const promptCharacters = 160;

const found = z.object({
  nodes: z.array(z.object({ id: z.string(), generation: z.number() })),
  edges: z.array(z.object({ from: z.string(), to: z.string(), role: z.string() })),
});

/** What a take was made from and what was made from it, over the generations; undefined when the team has no such take. */
export async function readLineage(viewer: Viewer, taskId: string): Promise<Lineage | undefined> {
  if (!z.uuid().safeParse(taskId).success) return undefined;
  const [row] = await db().$queryRaw<{ answer: unknown }[]>(lineageStatement(viewer, taskId));
  const { nodes, edges } = found.parse(row?.answer);
  const generations = new Map(nodes.slice(0, mostNodes).map(({ id, generation }) => [id, generation]));
  if (!generations.has(taskId)) return undefined;
  const takes = await readTakesByIds(viewer, [...generations.keys()]);
  const ids = new Set(takes.map(({ id }) => id));
  return {
    nodes: takes
      .map((take) => ({
        id: take.id,
        tool: take.tool,
        state: take.state,
        shelf: take.shelf,
        title: take.title,
        prompt: take.prompt.slice(0, promptCharacters),
        batchId: take.batchId,
        kind: take.media?.kind,
        poster: take.poster,
        peaks: take.peaks,
        review: take.review.state,
        isStackTop: take.stack?.isTop ?? true,
        createdAt: take.createdAt,
        generation: generations.get(take.id) ?? 0,
      }))
      .sort((a, b) => a.generation - b.generation),
    edges: edges.filter(({ from, to }) => ids.has(from) && ids.has(to)),
    isCut: nodes.length > mostNodes,
  };
}

/** Ancestors lie as far above as their longest way, so that every edge leads down; others of the same click beside it. */
function lineageStatement({ teamId }: Viewer, taskId: string): Prisma.Sql {
  const own = Prisma.sql`task."teamId" = ${teamId}::uuid AND task.shelf NOT IN ('part', 'purged')`;
  return Prisma.sql`
    WITH RECURSIVE
    start AS (SELECT id, "batchId" FROM "Task" task WHERE id = ${taskId}::uuid AND ${own}),
    up AS (
      SELECT id, 0 AS generation FROM start
      UNION
      SELECT edge.source, up.generation - 1 FROM up
      JOIN LATERAL (${sourcesOf(Prisma.sql`up.id`)}) edge ON true
      WHERE up.generation > ${-mostGenerations}
    ),
    down AS (
      SELECT id, 0 AS generation FROM start
      UNION
      SELECT edge.target, down.generation + 1 FROM down
      JOIN LATERAL (${targetsOf(Prisma.sql`down.id`)}) edge ON true
      WHERE down.generation < ${mostGenerations}
    ),
    beside AS (
      SELECT task.id, 0 AS generation FROM start
      JOIN "Task" task ON task."batchId" = start."batchId" AND ${own}
      WHERE NOT EXISTS (SELECT FROM "Casting" casting WHERE casting.id = start."batchId")
    ),
    reached AS (
      SELECT id, min(generation) AS generation FROM up GROUP BY id
      UNION ALL SELECT id, max(generation) FROM down WHERE generation > 0 GROUP BY id
      UNION ALL SELECT id, generation FROM beside
    ),
    node AS (
      SELECT task.id, (array_agg(reached.generation ORDER BY abs(reached.generation) DESC))[1] AS generation
      FROM reached JOIN "Task" task ON task.id = reached.id
      WHERE ${own}
      GROUP BY task.id
      ORDER BY task.id <> ${taskId}::uuid, min(abs(reached.generation)), task.id
      LIMIT ${mostNodes + 1}
    )
    SELECT json_build_object(
      'nodes', COALESCE((SELECT json_agg(node) FROM node), '[]'),
      'edges', COALESCE((
        SELECT json_agg(DISTINCT jsonb_build_object('from', edge.source, 'to', node.id, 'role', edge.role))
        FROM node JOIN LATERAL (${sourcesOf(Prisma.sql`node.id`)}) edge ON true
        WHERE edge.source IN (SELECT id FROM node)), '[]')
    ) AS answer`;
}

/** What a take was made from, each with the part that it played. */
function sourcesOf(id: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT "sourceTaskId" AS source, role FROM "TaskInput" WHERE "taskId" = ${id} AND "sourceTaskId" IS NOT NULL
    UNION SELECT "remakeOfId", 'remake' FROM "Task" WHERE id = ${id} AND "remakeOfId" IS NOT NULL
    UNION SELECT (input->>'enhancedFrom')::uuid, 'prompt' FROM "Task"
      WHERE id = ${id} AND input->>'enhancedFrom' IS NOT NULL
    UNION SELECT (input->>'goesOnFrom')::uuid, 'line_before' FROM "Task"
      WHERE id = ${id} AND input->>'goesOnFrom' IS NOT NULL`;
}

/** What was made from a take, by an index each. */
function targetsOf(id: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT * FROM (
      SELECT "taskId" AS target FROM "TaskInput" WHERE "sourceTaskId" = ${id}
      UNION SELECT id FROM "Task" WHERE "remakeOfId" = ${id}
      UNION SELECT id FROM "Task" WHERE input->>'enhancedFrom' = ${id}::text
      UNION SELECT id FROM "Task" WHERE input->>'goesOnFrom' = ${id}::text
    ) made LIMIT ${mostChildren}`;
}
