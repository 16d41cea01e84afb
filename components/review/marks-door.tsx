'use client';

import { Suspense } from 'react';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { useDesk, useDeskState } from './review-desk.tsx';

/** What lies over the picture and its timeline, fetched where somebody draws or has said something. */
export const MarksLayer = lazyPart(() => import('./marks-layer.tsx').then((found) => found.MarksLayer));
const LoadedMarks = lazyPart(() => import('./timeline-marks.tsx').then((found) => found.TimelineMarks));

/** Whether there may be marks to show on the frame. */
export function useHasMarks(): boolean {
  const desk = useDesk();
  return useDeskState(desk, ({ pen, activeId, hasDraftMarks }) =>
    Boolean(pen ?? activeId ?? (hasDraftMarks || undefined)),
  );
}

/** Where on the timeline somebody said something. */
export function TimelineMarks({ durationSeconds }: { durationSeconds: number }) {
  const desk = useDesk();
  if (!desk?.hasComments) return null;
  return (
    <Suspense>
      <LoadedMarks durationSeconds={durationSeconds} />
    </Suspense>
  );
}
