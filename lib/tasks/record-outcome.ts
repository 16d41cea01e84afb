import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, db } from '#lib/db.ts';
import { log } from '#lib/log.ts';
import type { CreateOutcome } from '#lib/vendor/client.ts';
import type { VendorError } from '#lib/vendor/errors.ts';
import type { Engine } from './engine.ts';
import { type Move, moveTask } from './move-task.ts';
import { failureOfError } from './read-failure.ts';
import type { Cause } from './task-states.ts';
import { backoffMs, later, pollDelayMs, unreachableMs, vendorTroubleTries } from './timing.ts';
import { slowDown, speedUp } from './vendor-pace.ts';

interface Attempt {
  taskId: string;
  attempt: number;
  outcome: CreateOutcome;
  isSlowed?: boolean;
  cause?: Cause;
}

type Of<Kind extends CreateOutcome['kind']> = Extract<CreateOutcome, { kind: Kind }>;

/**
 * Writes down what became of a create call. An accepted id is money: while the database is away it is tried again
 * for a minute, and then logged for a person.
 */
export async function recordOutcome(engine: Engine, attempt: Attempt): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await record(engine, attempt);
    } catch (error) {
      const { taskId, outcome } = attempt;
      log.error('the outcome of a create call could not be stored', { taskId, outcome, tries, error });
      if (tries >= 9) throw error;
      await sleep(backoffMs(tries, 250, 16_000, engine.random()));
    }
  }
}

async function record(engine: Engine, attempt: Attempt): Promise<void> {
  const { outcome } = attempt;
  if (attempt.isSlowed && outcome.kind !== 'rate-limited') await speedUp(engine.vendorOrigin);
  switch (outcome.kind) {
    case 'accepted':
      return accept(engine, attempt, outcome);
    case 'refused':
      return fail(attempt, outcome.error);
    case 'rate-limited':
      return waitForPace(engine, attempt, outcome.error);
    case 'vendor-trouble':
      return tryAgainAfterTrouble(engine, attempt, outcome.error);
    case 'not-sent':
      return tryAgainUnsent(engine, attempt, outcome);
    case 'unclear':
      return markUnclear(engine, attempt, outcome);
  }
}

/** From `sending` by this very attempt, or not at all. */
function moveFromSending(
  tx: Database,
  { taskId, attempt }: Attempt,
  move: Omit<Move, 'from' | 'where'>,
  where: Move['where'] = {},
): Promise<boolean> {
  return moveTask(tx, taskId, {
    ...move,
    from: 'sending',
    where: { ...where, attempt },
    set: { leaseUntil: null, nextStepAt: null, ...move.set },
  });
}

async function accept(engine: Engine, sent: Attempt, outcome: Of<'accepted'>): Promise<void> {
  const { taskId, attempt } = sent;
  const { vendorTaskId, httpStatus, requestId } = outcome;
  const nextStepAt = later(engine.now(), pollDelayMs(0, engine.pollSeconds, engine.random()));
  const set = { vendorTaskId, nextStepAt, leaseUntil: null, pollCount: 0, stepFailures: 0 };
  const happening = { to: 'queued', set, httpStatus, requestId, detail: vendorTaskId } as const;
  const isStored = await db().$transaction(async (tx) => {
    const isFirst =
      (await moveFromSending(tx, sent, { ...happening, cause: 'accepted' })) ||
      // The lease ended while the answer was on its way.
      (await moveTask(tx, taskId, {
        ...happening,
        from: 'unclear',
        where: { attempt },
        cause: 'accepted-late',
      }));
    if (isFirst) await engine.queue.enqueue('poll-task', { taskId }, { tx, startAfter: nextStepAt });
    return isFirst;
  });
  if (!isStored) log.error('an accepted task was already settled otherwise', { taskId, vendorTaskId });
}

async function fail(sent: Attempt, error: VendorError): Promise<void> {
  const { httpStatus, requestId, message } = error;
  await db().$transaction((tx) =>
    moveFromSending(tx, sent, {
      to: 'failed',
      cause: 'refused',
      failure: failureOfError(error),
      httpStatus,
      requestId,
      detail: message,
    }),
  );
}

async function waitForPace(engine: Engine, sent: Attempt, error: VendorError): Promise<void> {
  const random = engine.random();
  const nextStepAt = await slowDown(engine.vendorOrigin, engine.now(), error.retryAfterSeconds, random);
  const { httpStatus, requestId, message } = error;
  await backToWaiting(engine, sent, nextStepAt, {
    cause: 'rate-limited',
    httpStatus,
    requestId,
    detail: message,
  });
}

async function tryAgainAfterTrouble(engine: Engine, sent: Attempt, error: VendorError): Promise<void> {
  const tries = await countTry(sent);
  if (tries >= vendorTroubleTries) return fail(sent, error);
  const nextStepAt = later(engine.now(), backoffMs(tries, 2000, 30_000, engine.random()));
  const { httpStatus, requestId, message } = error;
  const happening = { cause: 'vendor-trouble', httpStatus, requestId, detail: message } as const;
  await backToWaiting(engine, sent, nextStepAt, happening, tries);
}

async function tryAgainUnsent(engine: Engine, sent: Attempt, { reason }: Of<'not-sent'>): Promise<void> {
  const { createdAt } = await db().task.findUniqueOrThrow({ where: { id: sent.taskId } });
  const now = engine.now();
  if (now.getTime() - createdAt.getTime() > unreachableMs) {
    await db().$transaction((tx) =>
      moveFromSending(tx, sent, {
        to: 'failed',
        cause: 'not-sent',
        detail: reason,
        failure: { kind: 'not-reachable', message: reason },
      }),
    );
    return;
  }
  const tries = await countTry(sent);
  const nextStepAt = later(now, backoffMs(tries, 1000, 120_000, engine.random()));
  await backToWaiting(engine, sent, nextStepAt, { cause: 'not-sent', detail: reason }, tries);
}

async function countTry({ taskId }: Attempt): Promise<number> {
  const { stepFailures } = await db().task.findUniqueOrThrow({
    where: { id: taskId },
    select: { stepFailures: true },
  });
  return stepFailures + 1;
}

/** The vendor surely made nothing: the one step back. */
async function backToWaiting(
  engine: Engine,
  sent: Attempt,
  nextStepAt: Date,
  happening: Pick<Move, 'cause' | 'httpStatus' | 'requestId' | 'detail'>,
  stepFailures?: number,
): Promise<void> {
  await db().$transaction(async (tx) => {
    const isBack = await moveFromSending(tx, sent, {
      ...happening,
      to: 'waiting',
      set: { nextStepAt, sentAt: null, ...(stepFailures === undefined ? {} : { stepFailures }) },
    });
    if (!isBack) return;
    await engine.queue.enqueue('send-task', { taskId: sent.taskId }, { tx, startAfter: nextStepAt });
  });
}

/** Unless a callback has told the vendor's id while the call was open, a person must decide. */
async function markUnclear(engine: Engine, sent: Attempt, outcome: Of<'unclear'>): Promise<void> {
  const { taskId } = sent;
  const { reason, httpStatus, requestId } = outcome;
  const happening = { httpStatus, requestId, detail: reason };
  const failure = { kind: 'unclear', message: reason, httpStatus, requestId } as const;
  const cause = sent.cause ?? 'no-clear-answer';
  await db().$transaction(async (tx) => {
    const isUnknown = { vendorTaskId: null };
    if (await moveFromSending(tx, sent, { ...happening, to: 'unclear', cause, failure }, isUnknown)) return;
    const set = { nextStepAt: engine.now(), pollCount: 0, stepFailures: 0 };
    if (await moveFromSending(tx, sent, { ...happening, to: 'queued', cause: 'callback', set })) {
      await engine.queue.enqueue('poll-task', { taskId }, { tx });
    }
  });
}
