import type { Database } from '#lib/db.ts';
import { Prisma } from '#prisma/client/client.ts';
import { ReviewState, Role } from '#prisma/client/enums.ts';
import { type Happening, nameOfActor, ownersOf, type Telling, textIn } from './telling.ts';

/** Who is told of what people do: never who did it. */

const excerptCharacters = 200;
/** Decisions of one person within this time are one notice. */
const reviewWindowMs = 10 * 60_000;

/** Who is mentioned, who made the take, and who wrote in the same thread; after an edit only who is newly mentioned. */
export async function commentTellings(tx: Database, happening: Happening): Promise<Telling[]> {
  const comment = await readComment(tx, happening);
  if (!comment) return [];
  const { parent, task, mentions } = comment;
  const mentioned = new Set(mentions.map(({ userId }) => userId));
  const thread = [parent?.authorId, ...(parent?.answers.map(({ authorId }) => authorId) ?? [])];
  const concerned = new Set([...mentioned, task.creatorId, ...thread.filter((id) => typeof id === 'string')]);
  concerned.delete(happening.actorId ?? '');
  const matter = await matterOf(tx, happening, comment);
  const { isEdited, mentions: added }: Partial<Record<string, unknown>> = { ...Object(happening.data) };
  if (isEdited === true) {
    const { id, taskId } = comment;
    return [...concerned]
      .filter((userId) => mentioned.has(userId) && Array.isArray(added) && added.includes(userId))
      .map((userId) => ({ userId, kind: 'mentioned', key: `mention:${id}`, taskId, matter }));
  }
  return [...concerned].map((userId) => ({
    userId,
    kind: mentioned.has(userId) ? 'mentioned' : 'commented',
    key: `comment:${comment.id}`,
    taskId: comment.taskId,
    matter,
  }));
}

/** Who wrote the comment. */
export async function resolvedTellings(tx: Database, happening: Happening): Promise<Telling[]> {
  const comment = await readComment(tx, happening);
  if (!comment?.authorId || comment.authorId === happening.actorId) return [];
  const matter = await matterOf(tx, happening, comment);
  const key = `resolved:${comment.id}`;
  return [{ userId: comment.authorId, kind: 'comment-resolved', key, taskId: comment.taskId, matter }];
}

async function readComment(tx: Database, { teamId, commentId }: Happening) {
  if (!commentId) return null;
  return tx.comment.findFirst({
    where: { id: commentId, teamId, deletedAt: null },
    select: {
      id: true,
      taskId: true,
      authorId: true,
      text: true,
      task: { select: { creatorId: true } },
      mentions: { select: { userId: true } },
      parent: {
        select: { authorId: true, answers: { where: { deletedAt: null }, select: { authorId: true } } },
      },
    },
  });
}

async function matterOf(tx: Database, happening: Happening, { id, text }: { id: string; text: string }) {
  const who = await nameOfActor(tx, happening);
  const words = text.length > excerptCharacters ? `${text.slice(0, excerptCharacters).trimEnd()}…` : text;
  return { commentId: id, words, ...(who ? { who } : {}) };
}

/** Who made the take. All that one person decides within minutes becomes one notice (`writeNotices` merges by key). */
export async function reviewTellings(tx: Database, happening: Happening): Promise<Telling[]> {
  const { teamId, taskId, actorId, at } = happening;
  const to = Object.values(ReviewState).find((state) => state === textIn(happening, 'to'));
  if (!taskId || !to) return [];
  if (Object(happening.data).isTakenBack === true) {
    await forgetReview(tx, taskId, actorId);
    return [];
  }
  const task = await tx.task.findFirst({ where: { id: taskId, teamId }, select: { creatorId: true } });
  if (!task || task.creatorId === actorId) return [];
  const who = await nameOfActor(tx, happening);
  const key = `reviewed:${actorId}:${Math.floor(at.getTime() / reviewWindowMs)}`;
  const matter = { reviews: { [taskId]: to }, ...(who ? { who } : {}) };
  return [{ userId: task.creatorId, kind: 'reviewed', key, taskId, matter }];
}

/** A decision that was taken back before anybody saw it was none. */
async function forgetReview(tx: Database, taskId: string, actorId: string | null): Promise<void> {
  const unseen = Prisma.sql`kind = 'reviewed' AND "seenAt" IS NULL AND starts_with(key, ${`reviewed:${actorId}:`})`;
  const ofMaker = Prisma.sql`"userId" = (SELECT "creatorId" FROM "Task" WHERE id = ${taskId}::uuid)`;
  await tx.$executeRaw`
    UPDATE "Notice" SET data = data #- ARRAY['reviews', ${taskId}::text] WHERE ${ofMaker} AND ${unseen}`;
  await tx.$executeRaw`DELETE FROM "Notice" WHERE ${ofMaker} AND ${unseen} AND data->'reviews' = '{}'`;
}

/** The owners. */
export async function joinedTellings(tx: Database, happening: Happening): Promise<Telling[]> {
  const { id, teamId, actorId } = happening;
  const who = await nameOfActor(tx, happening);
  if (!who) return [];
  const role = Object.values(Role).find((one) => one === textIn(happening, 'role'));
  const owners = (await ownersOf(tx, teamId)).filter((userId) => userId !== actorId);
  const matter = { who, ...(role ? { role } : {}) };
  return owners.map((userId) => ({ userId, kind: 'member-joined', key: `joined:${id}`, matter }));
}
