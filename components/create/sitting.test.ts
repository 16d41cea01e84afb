import { expect, it } from 'vitest';
import type { TakeView } from '#lib/tasks/take-view.ts';
import { latestSitting } from './sitting.ts';

function takeAt(createdAt: string): TakeView {
  return {
    id: createdAt,
    batchId: createdAt,
    tool: 'video',
    state: 'succeeded',
    prompt: '',
    model: 'H3',
    settings: {},
    createdAt,
    creatorName: 'Ada',
    isMine: true,
    estimate: { lines: [], totalMicros: 0, currency: 'USD', isPriced: true },
    isSafe: true,
  };
}

it('ends at the first long pause, however old the sitting is', () => {
  const times = [
    '2026-11-20T15:00:00Z',
    '2026-11-20T09:30:00Z',
    '2026-11-20T03:29:59Z',
    '2026-11-20T03:00:00Z',
  ];
  expect(latestSitting(times.map(takeAt)).map(({ createdAt }) => createdAt)).toEqual(times.slice(0, 2));
  expect(latestSitting([])).toEqual([]);
});
