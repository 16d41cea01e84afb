import type { Database } from '#lib/db.ts';
import { isOpen } from '#lib/tasks/take-view.ts';
import { cellsOf, readPlan } from '#lib/voices/casting-plan.ts';
import type { Task } from '#prisma/client/client.ts';
import type { TaskState } from '#prisma/client/enums.ts';
import { type Happening, ownersOf, type Telling } from './telling.ts';

type Ended = Pick<Task, 'id' | 'teamId' | 'batchId' | 'creatorId' | 'state'>;
const ended = { id: true, teamId: true, batchId: true, creatorId: true, state: true } as const;

/**
 * Who is told that a take ended: who made it, and where a person must decide the owners too. Takes of one click are
 * told of together when the last of them ends; one that ends again later is told of by itself.
 */
export async function takeTellings(tx: Database, happening: Happening): Promise<Telling[]> {
  const { teamId, taskId } = happening;
  if (!taskId || (await isVoiceSample(tx, taskId))) return [];
  const task = await tx.task.findFirst({ where: { id: taskId, teamId, parentId: null }, select: ended });
  if (!task) return [];
  const tellings = await tellMaker(tx, happening, task);
  if (happening.kind !== 'take-unclear') return tellings;
  const owners = (await ownersOf(tx, teamId)).filter((userId) => userId !== task.creatorId);
  return [...tellings, ...owners.map((userId) => tellOne(happening, task, userId))];
}

/** The sample of a voice is heard where it was asked for. */
export async function isVoiceSample(tx: Database, taskId: string): Promise<boolean> {
  return (await tx.voiceSample.findFirst({ where: { taskId }, select: { taskId: true } })) !== null;
}

function tellOne({ id, kind, data }: Happening, task: Ended, userId: string): Telling {
  const known = kind === 'take-finished' || kind === 'take-failed' ? kind : 'take-unclear';
  // As it ended then; it may have gone on since.
  const state: unknown = Object(data).state;
  return {
    userId,
    kind: known,
    key: `take:${task.id}:${id}`,
    taskId: task.id,
    matter: { state: state === 'lost' ? 'lost' : task.state },
  };
}

async function tellMaker(tx: Database, happening: Happening, task: Ended): Promise<Telling[]> {
  const { teamId, batchId, creatorId } = task;
  const userId = creatorId;
  const key = `batch:${batchId}`;
  const told = await tx.notice.findUnique({ where: { userId_key: { userId, key } }, select: { data: true } });
  if (told) {
    const upTo = BigInt(String(Object(told.data).upTo ?? 0));
    return happening.id <= upTo ? [] : [tellOne(happening, task, userId)];
  }
  const casting = await tx.casting.findFirst({ where: { id: batchId, teamId, createdById: creatorId } });
  const { tasks, upTo } = await readBatch(tx, task);
  if (tasks.length < 2 && !casting) return [tellOne(happening, task, userId)];
  if (tasks.some(({ state }) => isOpen(state))) return [];
  // The squares of a casting are sent by and by.
  if (casting && tasks.length < cellsOf(readPlan(casting.plan)).length) return [];
  const count = (...states: TaskState[]) => tasks.filter(({ state }) => states.includes(state)).length;
  const counts = { done: count('succeeded'), failed: count('failed'), unclear: count('unclear', 'lost') };
  const first = tasks.find(({ state }) => state === 'succeeded') ?? tasks[0];
  const matter = { counts, upTo: String(upTo), ...(casting ? { castingId: casting.id } : {}) };
  return [{ userId, kind: 'batch-finished', key, taskId: first?.id, matter }];
}

/**
 * The takes of one click, with the newest happening there was when they were read: in one statement, so that what
 * ends later is above it.
 */
async function readBatch(tx: Database, { teamId, batchId, creatorId }: Ended) {
  const rows = await tx.$queryRaw<{ id: string; state: TaskState; upTo: bigint }[]>`
    SELECT task.id, task.state::text AS state, newest.last_value AS "upTo"
    FROM "Task" task, "Happening_id_seq" newest
    WHERE task."teamId" = ${teamId}::uuid AND task."batchId" = ${batchId}::uuid
      AND task."creatorId" = ${creatorId}::uuid AND task."parentId" IS NULL AND task.state <> 'cancelled'
    ORDER BY task."createdAt", task.id`;
  return { tasks: rows, upTo: rows[0]?.upTo ?? 0n };
}
