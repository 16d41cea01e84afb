'use client';

import { Images, Pause, Play } from 'lucide-react';
import { type CSSProperties, memo, Suspense } from 'react';
import { MoneyWords } from '#components/take/money-words.tsx';
import { StateBadge } from '#components/take/state-badge.tsx';
import { aspectOf } from '#components/take/take-words.ts';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { TimeAgo } from '#components/ui/time-ago.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { paths } from '#lib/paths.ts';
import type { TakeView } from '#lib/tasks/take-view.ts';
import { TileSlate } from './tile-slate.tsx';

const SoundTile = lazyPart(() => import('./sound-tile.tsx').then((found) => found.SoundTile));

interface TakeTileProps {
  take: TakeView;
  index: number;
  /** Where it lies in the grid; absent in the first paint, when the style sheet lays the tiles out. */
  box?: { left: number; top: number; width: number; height: number } | undefined;
  /** The one tile that the Tab key reaches. */
  isCurrent: boolean;
  isPlaying: boolean;
  /** Starts or stops what can be played in the tile. */
  onToggle: (id: string) => void;
  onPosterError: () => void;
}

/** A take in the grid: its poster, edge to edge. Words appear on hover and on focus. The whole tile is one link. */
export const TakeTile = memo(function TakeTile({
  take,
  index,
  box,
  isCurrent,
  isPlaying,
  onToggle,
  onPosterError,
}: TakeTileProps) {
  const isSound = take.media?.kind === 'audio';
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
        ) : isSound ? (
          <Suspense>
            <SoundTile take={take} isPlaying={isPlaying} onEnded={() => onToggle(take.id)} />
          </Suspense>
        ) : (
          <TileSlate take={take} />
        )}
        {take.outputCount && <OutputCount count={take.outputCount} />}
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
      {isSound && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={`${isPlaying ? 'Pause' : 'Play'}: ${take.prompt}`}
          onClick={() => onToggle(take.id)}
          className="absolute top-0 left-0 hidden size-11 place-items-center pointer-coarse:grid [&_svg]:size-5 [&_svg]:stroke-[1.5]"
        >
          {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
        </button>
      )}
    </li>
  );
});

/** Several pictures of one take: the first is shown. */
function OutputCount({ count }: { count: number }) {
  const t = useText();
  return (
    <span className="tabular absolute top-2 right-2 flex items-center gap-1 rounded-sm bg-black/65 px-1.5 py-0.5 text-white text-xs">
      <Images aria-hidden className="size-3.5 stroke-[1.5]" />
      {count}
      <span className="sr-only">{t('pictures')}</span>
    </span>
  );
}

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
