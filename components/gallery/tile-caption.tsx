'use client';

import { MoneyWords } from '#components/take/money-words.tsx';
import { StateBadge } from '#components/take/state-badge.tsx';
import { TimeAgo } from '#components/ui/time-ago.tsx';
import type { TakeView } from '#lib/tasks/take-view.ts';

/** What a tile says of its take while somebody rests on it. */
export function TileCaption({ take }: { take: TakeView }) {
  return (
    <span
      aria-hidden
      className="absolute inset-0 flex flex-col justify-end bg-linear-to-t from-black/90 via-black/45 via-60% to-black/10 p-2.5 text-white transition-opacity duration-150 ease-out starting:opacity-0"
    >
      <span className="grid gap-1 text-sm">
        {take.state !== 'succeeded' && (
          <span className="flex">
            <StateBadge take={take} isOverMedia />
          </span>
        )}
        <span translate="no" className="line-clamp-2 text-pretty">
          {take.title ?? take.prompt}
        </span>
        <span className="flex gap-x-2 truncate text-white/85 text-xs">
          <span translate="no" className="truncate">
            {take.creatorName}
          </span>
          <MoneyWords take={take} />
          <TimeAgo iso={take.createdAt} />
        </span>
      </span>
    </span>
  );
}
