'use client';

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { takeKeys } from '#components/take/take-keys.ts';
import { hideToast, showToast } from '#components/ui/toast-store.ts';
import { useText } from '#components/ui/use-text.tsx';
import { failure } from '#lib/result.ts';
import { reviewTakes, takeBackReview } from '#lib/review/actions.ts';
import type { TakeView } from '#lib/tasks/take-view.ts';
import type { ReviewState } from '#prisma/client/enums.ts';
import { endPending, setPending, useReviewState } from './pending-decisions.ts';
import { reviewLooks } from './review-looks.ts';

interface DecideOptions {
  take: TakeView;
  /** The take that comes after it; absent at the end. */
  nextId: string | undefined;
  /** A decision leads on to the next take. */
  goesOn: boolean;
  onGo: (takeId: string) => void;
}

export interface DecideControl {
  state: ReviewState;
  decide: (state: ReviewState) => void;
  /** Takes back the newest decision of this sitting, and shows the take that it was about. */
  takeBack: () => void;
}

/** The decisions of this sitting that can still be taken back, the newest last. */
const made: { reviewId: string; taskId: string }[] = [];
let lastToast: string | undefined;

/** Decides about a take: seen at once, taken back by a key or from the message. */
export function useDecide({ take, nextId, goesOn, onGo }: DecideOptions): DecideControl {
  const t = useText();
  const client = useQueryClient();
  const state = useReviewState(take);

  const say = (toast: Parameters<typeof showToast>[0]) => {
    // One after the other would pile up: who judges thirty takes sees the last.
    if (lastToast) hideToast(lastToast);
    lastToast = showToast(toast);
  };

  const takeBack = async () => {
    const last = made.pop();
    if (!last) return say({ title: t('There is nothing to take back.') });
    const result = await takeBackReview({ reviewId: last.reviewId }).catch(noAnswer);
    if (!result.ok) return say({ title: t(result.failure.message), tone: 'bad' });
    say({ title: t('Taken back') });
    if (last.taskId !== take.id) onGo(last.taskId);
    await readAgain(client, last.taskId);
  };

  const decide = async (next: ReviewState) => {
    if (goesOn && next !== 'undecided') {
      if (nextId !== undefined) onGo(nextId);
      else if (next === state) say({ title: t('This is the last take.') });
    }
    if (next === state) return;
    setPending(take.id, next);
    const result = await reviewTakes({ taskIds: [take.id], state: next }).catch(noAnswer);
    if (result.ok) {
      const { reviewId } = result.value;
      if (result.value.changed.length > 0) made.push({ reviewId, taskId: take.id });
      say({
        title: t(reviewLooks[next].word),
        description: shortened(take.title || take.prompt),
        action: { label: t('Undo'), onSelect: () => void takeBack() },
      });
      await readAgain(client, take.id);
    } else {
      const again = { label: t('Try again'), onSelect: () => void decide(next) };
      say({
        title: t(result.failure.message),
        description: shortened(take.title || take.prompt),
        tone: 'bad',
        action: again,
        durationSeconds: 0,
      });
    }
    endPending(take.id, next);
  };

  return { state, decide: (next) => void decide(next), takeBack: () => void takeBack() };
}

function noAnswer() {
  return failure('no-answer', 'The studio did not answer. Nothing was decided.');
}

async function readAgain(client: QueryClient, taskId: string): Promise<void> {
  await Promise.all([
    client.refetchQueries({ queryKey: takeKeys.changes }),
    client.invalidateQueries({ queryKey: takeKeys.one(taskId) }),
  ]);
}

function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80).trimEnd()} ...` : text;
}
