import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { readChanges, readTake } from '#lib/tasks/queries.ts';
import { addResult, makeTake, makeViewer } from '#lib/tasks/test-takes.ts';
import { type NewCommentInput, newCommentInput } from './action-inputs.ts';
import type { Stroke } from './drawing.ts';
import { addComment, deleteComment, editComment, resolveComment, restoreComment } from './mutations.ts';
import { readNote, readReview } from './queries.ts';
import { writeComment } from './write-comment.ts';

const pen: Stroke = { shape: 'pen', colour: 'red', points: [0.1, 0.1, 0.2, 0.25] };

/** A comment as the action reads it. */
function comment(taskId: string, more: Partial<NewCommentInput> = {}): NewCommentInput {
  return newCommentInput.parse({ id: randomUUID(), taskId, text: 'Too dark', ...more });
}

async function write(viewer: Viewer, input: NewCommentInput): Promise<string> {
  const result = await addComment(viewer, input);
  if (!result.ok) throw new Error(result.failure.message);
  return result.value.commentId;
}

async function makeVideo(viewer: Viewer): Promise<string> {
  const id = await makeTake(viewer);
  await addResult(viewer, id);
  return id;
}

const comments = async (viewer: Viewer, taskId: string) => (await readReview(viewer, taskId))?.comments;

describe('writing about a take', () => {
  test.each(['owner', 'creator', 'reviewer'] as const)('%s may; everybody sees it', async (role) => {
    const maker = await makeViewer();
    const viewer = await makeViewer(role, maker);
    const id = await makeVideo(maker);
    const { cursor } = await readChanges(maker);
    await write(viewer, comment(id, { timeSeconds: 1.5, drawing: [pen] }));
    expect(await comments(maker, id)).toMatchObject([
      {
        authorName: viewer.name,
        isMine: false,
        isGuest: false,
        text: 'Too dark',
        timeSeconds: 1.5,
        drawing: [pen],
      },
    ]);
    expect((await readTake(maker, id))?.comments).toEqual({ total: 1, open: 1 });
    expect((await readChanges(maker, BigInt(cursor))).takes).toHaveLength(1);
    expect(await db().happening.findMany({ where: { taskId: id } })).toMatchObject([
      { kind: 'commented', actorId: viewer.userId, data: { mentions: [] } },
    ]);
  });

  test('not about a take of another team, in the bin, purged, or a part', async () => {
    const [viewer, stranger] = [await makeViewer('owner'), await makeViewer('owner')];
    const refusals = await Promise.all([
      addComment(viewer, comment(await makeTake(stranger))),
      addComment(viewer, comment(await makeTake(viewer, { shelf: 'bin' }))),
      addComment(viewer, comment(await makeTake(viewer, { purgedAt: new Date() }))),
      addComment(viewer, comment(await makeTake(viewer, { shelf: 'part' }))),
      addComment(viewer, comment(randomUUID())),
    ]);
    expect(refusals.map((one) => !one.ok && one.failure.code)).toEqual([
      'not-found',
      'conflict',
      'not-found',
      'not-found',
      'not-found',
    ]);
  });

  test('the same click twice, also at once, is one comment; somebody else’s id is refused', async () => {
    const viewer = await makeViewer();
    const other = await makeViewer('reviewer', viewer);
    const id = await makeVideo(viewer);
    const input = comment(id);
    expect(await Promise.all([write(viewer, input), write(viewer, input)])).toEqual([input.id, input.id]);
    await write(viewer, input);
    expect(await comments(viewer, id)).toHaveLength(1);
    expect(await db().happening.count({ where: { taskId: id } })).toBe(1);
    expect((await addComment(other, input)).ok).toBe(false);
    const foreign = await makeViewer('owner');
    expect((await addComment(foreign, { ...input, taskId: await makeVideo(foreign) })).ok).toBe(false);
  });

  test('whoever is named is mentioned; strangers never', async () => {
    const viewer = await makeViewer();
    const [named, stranger] = [await makeViewer('reviewer', viewer), await makeViewer()];
    const id = await makeVideo(viewer);
    const text = `@${named.name} look, and @${stranger.name}`;
    const commentId = await write(viewer, comment(id, { text, mentionIds: [stranger.userId, named.userId] }));
    expect((await comments(viewer, id))?.[0]?.mentions).toEqual([{ id: named.userId, name: named.name }]);
    expect(await db().happening.findFirst({ where: { commentId } })).toMatchObject({
      data: { mentions: [named.userId] },
    });
  });

  test('a time lies within the result, and marks on something that is seen', async () => {
    const viewer = await makeViewer();
    const video = await makeVideo(viewer);
    const [sound, picture, empty] = [await makeTake(viewer), await makeTake(viewer), await makeTake(viewer)];
    await addResult(viewer, sound, { kind: 'audio' });
    await addResult(viewer, picture, { kind: 'image', durationSeconds: null });
    await addResult(viewer, picture, { kind: 'image', durationSeconds: null }, 1);
    const ok = async (taskId: string, more: Partial<NewCommentInput>) =>
      (await addComment(viewer, comment(taskId, more))).ok;
    expect(await ok(video, { timeSeconds: 5.2 })).toBe(true);
    expect((await comments(viewer, video))?.[0]?.timeSeconds).toBe(5.17);
    expect(await ok(video, { timeSeconds: 5.5 })).toBe(false);
    expect(await ok(video, { outputIndex: 1 })).toBe(false);
    expect(await ok(sound, { timeSeconds: 2 })).toBe(true);
    expect(await ok(sound, { drawing: [pen] })).toBe(false);
    expect(await ok(picture, { drawing: [pen], outputIndex: 1 })).toBe(true);
    expect(await ok(picture, { timeSeconds: 1 })).toBe(false);
    expect(await ok(empty, {})).toBe(true);
    expect(await ok(empty, { drawing: [pen] })).toBe(false);
  });

  test('answers stand under what they answer, one level deep', async () => {
    const [viewer, stranger] = [await makeViewer(), await makeViewer()];
    const [id, other] = [await makeVideo(viewer), await makeVideo(viewer)];
    const parentId = await write(viewer, comment(id));
    const answerId = await write(viewer, comment(id, { text: 'I see', parentId }));
    expect(await comments(viewer, id)).toMatchObject([
      { id: parentId, answers: [{ id: answerId, text: 'I see' }] },
    ]);
    expect((await readTake(viewer, id))?.comments).toEqual({ total: 2, open: 1 });
    for (const refused of [
      comment(id, { parentId: answerId }),
      comment(other, { parentId }),
      comment(id, { parentId: randomUUID() }),
      comment(id, { parentId, timeSeconds: 1 }),
      comment(await makeVideo(stranger), { parentId }),
    ]) {
      expect((await addComment(viewer, refused)).ok).toBe(false);
    }
  });

  const base = { id: randomUUID(), taskId: randomUUID(), text: 'Words' };
  const stroke = (count: number) => ({ ...pen, points: Array.from({ length: count }, () => 0.5) });
  test.each([
    { ...base, text: '  ' },
    { ...base, text: 'x'.repeat(5001) },
    { ...base, id: 'mine' },
    { ...base, timeSeconds: Number.NaN },
    { ...base, timeSeconds: Number.POSITIVE_INFINITY },
    { ...base, timeSeconds: -1 },
    { ...base, outputIndex: 0.5 },
    { ...base, drawing: [] },
    { ...base, drawing: [stroke(3)] },
    { ...base, drawing: [stroke(1002)] },
    { ...base, drawing: Array.from({ length: 11 }, () => stroke(1000)) },
    { ...base, drawing: Array.from({ length: 101 }, () => pen) },
    { ...base, drawing: Array.from({ length: 10_000 }, () => stroke(1000)) },
    { ...base, drawing: [{ ...pen, points: [0, 0, 1.5, 0] }] },
    { ...base, drawing: [{ ...pen, points: [0, 0, Number.NaN, 0] }] },
    { ...base, drawing: [{ ...pen, shape: 'arrow', points: [0, 0, 0.5, 0.5, 1, 1] }] },
    { ...base, drawing: [{ ...pen, colour: 'url(https://example.com)' }] },
    { ...base, mentionIds: Array.from({ length: 101 }, () => randomUUID()) },
  ])('what is no comment is refused %#', (input) => {
    expect(newCommentInput.safeParse(input).success).toBe(false);
  });

  test('marks alone are a comment, rounded; NUL and half characters are left out of its words', () => {
    const points = [0.123456, 0, 1, 1];
    const read = newCommentInput.parse({ ...base, text: ' a\0b\ud800 ', drawing: [{ ...pen, points }] });
    expect(read.text).toBe('ab\ufffd');
    expect(read.drawing?.[0]?.points).toEqual([0.1235, 0, 1, 1]);
    expect(newCommentInput.safeParse({ ...base, text: '', drawing: [pen] }).success).toBe(true);
  });
});

describe('changing what was written', () => {
  test('one’s own words: others may not, owners neither, strangers find nothing', async () => {
    const ada = await makeViewer('reviewer');
    const [owner, stranger] = [await makeViewer('owner', ada), await makeViewer('owner')];
    const id = await makeVideo(ada);
    const commentId = await write(ada, comment(id));
    const edit = (viewer: Viewer, text: string) => editComment(viewer, { commentId, text });
    expect(await edit(owner, 'x')).toMatchObject({ failure: { code: 'forbidden' } });
    expect(await edit(stranger, 'x')).toMatchObject({ failure: { code: 'not-found' } });
    expect((await edit(ada, `@${owner.name} brighter`)).ok).toBe(true);
    expect(await comments(owner, id)).toMatchObject([
      { text: `@${owner.name} brighter`, mentions: [{ id: owner.userId }], editedAt: expect.any(String) },
    ]);
    expect((await edit(ada, 'brighter still')).ok).toBe(true);
    expect((await comments(owner, id))?.[0]?.mentions).toEqual([]);
    expect(await db().happening.findMany({ where: { commentId }, orderBy: { id: 'asc' } })).toMatchObject([
      { data: { mentions: [] } },
      { data: { mentions: [owner.userId], isEdited: true } },
    ]);
  });

  test('deleting: one’s own, an owner anybody’s; the answers stay, and it can be brought back', async () => {
    const ada = await makeViewer('reviewer');
    const [bob, owner] = [await makeViewer('creator', ada), await makeViewer('owner', ada)];
    const stranger = await makeViewer('owner');
    const id = await makeVideo(ada);
    const commentId = await write(ada, comment(id, { drawing: [pen] }));
    expect(await deleteComment(bob, { commentId })).toMatchObject({ failure: { code: 'forbidden' } });
    expect(await deleteComment(stranger, { commentId })).toMatchObject({ failure: { code: 'not-found' } });
    expect((await comments(bob, id))?.[0]).toMatchObject({ canDelete: false });
    expect((await comments(owner, id))?.[0]).toMatchObject({ canDelete: true });
    await write(bob, comment(id, { text: 'No', parentId: commentId }));
    expect((await deleteComment(owner, { commentId })).ok).toBe(true);
    const [left] = (await comments(ada, id)) ?? [];
    expect(left).toMatchObject({ isDeleted: true, text: '', answers: [{ text: 'No' }] });
    expect(left).not.toHaveProperty('drawing');
    expect(await readNote(ada, commentId)).toBeUndefined();
    expect((await editComment(ada, { commentId, text: 'x' })).ok).toBe(false);
    expect((await resolveComment(ada, { commentId, isResolved: true })).ok).toBe(false);
    expect((await addComment(bob, comment(id, { parentId: commentId }))).ok).toBe(false);
    expect(await restoreComment(ada, { commentId })).toMatchObject({ failure: { code: 'forbidden' } });
    expect((await restoreComment(owner, { commentId })).ok).toBe(true);
    expect((await comments(ada, id))?.[0]).toMatchObject({ isDeleted: false, text: 'Too dark' });
    expect((await deleteComment(ada, { commentId })).ok).toBe(true);
    expect((await restoreComment(ada, { commentId })).ok).toBe(true);
  });

  test('a deleted comment without answers leaves nothing', async () => {
    const ada = await makeViewer();
    const id = await makeVideo(ada);
    await deleteComment(ada, { commentId: await write(ada, comment(id)) });
    expect(await comments(ada, id)).toEqual([]);
    expect((await readTake(ada, id))?.comments).toEqual({ total: 0, open: 0 });
  });

  test.each(['owner', 'creator', 'reviewer'] as const)('%s resolves and opens again', async (role) => {
    const ada = await makeViewer();
    const [viewer, stranger] = [await makeViewer(role, ada), await makeViewer('owner')];
    const id = await makeVideo(ada);
    const commentId = await write(ada, comment(id));
    const answerId = await write(ada, comment(id, { parentId: commentId }));
    expect((await resolveComment(stranger, { commentId, isResolved: true })).ok).toBe(false);
    expect((await resolveComment(viewer, { commentId: answerId, isResolved: true })).ok).toBe(false);
    expect((await resolveComment(viewer, { commentId, isResolved: true })).ok).toBe(true);
    expect((await resolveComment(ada, { commentId, isResolved: true })).ok).toBe(true);
    expect((await comments(ada, id))?.[0]?.resolvedByName).toBe(viewer.name);
    expect((await readTake(ada, id))?.comments).toEqual({ total: 2, open: 0 });
    expect(await db().happening.count({ where: { commentId, kind: 'comment-resolved' } })).toBe(1);
    expect((await resolveComment(viewer, { commentId, isResolved: false })).ok).toBe(true);
    expect((await comments(ada, id))?.[0]?.resolvedAt).toBeUndefined();
  });

  test('nothing changes in the bin', async () => {
    const ada = await makeViewer('owner');
    const id = await makeVideo(ada);
    const commentId = await write(ada, comment(id));
    await db().task.update({ where: { id }, data: { shelf: 'bin' } });
    expect(await editComment(ada, { commentId, text: 'x' })).toMatchObject({ failure: { code: 'conflict' } });
    expect((await deleteComment(ada, { commentId })).ok).toBe(false);
    expect(await comments(ada, id)).toHaveLength(1);
  });
});

test('a guest has a name and a badge, mentions nobody, and their words can be taken away by an owner alone', async () => {
  const owner = await makeViewer('owner');
  const creator = await makeViewer('creator', owner);
  const id = await makeVideo(owner);
  const { teamId, userId: createdById } = owner;
  const share = await db().share.create({ data: { teamId, createdById, title: 'For the client' } });
  const guest = { teamId, guestName: 'Client', shareId: share.id };
  const text = `@${owner.name} warmer please`;
  const written = await writeComment(guest, comment(id, { text }));
  if (!written.ok) throw new Error(written.failure.message);
  const { commentId } = written.value;
  expect(await comments(creator, id)).toMatchObject([
    { authorName: 'Client', isGuest: true, isMine: false, canDelete: false, mentions: [] },
  ]);
  expect(await db().happening.findFirst({ where: { commentId } })).toMatchObject({
    actorId: null,
    data: { guestName: 'Client', mentions: [] },
  });
  expect((await deleteComment(creator, { commentId })).ok).toBe(false);
  expect((await deleteComment(owner, { commentId })).ok).toBe(true);
});

test('a note is read within the team alone', async () => {
  const [viewer, stranger] = [await makeViewer(), await makeViewer('owner')];
  const id = await makeVideo(viewer);
  const commentId = await write(viewer, comment(id));
  expect(await readNote(viewer, commentId)).toEqual({ taskId: id, text: 'Too dark' });
  expect(await readNote(stranger, commentId)).toBeUndefined();
  expect(await readNote(viewer, 'x')).toBeUndefined();
});
