import { setTimeout as sleep } from 'node:timers/promises';
import { db } from '#lib/db.ts';
import { log } from '#lib/log.ts';
import { storableJson } from '#lib/storable.ts';
import type { Engine } from './engine.ts';
import { moveTask, noteTask } from './move-task.ts';
import { refuse, tryAfterTrouble, tryUnsent, waitForPace } from './send-again-later.ts';
import {
  moveFromSending,
  moveUnlessTold,
  type OutcomeOf,
  type SentAttempt,
  type StoredSound,
} from './sent-attempt.ts';
import { backoffMs, later, pollDelayMs } from './timing.ts';
import { speedUp } from './vendor-pace.ts';

/**
 * Writes down what became of a create call. An accepted id is money: while the database is away it is tried again
 * for most of a minute, and then logged for a person.
 */
export async function recordOutcome(engine: Engine, sent: SentAttempt): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await record(engine, sent);
    } catch (error) {
      const { taskId, outcome } = sent;
      log.error('the outcome of a create call could not be stored', { taskId, outcome, tries, error });
      if (tries >= 9) throw error;
      await sleep(backoffMs(tries, 250, 16_000, engine.random()));
    }
  }
}

async function record(engine: Engine, sent: SentAttempt): Promise<void> {
  const { outcome } = sent;
  if (sent.isSlowed && outcome.kind !== 'rate-limited') await speedUp(engine.vendorOrigin);
  switch (outcome.kind) {
    case 'accepted':
      return accept(engine, sent, outcome);
    case 'spoken':
      return startSaving(engine, sent, outcome);
    case 'refused':
      return refuse(engine, sent, outcome.error);
    case 'rate-limited':
      return waitForPace(engine, sent, outcome.error);
    case 'vendor-trouble':
      return tryAfterTrouble(engine, sent, outcome.error);
    case 'not-sent':
      return tryUnsent(engine, sent, outcome);
    case 'unclear':
      return markUnclear(engine, sent, outcome);
  }
}

async function accept(engine: Engine, sent: SentAttempt, outcome: OutcomeOf<'accepted'>): Promise<void> {
  const { taskId, attempt } = sent;
  const { vendorTaskId, httpStatus, requestId } = outcome;
  const nextStepAt = later(engine.now(), pollDelayMs(0, engine.pollSeconds, engine.random()));
  const set = { vendorTaskId, nextStepAt, leaseUntil: null, pollCount: 0, stepFailures: 0 };
  const happening = { to: 'queued', set, httpStatus, requestId, detail: vendorTaskId } as const;
  const isStored = await db().$transaction(async (tx) => {
    const before = await tx.task.findUnique({ where: { id: taskId }, select: { vendorTaskId: true } });
    const isFirst =
      (await moveFromSending(tx, sent, { ...happening, cause: 'accepted' })) ||
      // The lease ended while the answer was on its way.
      (await moveTask(tx, taskId, {
        ...happening,
        from: 'unclear',
        where: { attempt },
        cause: 'accepted-late',
      }));
    if (!isFirst) return false;
    // Sent again by a person, and a late callback told of the first task: that one may be paid for, too.
    if (before?.vendorTaskId && before.vendorTaskId !== vendorTaskId) {
      const detail = `also made as task ${before.vendorTaskId}, which is not followed`;
      await noteTask(tx, taskId, 'queued', { cause: 'callback', detail });
    }
    await engine.queue.enqueue('poll-task', { taskId }, { tx, startAfter: nextStepAt });
    return true;
  });
  if (!isStored) log.error('an accepted task was already settled otherwise', { taskId, vendorTaskId });
}

/** The sound is ours: what is left is to check it and to make it a file of the team. */
async function startSaving(engine: Engine, sent: SentAttempt, outcome: StoredSound): Promise<void> {
  const { taskId, attempt } = sent;
  const { head, httpStatus } = outcome;
  const now = engine.now();
  const set = { nextStepAt: now, leaseUntil: null, stepFailures: 0, runningAt: now };
  const move = {
    to: 'saving',
    set: { ...set, vendorAnswer: storableJson(head) },
    httpStatus,
    requestId: head.sampleId,
    cause: sent.cause ?? 'made',
  } as const;
  const isStored = await db().$transaction(async (tx) => {
    const isFirst =
      (await moveFromSending(tx, sent, move)) ||
      (await moveTask(tx, taskId, { ...move, from: 'unclear', where: { attempt } }));
    if (isFirst) await engine.queue.enqueue('save-task', { taskId }, { tx });
    return isFirst;
  });
  if (!isStored) log.error('a spoken sound was already settled otherwise', { taskId });
}

/** A person must decide. */
async function markUnclear(engine: Engine, sent: SentAttempt, outcome: OutcomeOf<'unclear'>): Promise<void> {
  const { reason, httpStatus, requestId } = outcome;
  const kind = sent.isSound ? 'unclear-sound' : 'unclear';
  const failure = { kind, message: reason, httpStatus, requestId } as const;
  const cause = sent.cause ?? 'no-clear-answer';
  const move = { to: 'unclear', cause, failure, httpStatus, requestId, detail: reason } as const;
  await db().$transaction((tx) => moveUnlessTold(engine, tx, sent, move));
}
