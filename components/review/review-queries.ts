'use client';

import { queryOptions, useQuery } from '@tanstack/react-query';
import { takeKeys } from '#components/take/take-keys.ts';
import { getJson } from '#components/ui/get-json.ts';
import { paths } from '#lib/paths.ts';
import type { TakeReviewView } from '#lib/review/review-view.ts';

/** How soon somebody else's words appear while a take is looked at. */
const lookAgainMs = 8_000;

/**
 * What was said and decided about a take. Its key lies under the take's own, so that whatever changes the take asks
 * for this again too; and what is new in it lets the take be asked for.
 */
export function reviewOptions(taskId: string) {
  const queryKey = [...takeKeys.one(taskId), 'review'];
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }) => {
      const before = client.getQueryData<TakeReviewView>(queryKey);
      const review = await getJson<TakeReviewView>(paths.api.takeReview(taskId), signal);
      if (before && sizeOf(before) !== sizeOf(review)) {
        void client.refetchQueries({ queryKey: takeKeys.changes });
      }
      return review;
    },
    staleTime: lookAgainMs / 2,
    refetchInterval: lookAgainMs,
    refetchIntervalInBackground: false,
  });
}

function sizeOf({ comments, decisions }: TakeReviewView): string {
  const answers = comments.reduce((count, comment) => count + comment.answers.length, 0);
  const open = comments.filter(({ resolvedAt }) => !resolvedAt).length;
  return [comments.length, answers, open, decisions.filter(({ isTakenBack }) => !isTakenBack).length].join();
}

/** What was said and decided about a take, kept live while it is looked at. */
export function useReview(taskId: string) {
  return useQuery(reviewOptions(taskId));
}
