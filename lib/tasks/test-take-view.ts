import type { TakeView } from './take-view.ts';

/** For tests: a finished video as the browser knows it, with what a test is about put over it. */
export function viewOfTake(more: Partial<TakeView> = {}): TakeView {
  return {
    id: 'a',
    batchId: 'a',
    tool: 'video',
    state: 'succeeded',
    prompt: 'A red kite',
    model: 'H3',
    settings: {},
    shelf: 'gallery',
    review: { state: 'undecided' },
    tags: [],
    isFavourite: false,
    comments: { total: 0, open: 0 },
    createdAt: '2026-11-20T10:00:00.000Z',
    creatorId: 'ada',
    creatorName: 'Ada',
    isMine: true,
    estimate: { lines: [], totalMicros: 0, currency: 'USD', isPriced: true },
    isSafe: true,
    ...more,
  };
}
