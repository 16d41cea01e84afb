import { describe, expect, test } from 'vitest';
import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { Prisma } from '#prisma/client/client.ts';
import { listTakes, readChanges, readTake } from './queries.ts';
import { readLineage } from './read-lineage.ts';
import { readPageCursor } from './take-cursor.ts';
import type { TakeFilter, TakePage } from './take-page-view.ts';
import { changesStatement, pageStatement } from './take-sql.ts';
import { makeTake, makeViewer, takeData } from './test-takes.ts';

const roles = ['owner', 'creator', 'reviewer'] as const;

/** Follows the cursor to the end and gives the ids in the order met. */
async function allIds(viewer: Viewer, limit: number, filter: TakeFilter = {}): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const read = cursor === null ? undefined : readPageCursor(cursor);
    if (read && !read.ok) throw new Error(read.failure.message);
    const page = await listTakes(viewer, { cursor: read?.value, limit, filter });
    ids.push(...page.takes.map((take) => take.id));
    cursor = page.nextCursor;
  } while (cursor !== null);
  return ids;
}

describe('whose takes', () => {
  test.each(roles)('a %s sees the takes of the team and nobody else does', async (role) => {
    const creator = await makeViewer('creator');
    const teammate = await makeViewer(role, creator);
    const stranger = await makeViewer(role);
    const { changeCursor } = await listTakes(teammate);
    const since = BigInt(changeCursor);
    const id = await makeTake(creator);

    expect((await listTakes(teammate)).takes.map((take) => take.id)).toEqual([id]);
    expect((await readChanges(teammate, since)).takes.map((take) => take.id)).toEqual([id]);
    expect((await readTake(teammate, id))?.id).toBe(id);

    expect((await listTakes(stranger)).takes).toEqual([]);
    expect((await readChanges(stranger, since)).takes).toEqual([]);
    expect(await readTake(stranger, id)).toBeUndefined();
  });

  test('a lineage that crosses teams, should one ever be written, shows nothing of the other team', async () => {
    const [mine, theirs] = [await makeViewer(), await makeViewer()];
    const [source, made] = [await makeTake(theirs), await makeTake(mine)];
    await db().taskInput.create({
      data: {
        taskId: made,
        position: 0,
        teamId: mine.teamId,
        role: 'reference_image',
        sourceTaskId: source,
      },
    });
    expect((await readLineage(mine, made))?.nodes.map(({ id }) => id)).toEqual([made]);
    expect((await readLineage(theirs, source))?.nodes.map(({ id }) => id)).toEqual([source]);
  });

  test('counts are of the own team', async () => {
    const [mine, theirs] = [await makeViewer(), await makeViewer()];
    await makeTake(mine, { state: 'running' });
    await makeTake(mine, { state: 'unclear' });
    await makeTake(theirs, { state: 'queued' });
    expect((await listTakes(mine)).counts).toMatchObject({ open: 1, unclear: 1 });
    expect((await readChanges(theirs)).counts).toMatchObject({ open: 1, unclear: 0 });
  });
});

describe('pages', () => {
  test('a thousand takes of one instant come once each', async () => {
    const viewer = await makeViewer();
    const createdAt = new Date('2026-11-20T10:00:00.123Z');
    const rows = Array.from({ length: 1000 }, () => takeData(viewer, { createdAt }));
    await db().task.createMany({ data: rows });
    const ids = await allIds(viewer, 100);
    expect(ids).toHaveLength(1000);
    expect(new Set(ids)).toEqual(new Set(rows.map((row) => row.id)));
  });

  test('are newest first, and end with null', async () => {
    const viewer = await makeViewer();
    const days = [3, 1, 2].map((day) => new Date(`2026-11-0${day}T00:00:00Z`));
    const ids = await Promise.all(days.map((createdAt) => makeTake(viewer, { createdAt })));
    expect(await allIds(viewer, 2)).toEqual([ids[0], ids[2], ids[1]]);
    expect((await listTakes(viewer, { limit: 3 })).nextCursor).toBeNull();
  });

  test('never hold more than 100', async () => {
    const viewer = await makeViewer();
    await db().task.createMany({ data: Array.from({ length: 101 }, () => takeData(viewer)) });
    expect((await listTakes(viewer, { limit: 5000 })).takes).toHaveLength(100);
  });

  test('go upwards too: ending with the cursor, so that both ways together miss nothing', async () => {
    const viewer = await makeViewer();
    const createdAt = new Date('2026-11-20T10:00:00.123Z');
    await db().task.createMany({ data: Array.from({ length: 25 }, () => takeData(viewer, { createdAt })) });
    const ids = await allIds(viewer, 100);
    const middle = { createdAt, id: ids[12] ?? '' };
    const idsOf = ({ takes }: TakePage) => takes.map(({ id }) => id);
    const below = await listTakes(viewer, { cursor: middle, limit: 5 });
    expect(idsOf(below)).toEqual(ids.slice(13, 18));
    const above = await listTakes(viewer, { cursor: middle, towards: 'newer', limit: 5 });
    expect(idsOf(above)).toEqual(ids.slice(8, 13));
    expect(above.nextCursor).toBe(below.newerCursor);
    const up = readPageCursor(above.newerCursor ?? '');
    const top = await listTakes(viewer, { cursor: up.ok ? up.value : undefined, towards: 'newer', limit: 9 });
    expect(idsOf(top)).toEqual(ids.slice(0, 8));
    expect(top.newerCursor).toBeNull();
    expect((await listTakes(viewer, { limit: 5 })).newerCursor).toBeNull();
  });

  test('begin at any moment', async () => {
    const viewer = await makeViewer();
    const days = [1, 2, 3].map((day) => new Date(`2026-11-0${day}T12:00:00Z`));
    const ids = await Promise.all(days.map((createdAt) => makeTake(viewer, { createdAt })));
    const cursor = {
      createdAt: new Date('2026-11-02T23:59:59.999Z'),
      id: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
    };
    const page = await listTakes(viewer, { cursor });
    expect(page.takes.map(({ id }) => id)).toEqual([ids[1], ids[0]]);
    const newer = await listTakes(viewer, { cursor, towards: 'newer' });
    expect(newer.takes.map(({ id }) => id)).toEqual([ids[2]]);
  });

  test.each(['', 'x', '12', '1.2', '99999999999999999.a', `1.${'g'.repeat(36)}`, "1.' OR 1=1 --"])(
    'refuse the cursor %j',
    (cursor) => expect(readPageCursor(cursor)).toMatchObject({ ok: false, failure: { code: 'invalid' } }),
  );

  test('read the index and not the table', async () => {
    const [viewer, crowd] = [await makeViewer(), await makeViewer()];
    await db().task.createMany({
      data: Array.from({ length: 5000 }, (_, index) =>
        takeData(crowd, { tool: index % 50 ? 'video' : 'speech' }),
      ),
    });
    await db().task.createMany({ data: Array.from({ length: 200 }, () => takeData(viewer)) });
    await db().$executeRaw`ANALYZE "Task"`;
    const cursor = { createdAt: new Date(), id: viewer.userId };
    const all = { filter: {}, terms: [] };
    const first = await planOf(pageStatement(viewer, all, { limit: 20 }));
    const deep = await planOf(pageStatement(viewer, all, { cursor, limit: 20 }));
    const sounds = await planOf(
      pageStatement(crowd, { ...all, filter: { kind: 'audio' } }, { cursor, limit: 20 }),
    );
    const changes = await planOf(changesStatement(viewer, 1n << 40n, 300));
    expect(sounds).toContain('Task_teamId_shelf_tool_createdAt_id_idx');
    for (const plan of [first, deep, sounds, changes]) expect(plan).not.toContain('Seq Scan on "Task"');
    for (const plan of [first, deep])
      expect(plan).toMatch(/Task_teamId_shelf_(isStackTop_)?createdAt_id_idx/);
    expect(deep).toMatch(/Index Cond: .*ROW\("createdAt", id\) </);
    expect(changes).toContain('Task_teamId_changeMark_idx');
  });
});

describe('filters', () => {
  test('words must all be in the prompt, in any case, and are taken literally', async () => {
    const viewer = await makeViewer();
    const kite = await makeTake(viewer, { prompt: 'A Red kite, 100% silk' });
    await makeTake(viewer, { prompt: 'A red balloon' });
    const find = (search: string) => allIds(viewer, 10, { search });
    expect(await find('KITE red')).toEqual([kite]);
    expect(await find('100%')).toEqual([kite]);
    expect(await find('r_d')).toEqual([]);
    expect(await find('\\')).toEqual([]);
    expect(await find('  ')).toHaveLength(2);
  });

  test('tool, state and own takes', async () => {
    const viewer = await makeViewer();
    const teammate = await makeViewer('owner', viewer);
    const running = await makeTake(viewer, { state: 'running' });
    const enhanced = await makeTake(viewer, { tool: 'enhance' });
    const theirs = await makeTake(teammate, { state: 'lost' });
    expect(await allIds(viewer, 1, { state: 'open' })).toEqual([running]);
    expect(await allIds(viewer, 1, { state: 'failed' })).toEqual([theirs]);
    expect(await allIds(viewer, 1, { tool: 'enhance' })).toEqual([enhanced]);
    expect(new Set(await allIds(viewer, 1, { isMine: true }))).toEqual(new Set([running, enhanced]));
  });
});

test('what its tool makes, in order and with a cursor', async () => {
  const viewer = await makeViewer();
  const at = (minute: number) => new Date(`2026-11-20T10:0${minute}:00Z`);
  const made = await Promise.all(
    ['speech', 'video', 'narration', 'image', 'speech', 'reference-video'].map((tool, minute) =>
      makeTake(viewer, { tool, createdAt: at(minute) }),
    ),
  );
  const [line, film, book, picture, later, clip] = made;
  expect(await allIds(viewer, 1, { kind: 'audio' })).toEqual([later, book, line]);
  expect(await allIds(viewer, 2, { kind: 'video' })).toEqual([clip, film]);
  expect(await allIds(viewer, 2, { kind: 'image' })).toEqual([picture]);
  expect(await allIds(viewer, 2, { kind: 'text' })).toEqual([]);
  expect(await allIds(viewer, 2, { kind: 'audio', tool: 'speech' })).toEqual([later, line]);
  expect(await allIds(viewer, 2, { kind: 'image', tool: 'speech' })).toEqual([]);
});

describe('what changed since', () => {
  test('a change is told, and soon nothing more', async () => {
    const viewer = await makeViewer();
    const id = await makeTake(viewer, { state: 'queued' });
    const start = await readChanges(viewer);
    expect(start.takes).toEqual([]);
    await db().task.update({ where: { id }, data: { state: 'running' } });
    let changes = await readChanges(viewer, BigInt(start.cursor));
    expect(changes.takes).toMatchObject([{ id, state: 'running' }]);
    // Other databases of the same server can hold the mark back for a moment.
    await expect
      .poll(async () => {
        changes = await readChanges(viewer, BigInt(changes.cursor));
        return changes.takes;
      })
      .toEqual([]);
  });

  test('a change that commits after a later one, and after the look between, is not missed', async () => {
    const viewer = await makeViewer();
    const [slow, quick] = [await makeTake(viewer), await makeTake(viewer)];
    const start = await readChanges(viewer);
    const written = Promise.withResolvers<void>();
    const mayCommit = Promise.withResolvers<void>();
    const transaction = db().$transaction(async (tx) => {
      await tx.task.update({ where: { id: slow }, data: { state: 'failed' } });
      written.resolve();
      await mayCommit.promise;
    });
    await written.promise;
    await db().task.update({ where: { id: quick }, data: { state: 'failed' } });
    const between = await readChanges(viewer, BigInt(start.cursor));
    const failed = between.takes.filter((take) => take.state === 'failed');
    expect(failed.map((take) => take.id)).toEqual([quick]);
    mayCommit.resolve();
    await transaction;
    const after = await readChanges(viewer, BigInt(between.cursor));
    expect(after.takes).toContainEqual(expect.objectContaining({ id: slow, state: 'failed' }));
  });

  test('the cursor of a page starts where the page was read', async () => {
    const viewer = await makeViewer();
    const id = await makeTake(viewer, { state: 'queued' });
    const page = await listTakes(viewer);
    await db().task.update({ where: { id }, data: { state: 'running' } });
    const changes = await readChanges(viewer, BigInt(page.changeCursor));
    expect(changes.takes).toMatchObject([{ id, state: 'running' }]);
  });

  test('a cursor from another database, or too many changes, asks for a fresh start', async () => {
    const viewer = await makeViewer();
    expect((await readChanges(viewer, 10n ** 17n)).isReset).toBe(true);
    const { cursor } = await readChanges(viewer);
    await db().task.createMany({ data: Array.from({ length: 301 }, () => takeData(viewer)) });
    expect(await readChanges(viewer, BigInt(cursor))).toMatchObject({ isReset: true, takes: [] });
  });
});

async function planOf(statement: Prisma.Sql): Promise<string> {
  const rows = await db().$queryRaw<{ 'QUERY PLAN': string }[]>(Prisma.sql`EXPLAIN ${statement}`);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}
