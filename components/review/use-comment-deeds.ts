'use client';

import { useQueryClient } from '@tanstack/react-query';
import { takeKeys } from '#components/take/take-keys.ts';
import { showToast } from '#components/ui/toast-store.ts';
import { useText } from '#components/ui/use-text.tsx';
import { failure, type Result } from '#lib/result.ts';
import {
  addComment,
  deleteComment,
  editComment,
  resolveComment,
  restoreComment,
} from '#lib/review/actions.ts';
import { reviewOptions } from './review-queries.ts';

/** What can be done with the comments of a take. Each says what went wrong, and then shows what is true. */
export function useCommentDeeds(taskId: string) {
  const t = useText();
  const client = useQueryClient();

  const act = async (call: () => Promise<Result<unknown>>): Promise<boolean> => {
    const result = await call().catch(() =>
      failure('no-answer', 'The studio did not answer. Try again: nothing is written twice.'),
    );
    if (!result.ok) showToast({ title: t(result.failure.message), tone: 'bad' });
    await Promise.all([
      client.invalidateQueries({ queryKey: reviewOptions(taskId).queryKey }),
      client.refetchQueries({ queryKey: takeKeys.changes }),
    ]);
    return result.ok;
  };

  return {
    add: (input: Parameters<typeof addComment>[0]) => act(() => addComment(input)),
    edit: (commentId: string, text: string, mentionIds: string[]) =>
      act(() => editComment({ commentId, text, mentionIds })),
    resolve: (commentId: string, isResolved: boolean) => act(() => resolveComment({ commentId, isResolved })),
    remove: async (commentId: string) => {
      const isGone = await act(() => deleteComment({ commentId }));
      if (!isGone) return;
      showToast({
        title: t('Comment deleted'),
        action: { label: t('Undo'), onSelect: () => void act(() => restoreComment({ commentId })) },
        durationSeconds: 8,
      });
    },
  };
}

export type CommentDeeds = ReturnType<typeof useCommentDeeds>;
