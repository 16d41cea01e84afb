import { db } from '#lib/db.ts';
import { log } from '#lib/log.ts';
import type { VendorError } from '#lib/vendor/errors.ts';
import type { Engine } from './engine.ts';
import { failureOfError } from './read-failure.ts';
import { backToWaiting, moveUnlessTold, type OutcomeOf, type SentAttempt } from './sent-attempt.ts';
import type { TaskFailure } from './task-failure.ts';
import type { Cause } from './task-states.ts';
import { backoffMs, later, unreachableMs, vendorTroubleTries } from './timing.ts';
import { slowDown } from './vendor-pace.ts';
import type { Happening } from './write-move.ts';

/** What happens after a create call that surely made nothing: it fails for good, or goes back to waiting. */

/** Refused. Only for want of a callback a take does not fail: it is sent once more, and polled. */
export async function refuse(engine: Engine, sent: SentAttempt, error: VendorError): Promise<void> {
  const failure = failureOfError(error);
  const isFirst = !(await hadNoCallback(sent.taskId));
  if (failure.kind !== 'callback-unreachable' || !isFirst) return fail(engine, sent, 'refused', failure);
  log.warn('the vendor cannot call back at PUBLIC_URL; takes are polled only', {
    publicUrl: engine.publicUrl,
  });
  await backToWaiting(engine, sent, engine.now(), happeningOf('callback-unreachable', error));
}

/** Whether the vendor could not reach us for this take before. */
export async function hadNoCallback(taskId: string): Promise<boolean> {
  const cause: Cause = 'callback-unreachable';
  return (await db().taskEvent.findFirst({ where: { taskId, cause }, select: { id: true } })) !== null;
}

/** 429: everyone of this key waits. */
export async function waitForPace(engine: Engine, sent: SentAttempt, error: VendorError): Promise<void> {
  const random = engine.random();
  const nextStepAt = await slowDown(engine.vendorOrigin, engine.now(), error.retryAfterSeconds, random);
  await backToWaiting(engine, sent, nextStepAt, happeningOf('rate-limited', error));
}

/** The vendor's own 500: a few tries with growing pauses (spec 1, Errors). */
export async function tryAfterTrouble(engine: Engine, sent: SentAttempt, error: VendorError): Promise<void> {
  const tries = (await readTask(sent)).stepFailures + 1;
  if (tries >= vendorTroubleTries) return fail(engine, sent, 'refused', failureOfError(error));
  const nextStepAt = later(engine.now(), backoffMs(tries, 2000, 30_000, engine.random()));
  await backToWaiting(engine, sent, nextStepAt, happeningOf('vendor-trouble', error), tries);
}

/** Not a byte left the studio: tried for a day. */
export async function tryUnsent(
  engine: Engine,
  sent: SentAttempt,
  { reason: detail }: OutcomeOf<'not-sent'>,
): Promise<void> {
  const { createdAt, stepFailures } = await readTask(sent);
  const now = engine.now();
  if (now.getTime() - createdAt.getTime() > unreachableMs) {
    return fail(engine, sent, 'not-sent', { kind: 'not-reachable', message: detail });
  }
  const nextStepAt = later(now, backoffMs(stepFailures + 1, 1000, 120_000, engine.random()));
  await backToWaiting(engine, sent, nextStepAt, { cause: 'not-sent', detail }, stepFailures + 1);
}

async function fail(engine: Engine, sent: SentAttempt, cause: Cause, failure: TaskFailure): Promise<void> {
  const { httpStatus, requestId, message: detail } = failure;
  const move = { to: 'failed', cause, failure, httpStatus, requestId, detail } as const;
  await db().$transaction((tx) => moveUnlessTold(engine, tx, sent, move));
}

function happeningOf(cause: Cause, { httpStatus, requestId, message: detail }: VendorError): Happening {
  return { cause, httpStatus, requestId, detail };
}

function readTask({ taskId }: SentAttempt): Promise<{ createdAt: Date; stepFailures: number }> {
  const select = { createdAt: true, stepFailures: true };
  return db().task.findUniqueOrThrow({ where: { id: taskId }, select });
}
