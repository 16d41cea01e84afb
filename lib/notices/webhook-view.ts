import type { HappeningKind } from '#lib/happenings/kinds.ts';

/** A web hook as its owners see it. */
export interface WebhookView {
  id: string;
  url: string;
  /** Empty for all. */
  kinds: HappeningKind[];
  isPaused: boolean;
  /** Why the studio paused it by itself. */
  problem?: string | undefined;
  createdAt: string;
  creatorName: string;
  lastDelivery?: DeliveryView | undefined;
}

/** One thing that a receiver is told, over all of its tries. */
export interface DeliveryView {
  id: string;
  /** A kind of happening, or `test`. */
  kind: string;
  createdAt: string;
  attempts: number;
  httpStatus?: number | undefined;
  /** Why the last try failed. */
  problem?: string | undefined;
  deliveredAt?: string | undefined;
  /** When it is tried next; absent when it was delivered or given up. */
  nextTryAt?: string | undefined;
}
