import { expect, test } from 'vitest';
import { english } from '#lib/language/text.ts';
import { viewOfTake } from '#lib/tasks/test-take-view.ts';
import { daysLeft, wordsOfTile } from './tile-words.ts';

test('a take in the bin has thirty days, whatever the clock of the browser says', () => {
  const at = Date.parse('2026-11-20T12:00:00Z');
  const days = (hours: number) => daysLeft('2026-11-20T12:00:00Z', at + hours * 3_600_000);
  expect([-1, 0, 1, 25, 24 * 29 + 1, 24 * 30, 24 * 99].map(days)).toEqual([30, 30, 30, 29, 1, 0, 0]);
});

test('a tile says what only its signs show', () => {
  const take = viewOfTake({
    poster: { url: '/p', mimeType: 'image/webp' },
    title: 'Kite',
    review: { state: 'approved' },
    isFavourite: true,
    stack: { id: 's', count: 3, isTop: true, isPick: false },
  });
  expect(wordsOfTile(english, take, true)).toBe('Kite, Approved, Favourite, Stack of 3 takes, Selected');
  expect(wordsOfTile(english, viewOfTake(), false)).toBe('');
});
