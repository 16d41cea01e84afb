import type { TaskState } from '#prisma/client/enums.ts';

/**
 * Where a task may go from each state (README, "A task's life"). Rank only rises, but for:
 * `sending` → `waiting`, when the vendor surely made nothing; `unclear` → `waiting`, when a person says so; and
 * `failed` → `queued`, when a take that a person closed turns out to have been made after all. A take that waits to be
 * sent again goes to `queued` at once when a callback shows that the vendor made it in spite of its answer. Where the
 * answer of the create call is the sound itself, `saving` follows `sending`.
 */
const nextStates: Record<TaskState, readonly TaskState[]> = {
  held: ['waiting', 'cancelled'],
  waiting: ['sending', 'queued', 'cancelled', 'failed'],
  sending: ['queued', 'saving', 'waiting', 'failed', 'unclear'],
  queued: ['running', 'saving', 'failed', 'lost'],
  running: ['saving', 'failed', 'lost'],
  saving: ['succeeded', 'lost'],
  unclear: ['queued', 'saving', 'waiting', 'failed'],
  failed: ['queued'],
  succeeded: [],
  cancelled: [],
  lost: [],
};

export function canMove(from: TaskState, to: TaskState): boolean {
  return nextStates[from].includes(to);
}

/**
 * Where a narration of several parts may go: it follows its parts, back as well, because a part may be made anew after
 * all are joined. It never calls the vendor.
 */
const nextStatesOfNarration: Partial<Record<TaskState, readonly TaskState[]>> = {
  held: ['running', 'cancelled'],
  running: ['saving', 'failed', 'cancelled'],
  saving: ['running'],
  failed: ['running'],
  succeeded: ['running'],
};

export function canNarrationMove(from: TaskState, to: TaskState): boolean {
  return nextStatesOfNarration[from]?.includes(to) ?? false;
}

/** What made a change happen, in the fixed words of `TaskEvent.cause`. */
export const causes = [
  'created',
  'released',
  'taken-back',
  'sending',
  'accepted',
  'accepted-late',
  'refused',
  'rate-limited',
  'not-sent',
  'vendor-trouble',
  'callback-unreachable',
  'cannot-send',
  'no-clear-answer',
  'lease-ended',
  'running',
  'made',
  'failed-there',
  'unknown-there',
  'unknown-status',
  'cannot-ask',
  'callback',
  'adopted',
  'send-again',
  'closed',
  'saving-failed',
  'save-now',
  'saved',
  'window-over',
  'parts-running',
  'parts-made',
  'parts-failed',
  'part-redone',
] as const;
export type Cause = (typeof causes)[number];
