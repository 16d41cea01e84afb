'use client';

import { useRef } from 'react';
import type { TakeDetail, TakeView } from '#lib/tasks/take-view.ts';

interface Place {
  taskId: string;
  /** As the list knows it; absent when it is not in the list. */
  take: TakeView | undefined;
  newerId: string | undefined;
  olderId: string | undefined;
}

/**
 * The takes before and after the one that is open: those of the list it was opened from. One that leaves the list while
 * it is open, because it was just decided about, keeps the neighbours that it had there. One that was in no list has its
 * neighbours in time.
 */
export function useNeighbours(place: Place, detail: TakeDetail | undefined) {
  const last = useRef<Place>(undefined);
  if (place.take) last.current = place;
  const { newerId, olderId } = last.current?.taskId === place.taskId ? last.current : {};
  return { newerId: newerId ?? detail?.newerId, olderId: olderId ?? detail?.olderId };
}
