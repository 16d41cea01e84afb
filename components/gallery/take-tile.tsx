'use client';

import { Pause, Play } from 'lucide-react';
import { type CSSProperties, memo, Suspense, useState } from 'react';
import { useTileSelection } from '#components/selection/selection-store.ts';
import { aspectOf } from '#components/take/take-words.ts';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { paths } from '#lib/paths.ts';
import type { TakeView } from '#lib/tasks/take-view.ts';
import { hasMarks, TileMarks } from './tile-marks.tsx';
import { TileStack } from './tile-stack.tsx';
import { wordsOfTile } from './tile-words.ts';

const TileSlate = lazyPart(() => import('./tile-slate.tsx').then((found) => found.TileSlate));
const TileCaption = lazyPart(() => import('./tile-caption.tsx').then((found) => found.TileCaption));
const TileCheckbox = lazyPart(() => import('./tile-checkbox.tsx').then((found) => found.TileCheckbox));
const SoundTile = lazyPart(() => import('./sound-tile.tsx').then((found) => found.SoundTile));

interface TakeTileProps {
  take: TakeView;
  /** Where it lies within its stretch; absent in the first paint, when the style sheet lays the tiles out. */
  left?: number | undefined;
  top?: number | undefined;
  width?: number | undefined;
  height?: number | undefined;
  /** The one tile that the Tab key reaches. */
  isCurrent: boolean;
  isPlaying: boolean;
  /** Starts or stops what can be played in the tile. */
  onToggle: (id: string) => void;
  onPosterError: () => void;
}

/**
 * A take in the grid: its poster, edge to edge, as one link. Words appear on hover and on focus, and are made only
 * then: hundreds of tiles pass while somebody scrolls.
 */
export const TakeTile = memo(function TakeTile(props: TakeTileProps) {
  const { take, isCurrent, isPlaying, onToggle, onPosterError } = props;
  const t = useText();
  const selection = useTileSelection(take.id);
  const isSelected = selection === 'selected';
  const [isNear, setNear] = useState(false);
  const stack = take.stack && take.stack.count > 1 ? take.stack : undefined;
  const isSound = take.media?.kind === 'audio';
  const clip = take.preview ?? (take.media?.kind === 'video' ? take.media : undefined);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list whose items lie in stretches has no element of its own
    <div
      role="listitem"
      style={placeOf(props)}
      data-selected={isSelected || undefined}
      data-stack-top={stack && ''}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setNear(true)}
      onPointerLeave={(event) => !event.currentTarget.matches(':focus-within') && setNear(false)}
      onFocus={(event) => event.target.matches(':focus-visible') && setNear(true)}
      onBlur={(event) => !event.currentTarget.matches(':hover') && setNear(false)}
      className="group/tile @container relative overflow-hidden bg-panel [contain:strict] data-selected:bg-accent/20"
    >
      <a
        href={paths.take(take.id)}
        data-take={take.id}
        tabIndex={isCurrent ? 0 : -1}
        draggable={false}
        className="absolute inset-0 block select-none outline-none transition-[inset] duration-150 ease-out [-webkit-touch-callout:none] group-data-selected/tile:inset-2"
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
          <Suspense>
            <TileSlate take={take} />
          </Suspense>
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
        {isNear && take.poster && (
          <Suspense>
            <TileCaption take={take} />
          </Suspense>
        )}
        <span className="sr-only">{wordsOfTile(t, take, isSelected)}</span>
        {hasMarks(take) && <TileMarks take={take} />}
        {isNear && (
          <span
            aria-hidden
            className="absolute inset-0 hidden border-3 border-accent shadow-[inset_0_0_0_1px_black] group-has-[a:focus-visible]/tile:block"
          />
        )}
      </a>
      {stack && <TileStack stack={stack} />}
      {(selection || isNear) && (
        <Suspense>
          <TileCheckbox take={take} isSelected={isSelected} />
        </Suspense>
      )}
      {isSound && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={t(isPlaying ? 'Pause: {prompt}' : 'Play: {prompt}', { prompt: take.prompt })}
          onClick={(event) => {
            // A click on the tile beside it opens the take.
            event.stopPropagation();
            onToggle(take.id);
          }}
          className="absolute top-0 left-0 hidden size-11 place-items-center pointer-coarse:grid [&_svg]:size-5 [&_svg]:stroke-[1.5]"
        >
          {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
        </button>
      )}
    </div>
  );
});

function placeOf({ take, left, top, width, height }: TakeTileProps): CSSProperties {
  if (width !== undefined) return { position: 'absolute', left, top, width, height };
  const aspect = aspectOf(take);
  return {
    flex: `${aspect} 1 calc(${aspect} * var(--row-height))`,
    aspectRatio: aspect,
    maxWidth: '100%',
  };
}
