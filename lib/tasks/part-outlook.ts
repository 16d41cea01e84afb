import type { TaskState } from '#prisma/client/enums.ts';
import { isOpen } from './take-view.ts';
import type { TaskFailure } from './task-failure.ts';

/** One task of one part. A part that was made anew has several. */
export interface PartTask {
  partIndex: number | null;
  state: TaskState;
}

/** What becomes of a narration, by its parts. */
export interface Outlook {
  state: Extract<TaskState, 'held' | 'running' | 'saving' | 'failed' | 'cancelled'>;
  failure?: TaskFailure | undefined;
}

/**
 * A narration runs while a part is open, is joined when every part has been made (the newest that succeeded counts, so
 * that a failed second try loses nothing), and fails when that can no longer come true by itself.
 * @param tasks of all its parts, oldest first.
 */
export function outlookOf(tasks: readonly PartTask[]): Outlook {
  const newest = new Map<number | null, TaskState>();
  const made = new Set<number | null>();
  for (const { partIndex, state } of tasks) {
    newest.set(partIndex, state);
    if (state === 'succeeded') made.add(partIndex);
  }
  const states = [...newest.values()];
  if (states.some(isOpen)) {
    const isHeld = states.every((state) => state === 'held' || state === 'cancelled');
    return { state: isHeld ? 'held' : 'running' };
  }
  const missing = [...newest].filter(([index]) => !made.has(index));
  if (missing.length === 0) return { state: 'saving' };
  if (states.every((state) => state === 'cancelled')) return { state: 'cancelled' };
  const words = missing.map(([index, state]) => `Part ${(index ?? 0) + 1} ${wordsOfState[state] ?? state}.`);
  const message = `${words.slice(0, 5).join(' ')} ${words.length > 5 ? `And ${words.length - 5} more. ` : ''}`;
  return {
    state: 'failed',
    failure: {
      kind: 'part-failed',
      message: `${message.trim()} ${made.size} of ${newest.size} parts are made.`,
    },
  };
}

const wordsOfState: Partial<Record<TaskState, string>> = {
  failed: 'failed',
  unclear: 'was sent without a clear answer',
  lost: 'was lost',
  cancelled: 'was taken back',
};
