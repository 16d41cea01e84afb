'use client';

import { useQueryClient } from '@tanstack/react-query';
import { reviewLooks } from '#components/review/review-looks.ts';
import { takeKeys } from '#components/take/take-keys.ts';
import { showToast } from '#components/ui/toast-store.ts';
import { useText } from '#components/ui/use-text.tsx';
import { favouriteTakes } from '#lib/curation/actions.ts';
import { failure, type Result } from '#lib/result.ts';
import { reviewTakes, takeBackReview } from '#lib/review/actions.ts';
import { arrangeStacks, pickTop, stackTakes, unstackTakes } from '#lib/tasks/actions.ts';
import type { TakeDetail, TakeReview, TakeView } from '#lib/tasks/take-view.ts';

/** What a person does to takes that they compare: shown at once, said in a toast with the way back. */
export function useDeeds() {
  const t = useText();
  const client = useQueryClient();

  const refresh = async (ids: readonly string[]) => {
    for (const id of ids) void client.invalidateQueries({ queryKey: takeKeys.one(id) });
    void client.invalidateQueries({ queryKey: ['stacks'] });
    await client.refetchQueries({ queryKey: takeKeys.changes });
  };
  const patch = (id: string, change: Partial<TakeView>) =>
    client.setQueryData<TakeDetail>(takeKeys.one(id), (take) => take && { ...take, ...change });

  /** Runs it, says what came of it, and offers the way back. */
  async function run<T>(
    ids: readonly string[],
    deed: Promise<Result<T>>,
    said: string,
    undo?: (value: T) => Promise<Result<unknown>>,
  ): Promise<void> {
    const result = await deed.catch(() =>
      failure('no-answer', 'The studio did not answer. Look again before you repeat it.'),
    );
    void refresh(ids);
    if (!result.ok) {
      showToast({ title: t(result.failure.message), tone: 'bad' });
      return;
    }
    const { value } = result;
    const takeBack = undo && { label: t('Undo'), onSelect: () => void undo(value).then(() => refresh(ids)) };
    showToast({ id: 'compare', title: said, ...(takeBack ? { action: takeBack } : {}) });
  }

  return {
    review({ id, review }: TakeView, state: TakeReview['state']) {
      if (review.state === state) return;
      patch(id, { review: { state } });
      const said = t(reviewLooks[state].word);
      void run([id], reviewTakes({ taskIds: [id], state }), said, ({ reviewId }) =>
        takeBackReview({ reviewId }),
      );
    },
    favour({ id, isFavourite }: TakeView) {
      patch(id, { isFavourite: !isFavourite });
      const said = isFavourite ? t('No favourite any more') : t('A favourite of yours');
      void run([id], favouriteTakes({ taskIds: [id], isFavourite: !isFavourite }), said);
    },
    keep({ id, stack }: TakeView, ids: readonly string[]) {
      const isPick = !stack?.isPick;
      const said = isPick ? t('On top of its stack now') : t('No longer chosen: the best one is on top');
      void run(ids, pickTop({ taskId: id, isPick }), said, ({ undo }) => pickTop(undo));
    },
    putTogether(ids: string[]) {
      const said = t('They lie in one stack now');
      void run(ids, stackTakes({ taskIds: ids }), said, ({ undo }) => arrangeStacks(undo));
    },
    takeOut(id: string, ids: readonly string[]) {
      const said = t('Taken out of its stack');
      void run(ids, unstackTakes({ taskIds: [id] }), said, ({ undo }) => arrangeStacks(undo));
    },
  };
}
