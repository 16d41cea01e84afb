import type { TakeFilter } from '#lib/tasks/take-page-view.ts';

/** Under what the browser keeps what it has read of takes. */
export const takeKeys = {
  all: ['takes'] as const,
  lists: ['takes', 'list'] as const,
  list: (filter: TakeFilter) => ['takes', 'list', filter] as const,
  /** Of a list only its newest takes: what a stage shows. */
  newest: (filter: TakeFilter) => ['takes', 'list', filter, 'newest'] as const,
  reels: ['takes', 'reel'] as const,
  reel: (filter: TakeFilter) => ['takes', 'reel', filter] as const,
  one: (taskId: string) => ['takes', 'one', taskId] as const,
  changes: ['takes', 'changes'] as const,
};
