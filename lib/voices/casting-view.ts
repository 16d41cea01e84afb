import type { TakeView } from '#lib/tasks/take-view.ts';
import type { CastingCell, CastingPlan } from './casting-plan.ts';

/** A casting among others. */
export interface CastingLine {
  id: string;
  text: string;
  voiceCount: number;
  cellCount: number;
  creatorName: string;
  createdAt: string;
}

/** A casting with all its squares, each with its newest take. */
export interface CastingView {
  id: string;
  text: string;
  plan: CastingPlan;
  creatorName: string;
  createdAt: string;
  cells: (CastingCell & { take?: TakeView | undefined })[];
}

/** What of a casting can still be taken back, and until when (ISO 8601); short speech has left at once. */
export interface CastTakes {
  heldIds: string[];
  releaseAt: string | null;
}
