import { db } from '#lib/db.ts';
import { endpointOf } from '#lib/tools/registry.ts';
import type { Task } from '#prisma/client/client.ts';
import { callbackUrl } from './callback-link.ts';
import type { Engine } from './engine.ts';
import { moveTask } from './move-task.ts';
import { hasParts } from './narration-plan.ts';
import { fileNeedOf, outgoingBody } from './outgoing-body.ts';
import { discardReceiver, openReceiver, receiveSound, type SoundListener } from './receive-sound.ts';
import { isReceived, readSpokenAnswer } from './received-sound.ts';
import { recordOutcome } from './record-outcome.ts';
import { hadNoCallback } from './send-again-later.ts';
import type { SentAttempt } from './sent-attempt.ts';
import type { TaskFailure } from './task-failure.ts';
import { later, sendLeaseMs } from './timing.ts';
import { takeTurn } from './vendor-pace.ts';

export interface SendOptions {
  /** Right after the click: before the backstop is due. */
  isDirect?: boolean;
  /** Hears a sound while it is spoken. */
  listener?: SoundListener;
}

/** Half a second early is on time: clocks of machines differ. */
const earlyMs = 500;

/**
 * The next step of a task that has not been answered yet: leaves the undo window, is sent, or is given up as unclear
 * when the process that sent it has died. Safe to run twice and at any time: the row decides.
 */
export async function sendTask(engine: Engine, taskId: string, options: SendOptions = {}): Promise<void> {
  let task = await db().task.findUnique({ where: { id: taskId } });
  // A narration of several parts follows them.
  if (task && hasParts(task)) return;
  const isDue = (row: Task) => row.nextStepAt !== null && row.nextStepAt <= later(engine.now(), earlyMs);
  if (task?.state === 'held' && isDue(task)) task = await releaseTask(engine, task);
  if (task?.state === 'sending' && isDue(task)) await giveUpSending(engine, task);
  // Right after the click the web process sends before the backstop is due.
  if (task?.state === 'waiting' && (options.isDirect || isDue(task))) await sendOnce(engine, task, options);
}

async function releaseTask(engine: Engine, task: Task): Promise<Task | null> {
  await db().$transaction((tx) =>
    moveTask(tx, task.id, {
      from: 'held',
      to: 'waiting',
      cause: 'released',
      set: { nextStepAt: engine.now() },
    }),
  );
  return db().task.findUnique({ where: { id: task.id } });
}

/** At most one POST. Everything that can fail without the vendor fails before the task counts as sent. */
async function sendOnce(engine: Engine, task: Task, { listener }: SendOptions): Promise<void> {
  const endpoint = endpointOf(task);
  const body = await outgoingBody(task.requestBody, {
    teamId: task.teamId,
    need: endpoint && fileNeedOf(endpoint),
    callbackUrl: await callbackUrlFor(engine, task),
  });
  if ('failure' in body) return refuseToSend(task, body.failure);
  const turn = await takeTurn(engine.vendorOrigin, engine.now(), engine.random());
  if (!turn.isMine) return postpone(engine, task, turn.askAgainAt);
  const isSpoken = endpoint?.answer === 'audio-bytes';
  const receiver = isSpoken ? await openReceiver(engine, task) : undefined;
  const sent = { ...task, attempt: task.attempt + 1 };
  const leaseMs = sendLeaseMs(Buffer.byteLength(body.json));
  if (!(await claim(engine, task, sent.attempt, leaseMs))) {
    if (receiver) await discardReceiver(receiver);
    return;
  }
  const outcome = receiver
    ? await receiveSound(engine, sent, { bodyJson: body.json, receiver, listener })
    : await engine.vendor.create(task.requestPath, body.json);
  const { attempt } = sent;
  const { isSlowed } = turn;
  await recordOutcome(engine, { taskId: task.id, attempt, outcome, isSlowed, isSound: isSpoken });
}

/** Where the vendor may call back, if it can reach us; a take for which it could not is polled only. */
async function callbackUrlFor({ publicUrl }: Engine, task: Task): Promise<string | undefined> {
  if (!publicUrl || !endpointOf(task)?.takesCallback || (await hadNoCallback(task.id))) return undefined;
  return callbackUrl(publicUrl, task.id);
}

/** Committed before a byte leaves: from here on this attempt counts as sent until its answer says otherwise. */
function claim(engine: Engine, task: Task, attempt: number, leaseMs: number): Promise<boolean> {
  const now = engine.now();
  const leaseUntil = later(now, leaseMs);
  return db().$transaction((tx) =>
    moveTask(tx, task.id, {
      from: 'waiting',
      to: 'sending',
      cause: 'sending',
      detail: `attempt ${attempt}`,
      where: { attempt: task.attempt },
      set: { attempt, leaseUntil, nextStepAt: leaseUntil, sentAt: now },
    }),
  );
}

async function refuseToSend(task: Task, failure: TaskFailure): Promise<void> {
  await db().$transaction((tx) =>
    moveTask(tx, task.id, {
      from: 'waiting',
      to: 'failed',
      cause: 'cannot-send',
      detail: failure.message,
      failure,
    }),
  );
}

async function postpone(engine: Engine, task: Task, nextStepAt: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    await tx.task.updateMany({ where: { id: task.id, state: 'waiting' }, data: { nextStepAt } });
    await engine.queue.enqueue('send-task', { taskId: task.id }, { tx, startAfter: nextStepAt });
  });
}

/**
 * Whoever sent it never wrote down an answer. A sound may have been stored before; else nobody knows whether the vendor
 * made it, and a person decides.
 */
async function giveUpSending(engine: Engine, task: Task): Promise<void> {
  const isSound = endpointOf(task)?.answer === 'audio-bytes';
  const isStored = isSound && (await isReceived(task));
  const outcome: SentAttempt['outcome'] = isStored
    ? { kind: 'spoken', head: readSpokenAnswer(task.vendorAnswer) }
    : { kind: 'unclear', reason: 'the studio was stopped while it waited for the answer' };
  const { id: taskId, attempt } = task;
  await recordOutcome(engine, { taskId, attempt, outcome, isSound, cause: 'lease-ended' });
}
