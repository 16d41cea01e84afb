import { type Database, db } from '#lib/db.ts';
import type { CreateOutcome } from '#lib/vendor/create-answer.ts';
import type { Engine } from './engine.ts';
import { moveTask } from './move-task.ts';
import type { SpokenAnswer } from './received-sound.ts';
import type { Cause } from './task-states.ts';
import type { Happening, Move } from './write-move.ts';

/** The answer was the sound itself, and lies in storage as it came. */
export interface StoredSound {
  kind: 'spoken';
  head: SpokenAnswer;
  httpStatus?: number;
}

/** One create call and what became of it. */
export interface SentAttempt {
  taskId: string;
  attempt: number;
  outcome: CreateOutcome | StoredSound;
  /** The shared pace was in force, and may now be loosened. */
  isSlowed?: boolean;
  /** Its answer is the sound itself: there is no id to find it by. */
  isSound?: boolean;
  /** Why it is unclear, when not for its answer. */
  cause?: Cause;
}

export type OutcomeOf<Kind extends CreateOutcome['kind']> = Extract<CreateOutcome, { kind: Kind }>;

type FromSending = Omit<Move, 'from' | 'where'>;

/** From `sending` by this very attempt, or not at all. */
export function moveFromSending(
  tx: Database,
  { taskId, attempt }: SentAttempt,
  move: FromSending,
  where: Move['where'] = {},
): Promise<boolean> {
  return moveTask(tx, taskId, {
    ...move,
    from: 'sending',
    where: { ...where, attempt },
    set: { leaseUntil: null, nextStepAt: null, ...move.set },
  });
}

/**
 * Moves on from `sending` by an answer that tells of no task. A callback may have told of one while the call was open:
 * then the vendor made it whatever its answer says, and the take is followed there instead of being failed or sent again.
 */
export async function moveUnlessTold(
  engine: Engine,
  tx: Database,
  sent: SentAttempt,
  move: FromSending,
): Promise<boolean> {
  if (await moveFromSending(tx, sent, move, { vendorTaskId: null })) return true;
  const { httpStatus, requestId, detail } = move;
  const happening = { cause: 'callback', httpStatus, requestId, detail } as const;
  const set = { nextStepAt: engine.now(), pollCount: 0, stepFailures: 0 };
  const isTold = await moveFromSending(tx, sent, { ...happening, to: 'queued', set });
  if (isTold) await engine.queue.enqueue('poll-task', { taskId: sent.taskId }, { tx });
  return false;
}

/** The vendor surely made nothing: the one step back, to be sent again at `nextStepAt`. */
export async function backToWaiting(
  engine: Engine,
  sent: SentAttempt,
  nextStepAt: Date,
  happening: Happening,
  stepFailures?: number,
): Promise<void> {
  await db().$transaction(async (tx) => {
    const isBack = await moveUnlessTold(engine, tx, sent, {
      ...happening,
      to: 'waiting',
      set: { nextStepAt, sentAt: null, ...(stepFailures === undefined ? {} : { stepFailures }) },
    });
    if (!isBack) return;
    await engine.queue.enqueue('send-task', { taskId: sent.taskId }, { tx, startAfter: nextStepAt });
  });
}
