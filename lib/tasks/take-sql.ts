import type { Viewer } from '#lib/auth/viewer.ts';
import { Prisma } from '#prisma/client/client.ts';
import { type ListedTakes, matchingRows, type PagePlace, pageRows } from './page-sql.ts';
import { type StateGroup, stateGroups } from './take-page-view.ts';

/**
 * The statements of `queries.ts`. Each reads one JSON value, called `answer`, in one round trip. Parts of narrations are
 * not listed: they come with the take they belong to.
 */

/** A page of the team's takes, newest first, with one row more than `limit` at its far end when there is a page beyond. */
export function pageStatement(viewer: Viewer, listed: ListedTakes, place: PagePlace): Prisma.Sql {
  return Prisma.sql`SELECT json_build_object(
    'changeCursor', ${changeCursor()}, 'counts', ${countsOf(viewer)},
    'takes', COALESCE((
      SELECT json_agg(row ORDER BY row."createdAt" DESC, row.id DESC)
      FROM (${takeRows(viewer, pageRows(viewer, listed, place))}) row), '[]')
  ) AS answer`;
}

/** Which of the named takes are listed. */
export function matchingStatement(
  viewer: Viewer,
  listed: ListedTakes,
  taskIds: readonly string[],
): Prisma.Sql {
  return Prisma.sql`SELECT json_build_object('ids', COALESCE((
    SELECT json_agg(id) FROM (${matchingRows(viewer, listed, taskIds)}) matching), '[]')
  ) AS answer`;
}

/** At most `limit` takes of the team whose change mark is `since` or later. */
export function changesStatement(viewer: Viewer, since: bigint, limit: number): Prisma.Sql {
  const changed = Prisma.sql`
    (SELECT * FROM "Task" WHERE "teamId" = ${viewer.teamId}::uuid AND "changeMark" >= ${since} AND "parentId" IS NULL
     ORDER BY "changeMark" LIMIT ${limit}) take`;
  return Prisma.sql`SELECT json_build_object(
    'cursor', ${changeCursor()}, 'counts', ${countsOf(viewer)},
    'isAhead', pg_snapshot_xmax(pg_current_snapshot())::text::bigint < ${since},
    'takes', COALESCE((SELECT json_agg(row) FROM (${takeRows(viewer, changed)}) row), '[]')
  ) AS answer`;
}

/** The takes of the team among `taskIds`, oldest first. */
export function takesStatement(viewer: Viewer, taskIds: readonly string[]): Prisma.Sql {
  const named = Prisma.sql`
    (SELECT * FROM "Task" WHERE id = ANY(${[...taskIds]}::uuid[]) AND "teamId" = ${viewer.teamId}::uuid
       AND shelf <> 'purged') take`;
  return oldestFirst(viewer, named);
}

/** The takes of one batch, in the order in which they were asked for. */
export function batchStatement(viewer: Viewer, batchId: string): Prisma.Sql {
  const batch = Prisma.sql`
    (SELECT * FROM "Task" WHERE "teamId" = ${viewer.teamId}::uuid AND "batchId" = ${batchId}::uuid
       AND "parentId" IS NULL AND shelf <> 'purged' ORDER BY "createdAt", id LIMIT 100) take`;
  return oldestFirst(viewer, batch);
}

function oldestFirst(viewer: Viewer, takes: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`SELECT json_build_object('takes', COALESCE((
    SELECT json_agg(row ORDER BY row."createdAt", row.id) FROM (${takeRows(viewer, takes)}) row), '[]')
  ) AS answer`;
}

/** One take of the team with everything that its page shows; the words of a narration only where they are asked for. */
export function takeStatement(viewer: Viewer, taskId: string, { hasText }: { hasText: boolean }): Prisma.Sql {
  const one = Prisma.sql`
    (SELECT * FROM "Task" WHERE id = ${taskId}::uuid AND "teamId" = ${viewer.teamId}::uuid
       AND shelf <> 'purged') take`;
  return Prisma.sql`SELECT json_build_object('take', (
    SELECT row_to_json(row) FROM (
      SELECT view.*, ${inputOf(hasText)}, ${detailColumns()}
      FROM (${takeRows(viewer, one, Prisma.sql`take.prompt`)}) view JOIN "Task" task ON task.id = view.id
    ) row
  )) AS answer`;
}

/** An asset with its poster and preview, as JSON; `asset` is the alias of the row at hand. */
const assetJson = Prisma.sql`
  json_build_object(
    'id', asset.id, 'kind', asset.kind, 'format', asset.format, 'mimeType', asset."mimeType",
    'name', asset."originalName", 'storageKey', asset."storageKey", 'sizeBytes', asset."sizeBytes",
    'width', asset.width, 'height', asset.height, 'durationSeconds', asset."durationSeconds",
    'framesPerSecond', asset."framesPerSecond", 'audioCodec', asset."audioCodec",
    'derivatives', (
      SELECT json_object_agg(d.kind, json_build_object(
        'storageKey', d."storageKey", 'mimeType', d."mimeType", 'width', d.width, 'height', d.height))
      FROM "AssetDerivative" d WHERE d."assetId" = asset.id
    )
  )`;

/** The results of the take that `taskId` names, in order. */
function resultsOf(taskId: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT ${assetJson} AS json FROM "TaskOutput" output
    JOIN "Asset" asset ON asset.id = output."assetId" AND asset."teamId" = output."teamId"
    WHERE output."taskId" = ${taskId} ORDER BY output."outputIndex"`;
}

function resultOf(taskId: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`${resultsOf(taskId)} LIMIT 1`;
}

/** The first thing that went in, to be seen while nothing has come out yet. */
const firstInput = Prisma.sql`
  SELECT COALESCE(
    (SELECT ${assetJson} FROM "Asset" asset
     WHERE asset.id = input."assetId" AND asset."teamId" = input."teamId" AND asset.kind <> 'audio'),
    (SELECT source.json FROM (${resultOf(Prisma.sql`input."sourceTaskId"`)}) source)
  ) AS json
  FROM "TaskInput" input WHERE input."taskId" = take.id ORDER BY input.position LIMIT 1`;

/**
 * What a take was billed: itself, or its parts together, with those that were redone. Parts have the charges and their
 * narration has none, so that a sum over charges counts nothing twice.
 */
const chargeOf = Prisma.sql`COALESCE(
  (SELECT json_build_object('lines', charge.lines, 'totalMicros', charge."amountMicros",
      'currency', charge.currency, 'isPriced', charge."isPriced", 'priceList', charge."priceList")
    FROM "Charge" charge WHERE charge."taskId" = take.id),
  (SELECT json_build_object('lines', COALESCE((
        SELECT json_agg(line) FROM (
          SELECT one->>'label' AS label, one->>'unit' AS unit, (one->>'unitPriceMicros')::float8 AS "unitPriceMicros",
            sum((one->>'quantity')::float8) AS quantity, sum((one->>'amountMicros')::bigint) AS "amountMicros"
          FROM "Task" part JOIN "Charge" charge ON charge."taskId" = part.id, jsonb_array_elements(charge.lines) one
          WHERE part."parentId" = take.id GROUP BY 1, 2, 3 ORDER BY 1) line), '[]'),
      'totalMicros', sum(charge."amountMicros"), 'currency', min(charge.currency),
      'isPriced', bool_and(charge."isPriced"), 'priceList', max(charge."priceList"))
    FROM "Task" part JOIN "Charge" charge ON charge."taskId" = part.id
    WHERE part."parentId" = take.id HAVING count(*) > 0))`;

/** In a list a prompt is cut here: far beyond what a tile shows, and beyond what document 1 takes. */
const listedPrompt = Prisma.sql`left(take.prompt, 8000)`;

/** Everything a TakeView is made of, for every row of `from` (which must be called `take`). */
function takeRows(viewer: Viewer, from: Prisma.Sql, prompt = listedPrompt): Prisma.Sql {
  return Prisma.sql`
    SELECT take.id, take."batchId", take.tool, take.state, take.title, ${prompt} AS prompt, take.model,
      (SELECT json_build_object('id', project.id, 'name', project.name)
        FROM "Project" project WHERE project.id = take."projectId") AS project,
      take.shelf, take."shelvedAt",
      json_build_object('state', take.review, 'at', take."reviewedAt",
        'byName', (SELECT reviewer.name FROM "User" reviewer WHERE reviewer.id = take."reviewedById")) AS review,
      COALESCE((SELECT json_agg(json_build_object('id', tag.id, 'name', tag.name) ORDER BY tag.name)
        FROM "Tag" tag WHERE tag.id = ANY(take."tagIds")), '[]') AS tags,
      EXISTS (SELECT FROM "FavouriteTake" favourite
        WHERE favourite."userId" = ${viewer.userId}::uuid AND favourite."taskId" = take.id) AS "isFavourite",
      (SELECT json_build_object('total', count(*),
          'open', count(*) FILTER (WHERE comment."resolvedAt" IS NULL AND comment."parentId" IS NULL))
        FROM "Comment" comment WHERE comment."taskId" = take.id AND comment."deletedAt" IS NULL) AS comments,
      CASE WHEN take."stackId" IS NOT NULL THEN json_build_object(
        'id', take."stackId", 'isTop', take."isStackTop", 'isPick', take."isStackPick",
        'count', (SELECT count(*) FROM "Task" other
          WHERE other."stackId" = take."stackId" AND other.shelf = 'gallery'),
        'topProjectId', (SELECT top."projectId" FROM "Task" top
          WHERE top."stackId" = take."stackId" AND top."isStackTop" LIMIT 1)) END AS stack,
      take."createdAt", take."sentAt", take."runningAt", take."finishedAt",
      CASE WHEN take.state = 'held' THEN take."nextStepAt" END AS "releaseAt",
      take."creatorId", creator.name AS "creatorName", take.estimate, take.failure, take."resultText",
      json_build_object(
        'resolution', take."requestBody"->'resolution',
        'ratio', COALESCE(take."requestBody"->'ratio', take."requestBody"->'aspect_ratio'),
        'size', COALESCE(take."requestBody"->'size', take."requestBody"->'parameters'->'size'),
        'duration', COALESCE(take."requestBody"->'duration', take."requestBody"->'parameters'->'duration')
      ) AS asked,
      take."vendorAnswer" AS answer,
      ${chargeOf} AS charge,
      (${resultOf(Prisma.sql`take.id`)}) AS result,
      (SELECT count(*) FROM "TaskOutput" output WHERE output."taskId" = take.id) AS "outputCount",
      (SELECT json_build_object('total', count(DISTINCT part."partIndex"),
          'made', count(DISTINCT part."partIndex") FILTER (WHERE part.state = 'succeeded'))
        FROM "Task" part WHERE part."parentId" = take.id HAVING count(*) > 0) AS "partCounts",
      CASE WHEN take.state <> 'succeeded' THEN (${firstInput}) END AS backdrop
    FROM ${from} JOIN "User" creator ON creator.id = take."creatorId"`;
}

/** Open and unclear takes of a team; an index on team and state keeps it cheap whatever the team has made. */
function countsOf({ teamId, userId }: Viewer): Prisma.Sql {
  const states = (group: StateGroup) =>
    Prisma.join(stateGroups[group].map((state) => Prisma.sql`${state}::"TaskState"`));
  return Prisma.sql`(
    SELECT json_build_object(
      'open', count(*) FILTER (WHERE state IN (${states('open')})),
      'unclear', count(*) FILTER (WHERE state IN (${states('unclear')})),
      'unseen', (SELECT count(*) FROM "Notice"
        WHERE "userId" = ${userId}::uuid AND "teamId" = ${teamId}::uuid AND "seenAt" IS NULL),
      'newestNotice', (SELECT id FROM "Notice" WHERE "userId" = ${userId}::uuid AND "teamId" = ${teamId}::uuid
        ORDER BY "createdAt" DESC, id DESC LIMIT 1))
    FROM "Task" WHERE "teamId" = ${teamId}::uuid AND "parentId" IS NULL AND state IN (${states('open')}, ${states('unclear')}))`;
}

/** What changes will be asked with next: no transaction older than this is still to commit. */
function changeCursor(): Prisma.Sql {
  return Prisma.sql`pg_snapshot_xmin(pg_current_snapshot())::text`;
}

/** A narration has a million characters, and its page is read again at every step of its parts. */
function inputOf(hasText: boolean): Prisma.Sql {
  if (hasText) return Prisma.sql`task.input`;
  return Prisma.sql`CASE WHEN task.tool = 'narration' THEN task.input - 'text' ELSE task.input END AS input`;
}

/** Left and right go through its own stack, and of the others through their tops; in the archive through all. */
const seenBeside = Prisma.sql`AND ("isStackTop" OR shelf <> 'gallery' OR "stackId" = task."stackId")`;

/** Everything of one take beyond its row: what went in, what happened, and its neighbours in the lineage. */
function detailColumns(): Prisma.Sql {
  return Prisma.sql`
  task."vendorTaskId", task.chapters, task."parentId",
  task."vendorAnswer"->>'sampleId' AS "sampleId",
  COALESCE((SELECT json_agg(output.json) FROM (${resultsOf(Prisma.sql`task.id`)}) output), '[]') AS outputs,
  COALESCE((SELECT json_agg(${partJson()} ORDER BY part."partIndex") FROM (
    SELECT DISTINCT ON ("partIndex") * FROM "Task" WHERE "parentId" = task.id
    ORDER BY "partIndex", "createdAt" DESC, id DESC) part), '[]') AS parts,
  ${editedFrom()} AS "editedFrom",
  COALESCE((
    SELECT json_agg(json_build_object(
      'position', input.position, 'role', input.role, 'url', input.url,
      'sourceTaskId', (SELECT source.id FROM "Task" source
        WHERE source.id = input."sourceTaskId" AND source.shelf <> 'purged'),
      'isSourceDeleted', EXISTS (SELECT FROM "Task" source
        WHERE source.id = input."sourceTaskId" AND source.shelf = 'purged'),
      'asset', (SELECT ${assetJson} FROM "Asset" asset
        WHERE asset.id = input."assetId" AND asset."teamId" = task."teamId")
    ) ORDER BY input.position)
    FROM "TaskInput" input WHERE input."taskId" = task.id), '[]') AS inputs,
  COALESCE((
    SELECT json_agg(json_build_object(
      'id', event.id::text, 'at', event.at, 'fromState', event."fromState", 'toState', event."toState",
      'cause', event.cause, 'httpStatus', event."httpStatus", 'requestId', event."requestId",
      'detail', event.detail
    ) ORDER BY event.id)
    FROM "TaskEvent" event WHERE event."taskId" = task.id), '[]') AS events,
  (SELECT ${neighbourJson()} FROM (SELECT 'prompt' AS role) input, "Task" neighbour
    WHERE neighbour.id = (task.input->>'enhancedFrom')::uuid AND neighbour."teamId" = task."teamId"
      AND neighbour.shelf <> 'purged'
  ) AS "enhancedFrom",
  (SELECT id FROM "Task" WHERE "teamId" = task."teamId" AND shelf = task.shelf ${seenBeside} AND ("createdAt", id) > (task."createdAt", task.id)
    ORDER BY "createdAt", id LIMIT 1) AS "newerId",
  (SELECT id FROM "Task" WHERE "teamId" = task."teamId" AND shelf = task.shelf ${seenBeside} AND ("createdAt", id) < (task."createdAt", task.id)
    ORDER BY "createdAt" DESC, id DESC LIMIT 1) AS "olderId"`;
}

/**
 * The pictures behind an edited one, the oldest first: from each task to the task that made its first input picture.
 * A task reads only what was there before it, so the way up ends; the depth keeps a page small.
 */
function editedFrom(): Prisma.Sql {
  const firstPicture = (taskId: Prisma.Sql) => Prisma.sql`
    SELECT "sourceTaskId", "assetId" FROM "TaskInput"
    WHERE "taskId" = ${taskId} AND role = 'input_image' ORDER BY position LIMIT 1`;
  return Prisma.sql`COALESCE((
    WITH RECURSIVE step AS (
      SELECT first.*, 1 AS depth FROM (${firstPicture(Prisma.sql`task.id`)}) first
      UNION ALL
      SELECT former.*, step.depth + 1 FROM step
      JOIN LATERAL (${firstPicture(Prisma.sql`step."sourceTaskId"`)}) former ON true
      WHERE step.depth < 40
    )
    SELECT json_agg(json_build_object(
      'takeId', source.id, 'prompt', source.prompt,
      'asset', (SELECT ${assetJson} FROM "Asset" asset
        WHERE asset.id = step."assetId" AND asset."teamId" = task."teamId")
    ) ORDER BY step.depth DESC)
    FROM step
    LEFT JOIN "Task" source ON source.id = step."sourceTaskId" AND source."teamId" = task."teamId"
      AND source.shelf <> 'purged'), '[]')`;
}

function neighbourJson(): Prisma.Sql {
  return Prisma.sql`json_build_object(
    'id', neighbour.id, 'tool', neighbour.tool, 'state', neighbour.state, 'prompt', neighbour.prompt,
    'role', input.role, 'result', (${resultOf(Prisma.sql`neighbour.id`)}))`;
}

/** One part of a narration by its newest task (`part`), with the sound of the newest that succeeded. */
function partJson(): Prisma.Sql {
  const alike = Prisma.sql`made."parentId" = part."parentId" AND made."partIndex" = part."partIndex"`;
  const newestMade = Prisma.sql`
    (SELECT made.id FROM "Task" made WHERE ${alike} AND made.state = 'succeeded'
     ORDER BY made."createdAt" DESC, made.id DESC LIMIT 1)`;
  return Prisma.sql`json_build_object(
    'id', part.id, 'index', part."partIndex", 'state', part.state, 'prompt', part.prompt,
    'characters', char_length(part."requestBody"->>'text'), 'estimate', part.estimate,
    'failure', part.failure, 'vendorTaskId', part."vendorTaskId", 'createdAt', part."createdAt",
    'sentAt', part."sentAt", 'runningAt', part."runningAt", 'finishedAt', part."finishedAt",
    'redoCount', (SELECT count(*) - 1 FROM "Task" made WHERE ${alike}),
    'chargeMicros', (SELECT sum(charge."amountMicros") FROM "Task" made
      JOIN "Charge" charge ON charge."taskId" = made.id WHERE ${alike}),
    'result', (${resultOf(newestMade)}))`;
}
