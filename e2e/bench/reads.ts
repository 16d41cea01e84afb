import type pg from 'pg';
import { mintViewer } from '#lib/auth/mint-viewer.ts';
import type { Viewer } from '#lib/auth/viewer.ts';
import type { ListedTakes, PagePlace } from '#lib/tasks/page-sql.ts';
import { searchTerms } from '#lib/tasks/search-terms.ts';
import type { PageCursor } from '#lib/tasks/take-cursor.ts';
import type { TakeFilter } from '#lib/tasks/take-page-view.ts';
import { changesStatement, pageStatement } from '#lib/tasks/take-sql.ts';
import { type Cost, measure, type Reading } from './measure.ts';
import { type SeededTeam, seededWords } from './seed.ts';

export interface SeededDatabase {
  size: number;
  client: pg.Client;
  team: SeededTeam;
}

const limit = 60;
/** Where a page at depth begins: below nine tenths of all takes. */
const depth = 0.9;

/** What it costs to read pages, from the first to deep ones, with every filter and with words. */
export async function measureReads(
  databases: readonly SeededDatabase[],
  tell: (reading: Reading) => void,
): Promise<void> {
  const [small, , large] = databases;
  if (!small || !large) return;
  const first = await costOf(small, {}, { limit });
  const firstOfMany = await costOf(large, {}, { limit });
  const deep = await costOf(large, {}, { limit, cursor: await cursorAt(large) });
  tell(ratio(`First page of ${count(large)} against ${count(small)}`, firstOfMany, first, 2));
  tell(ratio(`Page at depth against the first, of ${count(large)}`, deep, firstOfMany, 1.5));
  tell(time('First page', firstOfMany));
  tell(time('Page at depth', deep));

  for (const [name, filter, bound] of filtersOf(large.team)) {
    const top = await costOf(large, filter, { limit });
    const below = await costOf(large, filter, { limit, cursor: await cursorAt(large) });
    tell(ratio(`${name}, first page`, top, firstOfMany, bound));
    tell(ratio(`${name}, at depth`, below, firstOfMany, bound));
  }
  const viewer = viewerOf(large.team);
  const poll = await measure(large.client, changesStatement(viewer, await newestMark(large), 301));
  tell(ratio('What changed since: nothing', poll, firstOfMany, 1));
}

/** Every filter alone and some together; the bound is in first pages. */
function filtersOf(team: SeededTeam): [string, TakeFilter, number][] {
  const month = 30 * 86_400_000;
  const [from, to] = [20, 19].map((months) => new Date(Date.now() - months * month).toISOString());
  return [
    ['Open stacks', { isUnstacked: true }, 2],
    ['Kind', { kind: 'audio' }, 2],
    ['Tool', { tool: 'enhance' }, 2],
    ['Model of one in 2,000', { model: 'flex' }, 2],
    ['State: done', { state: 'done' }, 2],
    ['State: failed', { state: 'failed' }, 2],
    ['State: running', { state: 'open' }, 2],
    ['Review: approved', { review: 'approved' }, 2],
    ['Person', { creatorId: team.userId }, 2],
    ['Person of one in 1,000', { creatorId: team.rarePersonId }, 2],
    ['Project', { projectId: team.projectId }, 3],
    ['Project of one in 1,000', { projectId: team.rareProjectId }, 3],
    ['Tag of one in ten', { tagId: team.tagId }, 4],
    ['Tag of one in 10,000', { tagId: team.rareTagId }, 12],
    ['Favourites (500)', { isFavourite: true }, 12],
    ['A month long ago', { from, to }, 2],
    ['Archive', { shelf: 'archive' }, 2],
    ['Person and review and kind', { creatorId: team.userId, review: 'approved', kind: 'image' }, 40],
    ['Rare person and rejected', { creatorId: team.rarePersonId, review: 'rejected' }, 12],
    ...Object.entries(seededWords).map(([name, search]): [string, TakeFilter, number] => [
      `Search, ${searchNames[name as keyof typeof seededWords]}`,
      { search },
      10,
    ]),
    ['Search and review', { search: seededWords.frequent, review: 'approved' }, 10],
    ['Search and person', { search: seededWords.middling, creatorId: team.rarePersonId }, 10],
  ];
}

const searchNames: Record<keyof typeof seededWords, string> = {
  frequent: 'a word of one in four',
  middling: 'a word of one in 200',
  rare: 'a word of three takes',
  none: 'a word of none',
  old: 'a word of the oldest 2 %',
  frequentChinese: 'Chinese, one in twenty',
  rareChinese: 'Chinese, three takes',
  part: 'part of a word',
  phrase: 'a phrase',
};

/** Follows the keyset from the first page to the last: every take is met, and none twice. */
export async function measureReach({ client, team, size }: SeededDatabase, tell: (reading: Reading) => void) {
  const viewer = viewerOf(team);
  const met = new Set<string>();
  let rowsMet = 0;
  for (let cursor: PageCursor | undefined, hasMore = true; hasMore; ) {
    const { text, values } = pageStatement(viewer, listed({ isUnstacked: true }), { cursor, limit: 100 });
    const { rows } = await client.query<{ answer: { takes: { id: string; createdAt: string }[] } }>(
      text,
      values,
    );
    const found = rows[0]?.answer.takes ?? [];
    const page = found.slice(0, 100);
    for (const { id } of page) met.add(id);
    rowsMet += page.length;
    hasMore = found.length > 100;
    const last = page.at(-1);
    cursor = last && { id: last.id, createdAt: new Date(last.createdAt) };
  }
  const { rows } = await client.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM "Task" WHERE "teamId" = $1 AND shelf = 'gallery'`,
    [team.teamId],
  );
  const total = rows[0]?.total ?? 0;
  const from = `${met.size} of ${total}`;
  const name = `Reachable page by page, of ${size.toLocaleString('en')}`;
  tell({ name, value: (100 * met.size) / total, unit: '%', bound: 100, isLeast: true, from });
  tell({ name: 'Met twice on the way', value: rowsMet - met.size, unit: 'takes', bound: 0 });
}

function costOf({ client, team }: SeededDatabase, filter: TakeFilter, place: PagePlace): Promise<Cost> {
  return measure(client, pageStatement(viewerOf(team), listed(filter), place));
}

function listed(filter: TakeFilter): ListedTakes {
  return { filter, terms: searchTerms(filter.search ?? '')?.map((term) => ({ ...term, facets: [] })) };
}

function viewerOf({ teamId, userId }: SeededTeam): Viewer {
  const sessionId = userId;
  return mintViewer({ userId, teamId, sessionId, role: 'owner', name: '', email: '', language: 'en' });
}

async function cursorAt({ client, team, size }: SeededDatabase): Promise<PageCursor> {
  const { rows } = await client.query<PageCursor>(
    `SELECT "createdAt", id FROM "Task" WHERE "teamId" = $1 AND shelf = 'gallery'
     ORDER BY "createdAt", id OFFSET $2 LIMIT 1`,
    [team.teamId, Math.floor(size * (1 - depth))],
  );
  const [cursor] = rows;
  if (!cursor) throw new Error('No take lies there.');
  return cursor;
}

async function newestMark({ client }: SeededDatabase): Promise<bigint> {
  const { rows } = await client.query<{ mark: string }>('SELECT pg_current_xact_id()::text AS mark');
  return BigInt(rows[0]?.mark ?? 0);
}

function ratio(name: string, cost: Cost, against: Cost, bound: number): Reading {
  const from = `${cost.buffers} buffers and ${cost.milliseconds.toFixed(1)} ms against ${against.buffers} and ${against.milliseconds.toFixed(1)}`;
  return { name, value: cost.buffers / against.buffers, unit: '×', bound, from };
}

function time(name: string, { milliseconds }: Cost): Reading {
  return { name, value: milliseconds, unit: 'ms' };
}

function count({ size }: SeededDatabase): string {
  return size.toLocaleString('en');
}
