import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import type { Prisma } from '#prisma/client/client.ts';
import { listMatching, listTakes } from './queries.ts';
import { readPageCursor } from './take-cursor.ts';
import { matchesFilter, type TakeFilter } from './take-page-view.ts';
import { makeViewer, takeData } from './test-takes.ts';

/** Follows the cursors to the end, downwards or (from the last take) upwards, and gives the ids newest first. */
async function allIds(viewer: Viewer, filter: TakeFilter, walkAtMost?: number): Promise<string[]> {
  const ids: string[] = [];
  for (let next: string | null | undefined; next !== null; ) {
    const read = next ? readPageCursor(next) : undefined;
    if (read && !read.ok) throw new Error(read.failure.message);
    const page = await listTakes(viewer, { cursor: read?.value, limit: 7, filter, walkAtMost });
    ids.push(...page.takes.map(({ id }) => id));
    next = page.nextCursor;
  }
  return ids;
}

async function allIdsUpwards(viewer: Viewer, filter: TakeFilter, walkAtMost?: number): Promise<string[]> {
  const ids: string[] = [];
  const bottom = { createdAt: new Date(0), id: '00000000-0000-0000-0000-000000000000' };
  for (let next: string | null | undefined; next !== null; ) {
    const read = next ? readPageCursor(next) : undefined;
    const cursor = read?.ok ? read.value : bottom;
    const page = await listTakes(viewer, { cursor, towards: 'newer', limit: 7, filter, walkAtMost });
    ids.unshift(...page.takes.map(({ id }) => id));
    next = page.newerCursor;
  }
  return ids;
}

describe('every filter', () => {
  let viewer: Viewer;
  let teammate: Viewer;
  let stranger: Viewer;
  let rows: Prisma.TaskCreateManyInput[];
  const [projectId, tagId] = [randomUUID(), randomUUID()];
  const favourites = new Set<string>();
  const recent = new Date();

  beforeAll(async () => {
    viewer = await makeViewer();
    teammate = await makeViewer('reviewer', viewer);
    stranger = await makeViewer();
    const { teamId, userId } = viewer;
    await db().project.create({ data: { id: projectId, teamId, createdById: userId, name: 'Autumn' } });
    await db().tag.create({ data: { id: tagId, teamId, name: 'blue' } });
    const every = <T>(step: number, index: number, value: T) => (index % step === 0 ? value : undefined);
    // Thirty takes share each moment, so that the ids have to decide.
    rows = Array.from({ length: 120 }, (_, index) => {
      const shelf = every(11, index, 'archive' as const) ?? every(13, index, 'bin' as const) ?? 'gallery';
      return takeData(every(3, index, teammate) ?? viewer, {
        createdAt: new Date(index < 30 ? recent : Date.UTC(2026, 9, Math.floor(index / 30), 12)),
        tool: ['video', 'image', 'speech', 'enhance', 'master'][index % 5] ?? 'video',
        model: every(4, index, 'H3-Max') ?? 'H3',
        state: every(6, index, 'failed' as const) ?? every(7, index, 'running' as const) ?? 'succeeded',
        review: every(8, index, 'approved' as const) ?? 'undecided',
        prompt: `${every(5, index, 'A blue whale') ?? 'A red kite'} ${index}`,
        projectId: every(9, index, projectId) ?? null,
        tagIds: index % 10 === 0 ? [tagId] : [],
        isStackTop: index % 12 !== 0,
        shelf,
      });
    });
    // Of each stack of two the top is another take of the same project.
    for (const [index, row] of rows.entries()) {
      if (row.isStackTop) continue;
      row.stackId = randomUUID();
      const top = rows[index + 9];
      if (top) top.stackId = row.stackId;
    }
    await db().task.createMany({ data: rows });
    for (const row of rows.filter((_, index) => index % 14 === 0)) favourites.add(String(row.id));
    await db().favouriteTake.createMany({
      data: [...favourites].map((taskId) => ({ taskId, userId: userId })),
    });
    const theirs = rows.slice(0, 40).map((row) => ({
      ...takeData(stranger),
      tool: row.tool,
      prompt: row.prompt,
      review: row.review ?? 'undecided',
    }));
    await db().task.createMany({ data: theirs });
  });

  const filters: [string, TakeFilter | (() => TakeFilter), (row: Prisma.TaskCreateManyInput) => boolean][] = [
    ['nothing', {}, ({ isStackTop }) => isStackTop === true],
    ['open stacks', { isUnstacked: true }, () => true],
    ['kind', { kind: 'video' }, ({ tool }) => tool === 'video' || tool === 'master'],
    ['tool', { tool: 'speech' }, ({ tool }) => tool === 'speech'],
    ['kind and a tool of it', { kind: 'video', tool: 'master' }, ({ tool }) => tool === 'master'],
    ['kind and a tool of another', { kind: 'audio', tool: 'master' }, () => false],
    ['model', { model: 'H3-Max' }, ({ model }) => model === 'H3-Max'],
    ['state', { state: 'open' }, ({ state }) => state === 'running'],
    ['state of several', { state: 'failed' }, ({ state }) => state === 'failed'],
    ['review', { review: 'approved' }, ({ review }) => review === 'approved'],
    ['own', { isMine: true }, ({ creatorId }) => creatorId === viewer.userId],
    ['person', () => ({ creatorId: teammate.userId }), ({ creatorId }) => creatorId === teammate.userId],
    [
      'project, with closed stacks',
      { projectId },
      (row) => row.projectId === projectId && row.isStackTop === true,
    ],
    ['project, with open stacks', { projectId, isUnstacked: true }, (row) => row.projectId === projectId],
    ['tag', { tagId }, ({ tagIds }) => Array.isArray(tagIds) && tagIds.includes(tagId)],
    ['favourite', { isFavourite: true }, ({ id }) => favourites.has(String(id))],
    ['days', { days: 1 }, ({ createdAt }) => createdAt?.valueOf() === recent.valueOf()],
    [
      'dates',
      { from: '2026-10-02T00:00:00.000Z', to: '2026-10-03T00:00:00.000Z' },
      ({ createdAt }) => createdAt?.valueOf() === Date.UTC(2026, 9, 2, 12),
    ],
    ['search', { search: 'whale' }, ({ prompt }) => prompt.includes('whale')],
    [
      'kind, review and person',
      () => ({ kind: 'image', review: 'undecided', creatorId: teammate.userId }),
      (row) => row.tool === 'image' && row.review === 'undecided' && row.creatorId === teammate.userId,
    ],
    [
      'search, model, tag and project',
      { search: 'blue -kite', model: 'H3', tagId, projectId },
      (row) =>
        row.projectId === projectId &&
        row.model === 'H3' &&
        Array.isArray(row.tagIds) &&
        row.tagIds.length > 0,
    ],
  ];
  const shelves = ['gallery', 'archive', 'bin'] as const;
  const cases = filters.flatMap((one) => shelves.map((shelf) => [one[0], shelf, ...one.slice(1)] as const));

  test.each(cases)('%s, in the %s: each take once, both ways, however it is looked up', async (...one) => {
    const [, shelf, given, fits] = one as [
      string,
      (typeof shelves)[number],
      TakeFilter | (() => TakeFilter),
      (typeof filters)[0][2],
    ];
    const base = typeof given === 'function' ? given() : given;
    const filter: TakeFilter = shelf === 'gallery' ? base : { ...base, shelf };
    // Outside the gallery stacks are open.
    const expected = rows
      .filter((row) => row.shelf === shelf && fits(shelf === 'gallery' ? row : { ...row, isStackTop: true }))
      .sort((a, b) => Number(b.createdAt) - Number(a.createdAt) || (String(a.id) < String(b.id) ? 1 : -1))
      .map(({ id }) => String(id));
    for (const walkAtMost of [undefined, 3]) {
      expect(await allIds(viewer, filter, walkAtMost)).toEqual(expected);
      expect(await allIdsUpwards(viewer, filter, walkAtMost)).toEqual(expected);
    }
    expect(
      new Set(
        await listMatching(
          viewer,
          filter,
          rows.map(({ id }) => String(id)),
        ),
      ),
    ).toEqual(new Set(expected));
    const seen = filter.isMine ? [] : expected.filter((id) => !filter.isFavourite || !favourites.has(id));
    if (!filter.isMine) expect(await allIds(teammate, filter)).toEqual(seen);
  });

  test('the browser judges as the server does', async () => {
    const views = (
      await Promise.all(
        shelves.map((shelf) =>
          listTakes(viewer, { limit: 100, filter: shelf === 'gallery' ? { isUnstacked: true } : { shelf } }),
        ),
      )
    ).flatMap(({ takes }) => takes);
    for (const [name, given] of filters) {
      const filter = typeof given === 'function' ? given() : given;
      if (filter.search) continue;
      const judged = views.filter((take) => matchesFilter(take, filter)).map(({ id }) => id);
      const listed = await listMatching(
        viewer,
        filter,
        views.map(({ id }) => id),
      );
      expect(new Set(judged), name).toEqual(new Set(listed));
    }
  });

  test.each(filters)('%s shows nothing of this team to another', async (_name, given) => {
    const filter = typeof given === 'function' ? given() : given;
    const ours = new Set(rows.map(({ id }) => String(id)));
    for (const walkAtMost of [undefined, 3])
      expect((await allIds(stranger, filter, walkAtMost)).filter((id) => ours.has(id))).toEqual([]);
  });

  test.each(['creatorId', 'projectId', 'tagId'] as const)(
    'an unknown or foreign %s finds nothing',
    async (key) => {
      expect(await allIds(viewer, { [key]: randomUUID() })).toEqual([]);
      const foreign = { creatorId: viewer.userId, projectId, tagId }[key];
      expect(await allIds(stranger, { [key]: foreign, search: 'blue' })).toEqual([]);
    },
  );
});
