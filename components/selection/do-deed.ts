import type { QueryClient } from '@tanstack/react-query';
import { takeKeys } from '#components/take/take-keys.ts';
import { workInGuess } from '#components/take/work-in-changes.ts';
import { hideToast, showToast } from '#components/ui/toast-store.ts';
import type { Text } from '#lib/language/text.ts';
import { failure, type Result, success } from '#lib/result.ts';
import type { TakeView } from '#lib/tasks/take-view.ts';
import { renewSelected } from './selection-store.ts';

export interface DoingContext {
  client: QueryClient;
  t: Text;
  viewer: { canCreate: boolean; canManage: boolean };
}

interface Deed {
  takes: readonly TakeView[];
  /** What a take will look like, as far as one can tell. */
  guess?: (take: TakeView) => TakeView;
  act: () => Promise<Result<Done>>;
  /** What was done, for the message. */
  done: string;
}

interface Done {
  /** How many takes are different now. */
  count: number;
  undo?: (() => Promise<Result<unknown>>) | undefined;
  /** Those that stayed as they were, by the reason in words. */
  refused?: readonly { taskIds: readonly string[]; message: string }[];
}

/** Shows what is guessed at once, does it, says what became of it with a way back, and shows the truth where it was refused. */
export async function doDeed(
  { takes, guess, act, done }: Deed,
  { client, t }: DoingContext,
): Promise<boolean> {
  const show = (now: readonly TakeView[]) => {
    workInGuess(client, now);
    renewSelected(now);
  };
  if (guess) show(takes.map(guess));
  const result = await reached(act());
  if (!result.ok) {
    if (guess) show(takes);
    say({ title: t(result.failure.message), tone: 'bad' });
    return false;
  }
  const { count, undo, refused = [] } = result.value;
  const stayed = new Set(refused.flatMap(({ taskIds }) => taskIds));
  if (guess && stayed.size > 0) show(takes.filter(({ id }) => stayed.has(id)));
  void client.refetchQueries({ queryKey: takeKeys.changes });
  if (count === 0 && refused[0]) {
    say({ title: t(refused[0].message), tone: 'bad' });
    return false;
  }
  const notes = [
    takes.length > 1 && t('Takes: {count}', { count }),
    ...refused.map(({ taskIds, message }) =>
      t('{count} stayed: {why}', { count: taskIds.length, why: t(message) }),
    ),
  ].filter((note) => note !== false);
  say({
    title: done,
    ...(notes.length > 0 ? { description: notes.join(' · ') } : {}),
    ...(undo && count > 0 ? { action: { label: t('Undo'), onSelect: () => void takeBack(undo) } } : {}),
  });
  return true;

  async function takeBack(undoing: () => Promise<Result<unknown>>) {
    if (guess) show(takes);
    const undone = await reached(undoing());
    if (!undone.ok) say({ title: t(undone.failure.message), tone: 'bad' });
    void client.refetchQueries({ queryKey: takeKeys.changes });
  }
}

/** An action whose answer did not come is a failure like any other. */
async function reached<T>(answer: Promise<Result<T>>): Promise<Result<T>> {
  return answer.catch(() =>
    failure('offline', 'The studio could not be reached. Nothing was changed; try again.'),
  );
}

/** Each in turn, until one is refused. */
export function inTurn<T>(inputs: readonly T[], act: (input: T) => Promise<Result<unknown>>) {
  return async (): Promise<Result<unknown>> => {
    for (const input of inputs) {
      const result = await act(input);
      if (!result.ok) return result;
    }
    return success(undefined);
  };
}

let lastToast: string | undefined;

/** One message at a time: who judges thirty takes by keyboard does not want thirty. */
export function say(toast: Parameters<typeof showToast>[0]): void {
  if (lastToast) hideToast(lastToast);
  lastToast = showToast(toast);
}
