import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { listTakes } from '#lib/tasks/queries.ts';
import { makeTake, makeViewer } from '#lib/tasks/test-takes.ts';
import { markSeen, saveNoticeSettings } from './mutations.ts';
import { readNoticeSettings } from './notice-settings.ts';
import { listNotices, listNoticesAfter } from './queries.ts';
import { tellHappenings } from './tell-happenings.ts';
import { endTake, noticesOf, openTestDesk, record, step } from './test-desk.ts';

let desk: Awaited<ReturnType<typeof openTestDesk>>;

beforeAll(async () => {
  desk = await openTestDesk();
});
afterAll(() => desk.close());

const running = (viewer: Viewer, more = {}) => makeTake(viewer, { state: 'running', ...more });

describe('the end of a take', () => {
  test.each([
    ['succeeded', 'take-finished'],
    ['failed', 'take-failed'],
  ] as const)('that %s is told to who made it, once', async (state, kind) => {
    const maker = await makeViewer();
    const other = await makeViewer('owner', maker);
    const taskId = await running(maker);
    await endTake(taskId, state);
    await Promise.all([desk.tell(), desk.tell(), desk.tell()]);
    expect(await noticesOf(maker)).toMatchObject([{ kind, taskId, seenAt: null }]);
    expect(await noticesOf(other)).toEqual([]);
    expect(await desk.tell()).toBe(0);
  });

  test('that needs a decision is told to the owners, too', async () => {
    const maker = await makeViewer();
    const [owner, reviewer] = [await makeViewer('owner', maker), await makeViewer('reviewer', maker)];
    const stranger = await makeViewer('owner');
    await endTake(await running(maker), 'lost');
    await desk.tell();
    for (const who of [maker, owner]) expect(await noticesOf(who)).toMatchObject([{ kind: 'take-unclear' }]);
    for (const who of [reviewer, stranger]) expect(await noticesOf(who)).toEqual([]);
  });

  test('is not told of a take that a person closed, of a part, and of the sample of a voice', async () => {
    const maker = await makeViewer();
    const unclear = await makeTake(maker, { state: 'unclear' });
    await step(unclear, { from: 'unclear', to: 'failed', cause: 'closed' });
    const parentId = await running(maker);
    await running(maker, { parentId, partIndex: 1, shelf: 'part' });
    await endTake(await running(maker, { parentId, partIndex: 0, shelf: 'part' }), 'succeeded');
    const sample = await running(maker);
    const voice = { teamId: maker.teamId, family: 'short', voiceId: 'x' } as const;
    await db().voiceSample.create({ data: { ...voice, taskId: sample } });
    await endTake(sample, 'succeeded');
    await desk.tell();
    expect(await noticesOf(maker)).toEqual([]);
  });

  test('of several of one click is told when the last one ends, whoever sees it first', async () => {
    const maker = await makeViewer();
    const batchId = randomUUID();
    const ids = await Promise.all([1, 2, 3, 4].map(() => running(maker, { batchId })));
    const [first = '', second = '', ...rest] = ids;
    await endTake(first, 'succeeded');
    await desk.tell();
    expect(await noticesOf(maker)).toEqual([]);
    await endTake(second, 'failed');
    await Promise.all(rest.map((id) => endTake(id, 'succeeded')));
    await Promise.all([desk.tell(), desk.tell(), desk.tell()]);
    const [digest, ...more] = await noticesOf(maker);
    expect(more).toEqual([]);
    expect(digest).toMatchObject({
      kind: 'batch-finished',
      taskId: expect.stringMatching(/./),
      data: { counts: { done: 3, failed: 1, unclear: 0 } },
    });
    // The failed one turns out to have been made after all: that is told by itself.
    await step(second, { from: 'failed', to: 'queued', cause: 'callback' });
    await step(second, { from: 'queued', to: 'running', cause: 'running' });
    await endTake(second, 'succeeded');
    await desk.tell();
    expect(await noticesOf(maker)).toMatchObject([
      { id: digest?.id },
      { kind: 'take-finished', taskId: second },
    ]);
  });

  test('of a casting is told when every square is there', async () => {
    const maker = await makeViewer();
    const voices = ['a', 'b'].map((id) => ({ family: 'short', id }));
    const plan = { voices, emotions: [null], speed: 1 };
    const id = randomUUID();
    await db().casting.create({
      data: { id, teamId: maker.teamId, createdById: maker.userId, text: 'Line', plan },
    });
    await endTake(await running(maker, { batchId: id }), 'succeeded');
    await desk.tell();
    expect(await noticesOf(maker)).toEqual([]);
    await endTake(await running(maker, { batchId: id }), 'succeeded');
    await desk.tell();
    expect((await listNotices(maker)).notices).toMatchObject([
      { kind: 'batch-finished', href: `/voices/casting?batch=${id}`, matter: { counts: { done: 2 } } },
    ]);
  });
});

describe('what people do', () => {
  async function write(author: Viewer | 'guest', taskId: string, more: object = {}, mentions: string[] = []) {
    const { teamId } = await db().task.findUniqueOrThrow({ where: { id: taskId } });
    const by = author === 'guest' ? { guestName: 'Gale' } : { authorId: author.userId };
    const comment = await db().comment.create({
      data: {
        ...{ teamId, taskId, text: 'Look at the sky' },
        ...by,
        ...more,
        mentions: { create: mentions.map((userId) => ({ userId })) },
      },
    });
    const actorId = author === 'guest' ? undefined : author.userId;
    const data = author === 'guest' ? by : {};
    await record({ teamId, kind: 'commented', taskId, commentId: comment.id, actorId, data });
    return comment.id;
  }

  test('comments: the maker, who is mentioned, and the thread; nobody of their own', async () => {
    const maker = await makeViewer();
    const [ann, ben] = [await makeViewer('reviewer', maker), await makeViewer('creator', maker)];
    const stranger = await makeViewer('creator');
    const taskId = await makeTake(maker);
    const parentId = await write(ann, taskId, {}, [ben.userId, stranger.userId]);
    await desk.tell();
    expect(await noticesOf(maker)).toMatchObject([{ kind: 'commented', data: { who: ann.name } }]);
    expect(await noticesOf(ben)).toMatchObject([{ kind: 'mentioned' }]);
    expect(await noticesOf(stranger)).toEqual([]);
    await write(maker, taskId, { parentId });
    await write('guest', taskId, { parentId });
    await desk.tell();
    expect(await noticesOf(ann)).toMatchObject([
      { kind: 'commented', data: { who: maker.name } },
      { kind: 'commented', data: { who: 'Gale' } },
    ]);
    expect((await listNotices(maker)).notices[0]).toMatchObject({
      href: expect.stringContaining(`/gallery/${taskId}?comment=`),
      matter: { who: 'Gale', words: 'Look at the sky' },
    });
    // An edit tells who is newly mentioned, and nobody else again.
    await db().commentMention.create({ data: { commentId: parentId, userId: maker.userId } });
    const edited = { mentions: [maker.userId], isEdited: true };
    const { teamId } = maker;
    for (let i = 0; i < 2; i += 1) {
      await record({
        teamId,
        kind: 'commented',
        taskId,
        commentId: parentId,
        actorId: ann.userId,
        data: edited,
      });
    }
    const before = (await noticesOf(ben)).length;
    await desk.tell();
    expect((await noticesOf(maker)).filter(({ kind }) => kind === 'mentioned')).toHaveLength(1);
    expect(await noticesOf(ben)).toHaveLength(before);
    await record({
      teamId: maker.teamId,
      kind: 'comment-resolved',
      taskId,
      commentId: parentId,
      actorId: ben.userId,
    });
    await desk.tell();
    expect((await noticesOf(ann)).at(-1)).toMatchObject({
      kind: 'comment-resolved',
      data: { who: ben.name },
    });
  });

  test('decisions of one person become one notice; one taken back is forgotten', async () => {
    const maker = await makeViewer();
    const ann = await makeViewer('reviewer', maker);
    const { teamId } = maker;
    const takes = [await makeTake(maker), await makeTake(maker), await makeTake(maker)];
    const decide = (actor: Viewer, taskId: string, to: string, more = {}) =>
      record({
        teamId,
        kind: 'reviewed',
        taskId,
        actorId: actor.userId,
        data: { from: 'undecided', to, ...more },
      });
    for (const taskId of takes) await decide(ann, taskId, 'approved');
    await decide(maker, takes[0] ?? '', 'approved');
    await decide(ann, takes[1] ?? '', 'rejected');
    await Promise.all([desk.tell(), desk.tell()]);
    const [told, ...more] = await noticesOf(maker);
    expect(more).toEqual([]);
    await endTake(await running(maker), 'succeeded');
    await desk.tell();
    const { newestNotice } = (await listTakes(maker)).counts;
    expect(newestNotice).not.toBe(told?.id);
    await decide(ann, takes[0] ?? '', 'approved');
    await desk.tell();
    // One that grows is not taken for the newest: what came after it would be told again.
    expect((await listTakes(maker)).counts).toMatchObject({ newestNotice, unseen: 2 });
    await markSeen(maker, { ids: [newestNotice ?? ''] });
    expect(Object.values(Object(told?.data).reviews).toSorted()).toEqual([
      'approved',
      'approved',
      'rejected',
    ]);
    for (const taskId of takes) await decide(ann, taskId, 'undecided', { isTakenBack: true });
    await desk.tell();
    expect(await noticesOf(maker)).toMatchObject([{ kind: 'take-finished' }]);
  });

  test('who joins is told to the owners', async () => {
    const owner = await makeViewer('owner');
    const creator = await makeViewer('creator', owner);
    const stranger = await makeViewer('owner');
    const { userId: actorId, teamId } = await makeViewer('reviewer', owner);
    await record({ teamId, kind: 'member-joined', actorId, data: { role: 'reviewer' } });
    await desk.tell();
    expect(await noticesOf(owner)).toMatchObject([{ kind: 'member-joined', data: { role: 'reviewer' } }]);
    for (const who of [creator, stranger]) expect(await noticesOf(who)).toEqual([]);
  });
});

describe('a notice', () => {
  test('is counted, read and marked by its own person in its own team only', async () => {
    const maker = await makeViewer();
    const teammate = await makeViewer('owner', maker);
    const elsewhere = { ...maker, teamId: (await makeViewer()).teamId };
    const before = (await listTakes(maker)).counts;
    expect(before).toMatchObject({ unseen: 0, newestNotice: null });
    await endTake(await running(maker), 'succeeded');
    await endTake(await running(maker), 'failed');
    await desk.tell();
    const { notices } = await listNotices(maker);
    const [newest, oldest] = notices;
    expect((await listTakes(maker)).counts).toMatchObject({ unseen: 2, newestNotice: newest?.id });
    expect(await listNoticesAfter(maker, oldest?.id ?? '')).toMatchObject([{ id: newest?.id }]);
    for (const who of [teammate, elsewhere]) {
      expect((await listNotices(who)).notices).toEqual([]);
      expect((await listTakes(who)).counts).toMatchObject({ unseen: 0, newestNotice: null });
      await markSeen(who, {});
      await markSeen(who, { ids: notices.map(({ id }) => id) });
    }
    expect((await listTakes(maker)).counts.unseen).toBe(2);
    await markSeen(maker, { takeId: newest?.takeId });
    expect((await listNotices(maker)).notices.map(({ isSeen }) => isSeen)).toEqual([true, false]);
    await markSeen(maker, {});
    expect((await listTakes(maker)).counts.unseen).toBe(0);
  });

  test('comes as the person wants it, or not at all', async () => {
    const maker = await makeViewer('reviewer');
    const usual = readNoticeSettings(null);
    const off = { app: false, browser: false, email: 'off' } as const;
    await saveNoticeSettings(maker, { ...usual, work: off });
    await endTake(await running(maker), 'succeeded');
    await desk.tell();
    expect(await noticesOf(maker)).toEqual([]);
    await saveNoticeSettings(maker, { ...usual, work: { ...off, browser: true } });
    await endTake(await running(maker), 'succeeded');
    await desk.tell();
    expect((await listTakes(maker)).counts.unseen).toBe(0);
    expect((await listNotices(maker)).notices).toEqual([]);
    expect(await noticesOf(maker)).toHaveLength(1);
  });

  test('is not written for who has left the team', async () => {
    const maker = await makeViewer();
    const taskId = await running(maker);
    await db().member.deleteMany({ where: { userId: maker.userId } });
    await endTake(taskId, 'succeeded');
    await desk.tell();
    expect(await noticesOf(maker)).toEqual([]);
  });
});

describe('the outbox', () => {
  test('loses nothing when the transaction that empties it dies', async () => {
    const maker = await makeViewer();
    await endTake(await running(maker), 'succeeded');
    const broken = { ...desk.queue, enqueue: () => Promise.reject(new Error('as meant')) };
    const { teamId, userId: createdById } = maker;
    await db().webhook.create({ data: { teamId, createdById, url: 'https://hooks.example/' } });
    await tellHappenings(broken);
    expect(await noticesOf(maker)).toEqual([]);
    expect(await db().happening.count({ where: { teamId } })).toBe(1);
    await desk.tell();
    expect(await noticesOf(maker)).toHaveLength(1);
    expect(await db().webhookDelivery.count({ where: { teamId } })).toBe(1);
    expect(await db().happening.count({ where: { teamId } })).toBe(0);
  });

  test('is emptied by many at once, each happening once', async () => {
    const maker = await makeViewer();
    const ids = await Promise.all(Array.from({ length: 120 }, () => running(maker)));
    for (const id of ids) await endTake(id, 'succeeded');
    await Promise.all([desk.tell(), desk.tell(), desk.tell(), desk.tell()]);
    const told = await noticesOf(maker);
    expect(new Set(told.map(({ taskId }) => taskId))).toEqual(new Set(ids));
    expect(told).toHaveLength(120);
  });
});
