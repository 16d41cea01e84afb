'use client';

import type { TakeView } from '#lib/tasks/take-view.ts';
import type { DoingContext, TakeDoing } from './take-doings.ts';

interface BarChoicesProps {
  takes: readonly TakeView[];
  context: DoingContext;
  areStacked: boolean;
  run: (doing: TakeDoing) => void;
}

export function BarChoices(_: BarChoicesProps) {
  return null;
}
