import { db } from '#lib/db.ts';
import { log } from '#lib/log.ts';
import { storableJson } from '#lib/storable.ts';
import type { QueryOutcome } from '#lib/vendor/query-outcome.ts';
import type { TaskReport } from '#lib/vendor/task-report.ts';
import type { Task } from '#prisma/client/client.ts';
import type { Engine } from './engine.ts';
import { moveTask, noteTask } from './move-task.ts';
import { queryTask } from './query-task.ts';
import { failureOfTask } from './read-failure.ts';
import type { Cause } from './task-states.ts';
import { backoffMs, later, pollDelayMs, pollLeaseMs, queryWindowMs } from './timing.ts';
import { slowDown, speedUp, takeTurn } from './vendor-pace.ts';

type PolledTask = Task & { state: 'queued' | 'running'; vendorTaskId: string };

/** Asks the vendor about one task, if that is due, and writes down what changed. Safe to run twice. */
export async function pollTask(engine: Engine, taskId: string): Promise<void> {
  const task = await claim(engine, taskId);
  if (!task) return;
  const turn = await takeTurn(engine.vendorOrigin, engine.now(), engine.random());
  if (!turn.isMine) return askAgain(engine, task, turn.askAgainAt);
  const outcome = await queryTask(engine, task, task.vendorTaskId);
  if (turn.isSlowed && outcome.kind !== 'rate-limited') await speedUp(engine.vendorOrigin);
  if (outcome.kind === 'found' && outcome.task.id === task.vendorTaskId) {
    return follow(engine, task, outcome.task);
  }
  return stayInTheDark(engine, task, outcome);
}

/** One process asks at a time: the due time itself is the lock. */
async function claim(engine: Engine, taskId: string): Promise<PolledTask | undefined> {
  const task = await db().task.findUnique({ where: { id: taskId } });
  if (!task || !isPolled(task) || !task.nextStepAt || task.nextStepAt > later(engine.now(), 500)) return;
  const { count } = await db().task.updateMany({
    where: { id: taskId, state: task.state, nextStepAt: task.nextStepAt },
    data: { nextStepAt: later(engine.now(), pollLeaseMs) },
  });
  return count === 1 ? task : undefined;
}

function isPolled(task: Task): task is PolledTask {
  return (task.state === 'queued' || task.state === 'running') && task.vendorTaskId !== null;
}

async function follow(engine: Engine, task: PolledTask, found: TaskReport): Promise<void> {
  const { status, known, statusWord } = found;
  if (!known) log.warn('unknown status of a task', { taskId: task.id, status: statusWord });
  if (status === 'succeeded') return startSaving(engine, task, found);
  if (status === 'failed' || status === 'cancelled') {
    const failure = failureOfTask(found);
    const move = { from: task.state, to: 'failed', cause: 'failed-there', detail: failure.message } as const;
    const set = { vendorAnswer: storableJson(found.raw) };
    await db().$transaction((tx) => moveTask(tx, task.id, { ...move, failure, set }));
    return;
  }
  const isNews = status === 'running' && task.state === 'queued';
  if (isNews) {
    await db().$transaction((tx) =>
      moveTask(tx, task.id, {
        from: 'queued',
        to: 'running',
        cause: known ? 'running' : 'unknown-status',
        detail: known ? undefined : statusWord,
        set: { runningAt: engine.now() },
      }),
    );
  }
  const delay = pollDelayMs(task.pollCount + 1, engine.pollSeconds, engine.random());
  await askAgain(engine, task, later(engine.now(), delay), {
    pollCount: task.pollCount + 1,
    stepFailures: 0,
  });
}

/** The answer is kept whole: its usage is billed, its link is downloaded. */
async function startSaving(engine: Engine, task: PolledTask, found: TaskReport): Promise<void> {
  await db().$transaction(async (tx) => {
    const isMade = await moveTask(tx, task.id, {
      from: task.state,
      to: 'saving',
      cause: 'made',
      set: {
        vendorAnswer: storableJson(found.raw),
        runningAt: task.runningAt ?? engine.now(),
        nextStepAt: engine.now(),
        stepFailures: 0,
      },
    });
    if (isMade) await engine.queue.enqueue('save-task', { taskId: task.id }, { tx });
  });
}

/** No answer about this task: ask again, ever more rarely; the seven days of the vendor are the end of it. */
async function stayInTheDark(engine: Engine, task: PolledTask, outcome: QueryOutcome): Promise<void> {
  const now = engine.now();
  if (outcome.kind === 'rate-limited') {
    const { retryAfterSeconds } = outcome.error;
    const at = await slowDown(engine.vendorOrigin, now, retryAfterSeconds, engine.random());
    return askAgain(engine, task, at);
  }
  const stepFailures = task.stepFailures + 1;
  const { cause, detail, httpStatus, requestId } = describe(outcome);
  const ageMs = now.getTime() - (task.sentAt ?? task.createdAt).getTime();
  // Denied earlier, it may be the wrong key or address of an hour: only the window's end is an end.
  const isForgotten = outcome.kind === 'unknown-task' && ageMs > queryWindowMs;
  if (isForgotten || ageMs > queryWindowMs * 2) {
    const failure = { kind: 'lost', message: detail, httpStatus, requestId } as const;
    const move = {
      from: task.state,
      to: 'lost',
      cause: 'window-over',
      detail,
      httpStatus,
      requestId,
    } as const;
    await db().$transaction((tx) => moveTask(tx, task.id, { ...move, failure }));
    return;
  }
  // Once is news; the same every half minute is not.
  if (stepFailures === 1) await noteTask(db(), task.id, task.state, { cause, detail, httpStatus, requestId });
  const pause = backoffMs(stepFailures, engine.pollSeconds * 1000, 600_000, engine.random());
  await askAgain(engine, task, later(now, pause), { stepFailures });
}

function describe(outcome: Exclude<QueryOutcome, { kind: 'rate-limited' }>) {
  const cause: Cause = outcome.kind === 'unknown-task' ? 'unknown-there' : 'cannot-ask';
  if (outcome.kind === 'found') return { cause, detail: `the answer is about task ${outcome.task.id}` };
  if (outcome.kind === 'no-answer') return { cause, detail: outcome.reason, httpStatus: outcome.httpStatus };
  const { message, httpStatus, requestId } = outcome.error;
  return { cause, detail: message, httpStatus, requestId };
}

async function askAgain(
  engine: Engine,
  task: PolledTask,
  nextStepAt: Date,
  counts: { pollCount?: number; stepFailures?: number } = {},
): Promise<void> {
  await db().$transaction(async (tx) => {
    await tx.task.updateMany({
      where: { id: task.id, state: { in: ['queued', 'running'] } },
      data: { nextStepAt, ...counts },
    });
    await engine.queue.enqueue('poll-task', { taskId: task.id }, { tx, startAfter: nextStepAt });
  });
}
