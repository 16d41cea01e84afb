import type { TaskShelf, TaskState } from '#prisma/client/enums.ts';
import type { MediaLink, ResultLink, TakeReview } from './take-view.ts';

/** A take among those that it was made from and that were made from it. */
export interface LineageNode {
  id: string;
  tool: string;
  state: TaskState;
  shelf: TaskShelf;
  title?: string | undefined;
  /** Its beginning only. */
  prompt: string;
  /** Takes of one click share it. */
  batchId: string;
  kind?: ResultLink['kind'] | undefined;
  poster?: MediaLink | undefined;
  peaks?: MediaLink | undefined;
  review: TakeReview['state'];
  isStackTop: boolean;
  createdAt: string;
  /** 0 is that of the take that was asked about; what it was made from lies below. */
  generation: number;
}

/** One take went into another, or is another try of it. */
export interface LineageEdge {
  from: string;
  to: string;
  /** A media role (`first_frame`), `remake`, `prompt` (an enhanced one) or `line_before` (of speech). */
  role: string;
}

export interface Lineage {
  /** The oldest generation first, in each the oldest take first. */
  nodes: LineageNode[];
  edges: LineageEdge[];
  /** There is more than is shown. */
  isCut: boolean;
}
