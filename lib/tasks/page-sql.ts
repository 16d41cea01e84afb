import type { Viewer } from '#lib/auth/viewer.ts';
import { Prisma } from '#prisma/client/client.ts';
import { allOf, facet, type NamedTerm, termCondition } from './search-sql.ts';
import type { PageCursor } from './take-cursor.ts';
import { areStacksClosed, stateGroups, type TakeFilter, toolsOfFilter } from './take-page-view.ts';

/**
 * Which takes stand on a page: newest first by the keyset, so that a page costs the same at any depth. One condition is
 * read by an index in that order. With more of them, and with words, the planner would have to guess how far it must
 * walk, and guesses badly; so the walk ends after some thousand takes, and only where that was not enough every take
 * that fits is looked up by its indexes and sorted: few, else the walk had met them.
 */

/** Which page of a list: below a take, or from that take upwards. */
export interface PagePlace {
  cursor?: PageCursor | undefined;
  towards?: 'older' | 'newer' | undefined;
  limit: number;
  /** So many takes are walked at most before those that fit are looked up: where both cost about the same. */
  walkAtMost?: number | undefined;
}
const usualWalk = 6000;

/** How a list is narrowed: `terms` are those of its search, undefined where they can find nothing. */
export interface ListedTakes {
  filter: TakeFilter;
  terms: readonly NamedTerm[] | undefined;
}

/** The rows of "Task" on a page, called `take`; one more than `limit`, at its far end, when there is a page beyond. */
export function pageRows(viewer: Viewer, listed: ListedTakes, place: PagePlace): Prisma.Sql {
  if (!listed.terms || listed.terms.length > 0) return foundRows(viewer, listed, place);
  const { lead, rest } = takeApart(listed.filter, viewer);
  if (rest.length > 0) return chosenRows(place, listedWays(viewer, listed, place));
  const within = withinList(viewer, listed.filter, place, takeKey);
  return Prisma.sql`(${walk(lead, within, orderOf(place, takeKey), { limit: place.limit + 1 })}) take`;
}

/** A page of those that have the words. */
function foundRows(viewer: Viewer, listed: ListedTakes, place: PagePlace): Prisma.Sql {
  const { filter } = listed;
  const words = wordWays(viewer, listed, place);
  const { lead, rest } = takeApart(filter, viewer);
  if (!lead && rest.length === 0 && !filter.shelf) return chosenRows(place, words);
  // What else is asked for may be rare among those that have the words: it leads the walk.
  const takes = listedWays(viewer, listed, { ...place, walkAtMost: place.walkAtMost ?? usualWalk / 2 });
  // Favourites are few, and no index over words knows them.
  return chosenRows(
    place,
    filter.isFavourite ? takes : { ...words, near: takes.near, isWalkCut: takes.isWalkCut },
  );
}

/** Which of the named takes are listed. */
export function matchingRows(viewer: Viewer, { filter, terms }: ListedTakes, taskIds: readonly string[]) {
  const { lead, rest } = takeApart(filter, viewer);
  const within = withinList(viewer, filter, { limit: 0 }, takeKey);
  const conditions = [within, ...(lead ? [anyValue(lead)] : []), ...rest];
  if (!terms || terms.length > 0) {
    conditions.push(wordsOfTake(terms));
  }
  return Prisma.sql`SELECT id FROM "Task" WHERE id = ANY(${[...taskIds]}::uuid[])
    AND ${Prisma.join(conditions, ' AND ')}`;
}

const takeKey = Prisma.sql`id`;
const searchKey = Prisma.sql`"taskId"`;

/** By the index of the leading condition, and each take looked at for all the others. */
function listedWays(viewer: Viewer, { filter, terms }: ListedTakes, place: PagePlace): Ways {
  const { walkAtMost = usualWalk } = place;
  const { lead, rest } = takeApart(filter, viewer);
  const within = withinList(viewer, filter, place, takeKey);
  const order = orderOf(place, takeKey);
  const hasWords = !terms || terms.length > 0;
  const near = hasWords ? [...rest, wordsOfTake(terms, Prisma.sql`OFFSET 0`)] : rest;
  const far = hasWords ? [...rest, wordsOfTake(terms)] : rest;
  // The index has them: nothing else is read only to count.
  const keys = Prisma.sql`"createdAt", id`;
  return {
    near: Prisma.sql`SELECT id, "createdAt" FROM (${walk(lead, within, order, { limit: walkAtMost })}) "Task"
      WHERE ${Prisma.join(near.length > 0 ? near : [Prisma.sql`true`], ' AND ')}`,
    isWalkCut: Prisma.sql`EXISTS (${walk(lead, within, order, { columns: keys, limit: 1, offset: walkAtMost })})`,
    far: (isNeeded) => Prisma.sql`SELECT id, "createdAt" FROM "Task"
      WHERE ${Prisma.join([within, ...(lead ? [anyValue(lead)] : []), ...far, isNeeded], ' AND ')}`,
  };
}

/** By the words: those of the newest takes one after the other, or all that have them by their index. */
function wordWays(viewer: Viewer, { filter, terms }: ListedTakes, place: PagePlace): Ways {
  const { walkAtMost = usualWalk } = place;
  const within = withinTime(viewer, filter, place, searchKey);
  const order = orderOf(place, searchKey);
  const { lead, rest } = takeApart(filter, viewer);
  const conditions = [ofShelf(filter), ...(lead ? [anyValue(lead)] : []), ...rest];
  const personId = filter.isMine ? viewer.userId : filter.creatorId;
  const ids = [viewer.teamId, personId, filter.projectId, filter.tagId];
  const facets = allOf(ids.flatMap((id) => (id ? [facet(id)] : [])));
  const fits = Prisma.sql`words @@ ${facets}::tsquery AND ${hasTerms(terms)}`;
  // OFFSET keeps the planner from turning this around: each found take is looked at by itself, until there are enough.
  const ofFilter = Prisma.sql`CROSS JOIN LATERAL (
    SELECT id FROM "Task" WHERE id = "taskId" AND ${Prisma.join(conditions, ' AND ')} OFFSET 0) task`;
  const walked = (columns: Prisma.Sql, size: Prisma.Sql) =>
    Prisma.sql`SELECT ${columns} FROM "TaskSearch" WHERE ${within} ORDER BY ${order} ${size}`;
  return {
    near: Prisma.sql`SELECT id, "createdAt" FROM
      (${walked(Prisma.sql`*`, Prisma.sql`LIMIT ${walkAtMost}`)}) search ${ofFilter} WHERE ${fits}`,
    isWalkCut: Prisma.sql`EXISTS (${walked(Prisma.empty, Prisma.sql`OFFSET ${walkAtMost} LIMIT 1`)})`,
    found: (isNeeded) => Prisma.sql`SELECT "taskId", "createdAt" FROM "TaskSearch"
      WHERE ${within} AND ${fits} AND ${isNeeded} ORDER BY ${order}`,
    far: () => Prisma.sql`SELECT id, "createdAt" FROM found ${ofFilter}`,
  };
}

/** Whether a take has the words; `size` may keep it a look at one take. */
function wordsOfTake(terms: ListedTakes['terms'], size = Prisma.empty): Prisma.Sql {
  return Prisma.sql`EXISTS (
    SELECT FROM "TaskSearch" search WHERE search."taskId" = "Task".id AND ${hasTerms(terms)} ${size})`;
}

interface Ways {
  /** What a walk of limited length meets. */
  near: Prisma.Sql;
  /** Whether there is more to be walked. */
  isWalkCut: Prisma.Sql;
  found?: (isNeeded: Prisma.Sql) => Prisma.Sql;
  /** Everything that fits; `isNeeded` holds it back where the walk was enough. */
  far: (isNeeded: Prisma.Sql) => Prisma.Sql;
}

function chosenRows(place: PagePlace, { near, isWalkCut, found, far }: Ways): Prisma.Sql {
  const order = orderOf(place, takeKey);
  const count = place.limit + 1;
  const isNeeded = Prisma.sql`NOT (SELECT is_enough FROM walk)`;
  // Materialized: planned as a whole, so that no guess about the first rows of it leads back to a walk.
  const lookUp = found
    ? Prisma.sql`found AS MATERIALIZED (${found(isNeeded)}), far AS (${far(isNeeded)} ORDER BY ${order} LIMIT ${count})`
    : Prisma.sql`found AS MATERIALIZED (${far(isNeeded)}), far AS (SELECT * FROM found ORDER BY ${order} LIMIT ${count})`;
  return Prisma.sql`(
    WITH near AS MATERIALIZED (${near} ORDER BY ${order} LIMIT ${count}),
    walk AS MATERIALIZED (SELECT CASE WHEN (SELECT count(*) FROM near) >= ${count} THEN true
      ELSE NOT ${isWalkCut} END AS is_enough),
    ${lookUp},
    chosen AS (SELECT id FROM near WHERE (SELECT is_enough FROM walk) UNION ALL SELECT id FROM far)
    SELECT task.* FROM chosen JOIN "Task" task ON task.id = chosen.id) take`;
}

/** A condition that an index has in the order of the keyset: this column has one of these values. */
interface Lead {
  column: Prisma.Sql;
  type: Prisma.Sql;
  values: readonly string[];
}

function anyValue({ column, type, values }: Lead): Prisma.Sql {
  return Prisma.sql`${column} = ANY(${[...values]}::${type}[])`;
}

/** The newest takes of each value by their index, then the newest of those: a rare one costs no walk through the others. */
function walk(
  lead: Lead | undefined,
  within: Prisma.Sql,
  order: Prisma.Sql,
  { columns = Prisma.sql`*`, limit, offset = 0 }: { columns?: Prisma.Sql; limit: number; offset?: number },
): Prisma.Sql {
  const rows = (condition: Prisma.Sql, size: Prisma.Sql) =>
    Prisma.sql`SELECT ${columns} FROM "Task" WHERE ${within} ${condition} ORDER BY ${order} ${size}`;
  const size = Prisma.sql`LIMIT ${limit} OFFSET ${offset}`;
  if (!lead) return rows(Prisma.empty, size);
  const { column, type, values } = lead;
  const [value] = values;
  if (values.length === 1) return rows(Prisma.sql`AND ${column} = ${value}::${type}`, size);
  return Prisma.sql`
    SELECT found.* FROM unnest(${[...values]}::${type}[]) value,
    LATERAL (${rows(Prisma.sql`AND ${column} = value`, Prisma.sql`LIMIT ${limit + offset}`)}) found
    ORDER BY ${order} ${size}`;
}

/** The condition of a filter that leads, by how much it leaves out, and all others. */
function takeApart(filter: TakeFilter, viewer: Viewer): { lead: Lead | undefined; rest: Prisma.Sql[] } {
  const uuid = Prisma.sql`uuid`;
  const text = Prisma.sql`text`;
  const personId = filter.isMine ? viewer.userId : filter.creatorId;
  const tools = toolsOfFilter(filter);
  const leads: Lead[] = [];
  if (filter.projectId)
    leads.push({ column: Prisma.sql`"projectId"`, type: uuid, values: [filter.projectId] });
  if (personId) leads.push({ column: Prisma.sql`"creatorId"`, type: uuid, values: [personId] });
  if (filter.model) leads.push({ column: Prisma.sql`model`, type: text, values: [filter.model] });
  if (filter.state) {
    leads.push({
      column: Prisma.sql`state`,
      type: Prisma.sql`"TaskState"`,
      values: stateGroups[filter.state],
    });
  }
  if (filter.review) {
    leads.push({ column: Prisma.sql`review`, type: Prisma.sql`"ReviewState"`, values: [filter.review] });
  }
  if (tools) leads.push({ column: Prisma.sql`tool`, type: text, values: tools });
  if (areStacksClosed(filter) && !filter.projectId) {
    leads.push({ column: Prisma.sql`"isStackTop"`, type: Prisma.sql`boolean`, values: ['true'] });
  }
  const [lead, ...others] = leads;
  const rest = others.map(anyValue);
  if (filter.tagId) rest.push(Prisma.sql`"tagIds" @> ARRAY[${filter.tagId}::uuid]`);
  if (filter.isFavourite) {
    rest.push(
      Prisma.sql`id IN (SELECT "taskId" FROM "FavouriteTake" WHERE "userId" = ${viewer.userId}::uuid)`,
    );
  }
  if (areStacksClosed(filter) && filter.projectId) rest.push(topOrApart);
  return { lead, rest };
}

/**
 * In a project also what lies under a top of another project: else nothing of its stack would be seen there. OFFSET keeps
 * the planner from reading every stack of the project at once.
 */
const topOrApart = Prisma.sql`("isStackTop" OR NOT EXISTS (
  SELECT FROM "Task" top WHERE top."stackId" = "Task"."stackId" AND top."isStackTop"
    AND top."projectId" = "Task"."projectId" OFFSET 0))`;

function ofShelf({ shelf }: TakeFilter): Prisma.Sql {
  return Prisma.sql`shelf = ${shelf ?? 'gallery'}::"TaskShelf"`;
}

function withinList(viewer: Viewer, filter: TakeFilter, place: PagePlace, key: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`${ofShelf(filter)} AND ${withinTime(viewer, filter, place, key)}`;
}

/** Of the team, on this side of the cursor, and in the days of the filter: what the keyset's own index knows. */
function withinTime(
  viewer: Viewer,
  filter: TakeFilter,
  { cursor, towards }: PagePlace,
  key: Prisma.Sql,
): Prisma.Sql {
  const conditions = [Prisma.sql`"teamId" = ${viewer.teamId}::uuid`];
  if (cursor) {
    const comparison = towards === 'newer' ? Prisma.sql`>=` : Prisma.sql`<`;
    conditions.push(Prisma.sql`
      ("createdAt", ${key}) ${comparison} (${cursor.createdAt}::timestamptz, ${cursor.id}::uuid)`);
  }
  if (filter.days)
    conditions.push(Prisma.sql`"createdAt" >= now() - make_interval(hours => 24 * ${filter.days}::int)`);
  if (filter.from) conditions.push(Prisma.sql`"createdAt" >= ${filter.from}::timestamptz`);
  if (filter.to) conditions.push(Prisma.sql`"createdAt" < ${filter.to}::timestamptz`);
  return Prisma.join(conditions, ' AND ');
}

function orderOf({ towards }: PagePlace, key: Prisma.Sql): Prisma.Sql {
  const direction = towards === 'newer' ? Prisma.sql`ASC` : Prisma.sql`DESC`;
  return Prisma.sql`"createdAt" ${direction}, ${key} ${direction}`;
}

function hasTerms(terms: readonly NamedTerm[] | undefined): Prisma.Sql {
  return terms ? Prisma.join(terms.map(termCondition), ' AND ') : Prisma.sql`false`;
}
