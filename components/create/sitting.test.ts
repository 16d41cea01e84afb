import { expect, it } from 'vitest';
import type { TakeView } from '#lib/tasks/take-view.ts';
import { viewOfTake } from '#lib/tasks/test-take-view.ts';
import { latestSitting } from './sitting.ts';

function takeAt(createdAt: string): TakeView {
  return viewOfTake({ id: createdAt, batchId: createdAt, createdAt });
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
