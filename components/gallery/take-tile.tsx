'use client';

import { type CSSProperties, memo } from 'react';
import { MoneyWords } from '#components/take/money-words.tsx';
import { StateBadge } from '#components/take/state-badge.tsx';
import { aspectOf } from '#components/take/take-words.ts';
import { TimeAgo } from '#components/ui/time-ago.tsx';
import { paths } from '#lib/paths.ts';
import type { TakeView } from '#lib/tasks/take-view.ts';
import { TileSlate } from './tile-slate.tsx';

interface TakeTileProps {
  take: TakeView;
  index: number;
  /** Where it lies in the grid; absent in the first paint, when the style sheet lays the tiles out. */
  box?: { left: number; top: number; width: number; height: number } | undefined;
  /** The one tile that the Tab key reaches. */
  isCurrent: boolean;
  isPlaying: boolean;
  onPosterError: () => void;
}

/** A take in the grid: its poster, edge to edge. Words appear on hover and on focus. The whole tile is one link. */
export const TakeTile = memo(function TakeTile({
  take,
  index,
  box,
  isCurrent,
  isPlaying,
  onPosterError,
}: TakeTileProps) {
  const clip = take.preview ?? (take.media?.kind === 'video' ? take.media : undefined);
  return (
    <li
      style={placeOf(take, box)}
      className="group/tile @container relative overflow-hidden bg-panel [contain:strict]"
    >
      <a
        href={paths.take(take.id)}
        data-take={take.id}
        data-index={index}
        tabIndex={isCurrent ? 0 : -1}
        draggable={false}
        className="absolute inset-0 block outline-none"
      >
        {take.poster ? (
          <img
            src={take.poster.url}
            width={take.poster.width}
            height={take.poster.height}
            alt=""
            decoding="async"
            draggable={false}
            onError={onPosterError}
            className="size-full object-cover"
          />
        ) : (
          <TileSlate take={take} />
        )}
        {isPlaying && clip && (
          <video
            src={clip.url}
            muted
            loop
            autoPlay
            playsInline
            disableRemotePlayback
            aria-hidden
            className="absolute inset-0 size-full object-cover"
          />
        )}
        {take.poster && <Caption take={take} />}
        <span
          aria-hidden
          className="absolute inset-0 hidden border-3 border-accent shadow-[inset_0_0_0_1px_black] group-has-focus-visible/tile:block"
        />
      </a>
    </li>
  );
});

function Caption({ take }: { take: TakeView }) {
  return (
    <span className="absolute inset-0 flex flex-col justify-between bg-linear-to-t from-black/90 via-black/45 via-60% to-black/10 p-2.5 text-white opacity-0 transition-opacity duration-150 ease-out group-hover/tile:opacity-100 group-has-focus-visible/tile:opacity-100 pointer-coarse:group-hover/tile:opacity-0">
      <span className="flex">
        <StateBadge take={take} isOverMedia />
      </span>
      <span className="grid gap-1 text-sm">
        <span className="line-clamp-2 text-pretty">{take.prompt}</span>
        <span className="flex gap-x-2 truncate text-white/85 text-xs">
          <span className="truncate">{take.creatorName}</span>
          <MoneyWords take={take} />
          <TimeAgo iso={take.createdAt} />
        </span>
      </span>
    </span>
  );
}

function placeOf(take: TakeView, box: TakeTileProps['box']): CSSProperties {
  if (box) return { position: 'absolute', ...box };
  const aspect = aspectOf(take);
  return {
    flex: `${aspect} 1 calc(${aspect} * var(--row-height))`,
    aspectRatio: aspect,
    maxWidth: '100%',
  };
}
