'use client';

import { Images, MessageSquare, Star } from 'lucide-react';
import { Suspense } from 'react';
import { reviewLooks } from '#components/review/review-looks.ts';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import type { TakeView } from '#lib/tasks/take-view.ts';
import { Mark } from './tile-mark.tsx';

const DaysLeft = lazyPart(() => import('./days-left.tsx').then((found) => found.DaysLeft));

/** Most takes have none. */
export function hasMarks({ shelf, outputCount, comments, isFavourite, review }: TakeView): boolean {
  return (
    shelf === 'bin' ||
    outputCount !== undefined ||
    comments.open > 0 ||
    isFavourite ||
    review.state !== 'undecided'
  );
}

/** What stands on a tile at any time: signs and numbers, each on a dark ground of its own, readable on any frame. */
export function TileMarks({ take }: { take: TakeView }) {
  const { review, comments } = take;
  const Review = reviewLooks[review.state].icon;
  return (
    <span
      aria-hidden
      className="absolute top-2 right-2 flex group-data-stack-top/tile:right-15 max-w-[calc(100%-3rem)] flex-wrap justify-end gap-1 text-white"
    >
      {take.shelf === 'bin' && take.shelvedAt && (
        <Suspense>
          <DaysLeft shelvedAt={take.shelvedAt} />
        </Suspense>
      )}
      {take.outputCount && <Mark icon={<Images />}>{take.outputCount}</Mark>}
      {comments.open > 0 && <Mark icon={<MessageSquare />}>{comments.open}</Mark>}
      {take.isFavourite && <Mark icon={<Star className="fill-current" />} />}
      {review.state !== 'undecided' && (
        <Mark icon={<Review className="stroke-[2.25]!" />} className={markColours[review.state]} />
      )}
    </span>
  );
}

/** The ground is dark in both themes, so these are the colours of the dark one. */
const markColours = {
  undecided: '',
  shortlisted: 'text-[oklch(0.8_0.15_60)]',
  approved: 'text-[oklch(0.78_0.15_150)]',
  rejected: 'text-[oklch(0.75_0.15_25)]',
} as const;
