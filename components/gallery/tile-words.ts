import { reviewLooks } from '#components/review/review-looks.ts';
import { stateWords } from '#components/take/state-words.ts';
import { binDays } from '#lib/curation/shelf-limits.ts';
import type { Text } from '#lib/language/text.ts';
import type { TakeView } from '#lib/tasks/take-view.ts';

const longestName = 160;
const dayMs = 86_400_000;

/** What a tile does not say in letters, for who does not see it: what it is, and what was decided about it. */
export function wordsOfTile(t: Text, take: TakeView, isSelected: boolean): string {
  const parts = [
    // Where there is no poster the words stand on the tile.
    take.poster && ((take.title ?? take.prompt).slice(0, longestName) || t('Take')),
    take.poster && take.state !== 'succeeded' && t(stateWords[take.state].word),
    take.review.state !== 'undecided' && t(reviewLooks[take.review.state].word),
    take.isFavourite && t('Favourite'),
    take.stack && take.stack.count > 1 && t('Stack of {count} takes', { count: take.stack.count }),
    take.comments.total > 0 && t('Comments: {count}', { count: take.comments.total }),
    isSelected && t('Selected'),
  ];
  return parts.filter(Boolean).join(', ');
}

/** How many days a take in the bin still has, 0 to 30. */
export function daysLeft(shelvedAt: string, now: number): number {
  const days = Math.ceil((Date.parse(shelvedAt) - now) / dayMs) + binDays;
  return Math.min(binDays, Math.max(0, days));
}
