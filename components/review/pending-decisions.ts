'use client';

import { useSyncExternalStore } from 'react';
import type { TakeView } from '#lib/tasks/take-view.ts';
import type { ReviewState } from '#prisma/client/enums.ts';

/** Decisions that are on their way to the server: shown at once, wherever the take is. */
const pending = new Map<string, ReviewState>();
const listeners = new Set<() => void>();

export function setPending(taskId: string, state: ReviewState): void {
  pending.set(taskId, state);
  for (const listener of listeners) listener();
}

/** It has arrived, or it failed; a newer one about the same take stays. */
export function endPending(taskId: string, state: ReviewState): void {
  if (pending.get(taskId) !== state) return;
  pending.delete(taskId);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What was decided about a take, with what this person has just decided. */
export function useReviewState({ id, review }: Pick<TakeView, 'id' | 'review'>): ReviewState {
  return useSyncExternalStore(
    subscribe,
    () => pending.get(id) ?? review.state,
    () => review.state,
  );
}
