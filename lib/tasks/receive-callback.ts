import { db } from '#lib/db.ts';
import { log } from '#lib/log.ts';
import { parseKeepingIds } from '#lib/vendor/parse-keeping-ids.ts';
import { callbackChallengeBody, createAnswer, queryAnswer } from '#lib/vendor/video.ts';
import type { Task } from '#prisma/client/client.ts';
import type { TaskState } from '#prisma/client/enums.ts';
import { type Adoption, adoptTask, keepIdWhileSending } from './adopt-task.ts';
import { isCallbackOf } from './callback-link.ts';
import type { Engine } from './engine.ts';
import { queryTask } from './query-task.ts';
import { taskFailure } from './task-failure.ts';

export interface CallbackAnswer {
  status: 200 | 400 | 404 | 413;
  body: Record<string, string | boolean>;
}

interface Callback {
  taskId: string;
  signature: string;
  /** Reads the body, once the address has proved to be ours; undefined when it is too long. */
  readText: () => Promise<string | undefined>;
}

const notFound: CallbackAnswer = { status: 404, body: { error: 'not found' } };
const heard: CallbackAnswer = { status: 200, body: { received: true } };

/** A callback's body is not documented (spec 0, "Callbacks"): the query's answer, the task alone, or its id. */
const hint = queryAnswer
  .transform(({ task }) => task.id)
  .or(queryAnswer.shape.task.transform(({ id }) => id))
  .or(createAnswer.transform(({ task_id }) => task_id));

/**
 * Answers the vendor's verification and takes its status callbacks, which are hints only: not signed, so that
 * whatever they say is asked of the vendor before it is believed. `openEngine` is called late, because the
 * verification must be answered within 3 s while the create call is open, whatever state the database is in.
 */
export async function receiveCallback(
  openEngine: () => Promise<Engine>,
  { taskId, signature, readText }: Callback,
): Promise<CallbackAnswer> {
  if (!isCallbackOf(taskId, signature)) return notFound;
  const text = await readText();
  if (text === undefined) return { status: 413, body: { error: 'too large' } };
  const body = parseKeepingIds(text);
  const challenge = callbackChallengeBody.safeParse(body);
  if (challenge.success) return { status: 200, body: { challenge: challenge.data.challenge } };
  const read = hint.safeParse(body);
  if (!read.success) return { status: 400, body: { error: 'not a task' } };
  const task = await db().task.findUnique({ where: { id: taskId } });
  if (!task) return notFound;
  if (task.vendorTaskId) await askNow(await openEngine(), task);
  else await learnId(await openEngine(), task, read.data);
  return heard;
}

/** The id is known: an early poll brings the news. */
async function askNow(engine: Engine, { id, state }: Task): Promise<void> {
  if (state !== 'queued' && state !== 'running') return;
  await db().$transaction(async (tx) => {
    await tx.task.updateMany({
      where: { id, state: { in: ['queued', 'running'] } },
      data: { nextStepAt: engine.now() },
    });
    await engine.queue.enqueue('poll-task', { taskId: id }, { tx });
  });
}

const statesWithoutId: readonly TaskState[] = ['sending', 'waiting', 'unclear'];

/** The answer of the create call was lost, said no, or is still on its way: the callback tells the vendor's id. */
async function learnId(engine: Engine, task: Task, toldId: string): Promise<void> {
  const isClosed = task.state === 'failed' && taskFailure.safeParse(task.failure).data?.kind === 'closed';
  if (!statesWithoutId.includes(task.state) && !isClosed) return;
  const outcome = await queryTask(engine, task, toldId);
  if (outcome.kind !== 'found' || outcome.task.id !== toldId) {
    log.warn('a callback named a task that the vendor does not confirm', { taskId: task.id });
    return;
  }
  const adoption = await learnVerified(engine, task.id, toldId);
  if (adoption === 'of-another-task')
    log.warn('a callback named the task of another take', { taskId: task.id });
}

/** The row may have moved while the vendor was asked: whichever state it is in now takes the id. */
async function learnVerified(engine: Engine, taskId: string, vendorTaskId: string): Promise<Adoption> {
  if (await keepIdWhileSending(taskId, vendorTaskId)) return 'adopted';
  const found = { vendorTaskId, cause: 'callback' } as const;
  for (const from of ['waiting', 'unclear'] as const) {
    const adoption = await adoptTask(engine, taskId, { ...found, from });
    if (adoption !== 'no-longer-open') return adoption;
  }
  const where = { failure: { path: ['kind'], equals: 'closed' } };
  return adoptTask(engine, taskId, { ...found, from: 'failed', where });
}
