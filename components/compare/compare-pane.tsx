'use client';

import { Layers, Star, Volume2, VolumeX, X } from 'lucide-react';
import { useRef } from 'react';
import { reviewLooks } from '#components/review/review-looks.ts';
import { classNames } from '#components/ui/class-names.ts';
import { IconButton } from '#components/ui/icon-button.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { TakeView } from '#lib/tasks/take-view.ts';
import type { CompareClock } from './compare-clock.ts';
import { PaneMedia } from './pane-media.tsx';
import { transformOf } from './shared-zoom.ts';
import { type SharedZoom, usePaneZoom } from './use-shared-zoom.ts';

interface ComparePaneProps {
  take: TakeView;
  /** What it is called here: A, B, ... */
  letter: string;
  clock: CompareClock;
  zoom: SharedZoom;
  isActive: boolean;
  isHeard: boolean;
  onChoose: () => void;
  onHear: () => void;
  onRemove: () => void;
  className?: string | undefined;
}

/** One of the takes side by side. The chosen one has the amber frame: keys and buttons are about it. */
export function ComparePane(props: ComparePaneProps) {
  const t = useText();
  const { take, letter, clock, zoom, isActive, isHeard, onChoose, onHear, onRemove, className } = props;
  const frame = useRef<HTMLDivElement>(null);
  const gestures = usePaneZoom(frame, zoom);
  const look = reviewLooks[take.review.state];
  const hasSound = take.media?.kind === 'audio' || take.media?.hasAudio;
  const name = take.title ?? take.prompt;
  return (
    <section
      aria-label={t('Take {letter}: {name}', { letter, name })}
      aria-current={isActive || undefined}
      data-heard={isHeard || undefined}
      onPointerDownCapture={onChoose}
      onFocusCapture={onChoose}
      className={classNames(
        'flex min-h-0 min-w-0 flex-col overflow-hidden rounded-sm border-2 bg-panel transition-colors duration-150',
        isActive ? 'border-accent' : 'border-transparent',
        className,
      )}
    >
      <header className="flex h-9 shrink-0 items-center gap-1.5 pl-2 pointer-coarse:h-10">
        <button
          type="button"
          aria-pressed={isActive}
          onClick={onChoose}
          className="flex h-full min-w-0 flex-1 items-center gap-2 text-left text-sm"
        >
          <span
            className={classNames(
              'grid size-5 shrink-0 place-items-center rounded-[4px] font-medium text-xs',
              isActive ? 'bg-accent text-on-accent' : 'bg-raised text-muted',
            )}
          >
            {letter}
          </span>
          <span translate="no" className="min-w-0 truncate">
            {name}
          </span>
        </button>
        {take.isFavourite && <Star aria-label={t('Favourite')} className="size-3.5 shrink-0 fill-current" />}
        {take.stack?.isPick && (
          <Layers
            aria-label={t('Chosen as the top of its stack')}
            className="size-3.5 shrink-0 text-accent"
          />
        )}
        {take.review.state !== 'undecided' && (
          <span className={classNames('flex shrink-0 items-center gap-1 text-xs', look.colour)}>
            <look.icon aria-hidden className="size-3.5" strokeWidth={2} />
            <span className="max-sm:sr-only">{t(look.word)}</span>
          </span>
        )}
        {hasSound && (
          <IconButton
            label={isHeard ? t('Silence {letter} (M)', { letter }) : t('Hear {letter}', { letter })}
            icon={isHeard ? <Volume2 /> : <VolumeX />}
            size="sm"
            side="bottom"
            aria-pressed={isHeard}
            onClick={onHear}
            className={isHeard ? 'text-accent' : undefined}
          />
        )}
        <IconButton
          label={t('Take {letter} out of the comparison', { letter })}
          icon={<X />}
          size="sm"
          side="bottom"
          onClick={onRemove}
        />
      </header>
      <div
        ref={frame}
        {...gestures}
        className={classNames(
          'relative min-h-0 flex-1 select-none overflow-hidden bg-[light-dark(oklch(0.2_0.004_70),oklch(0.12_0.004_70))]',
          zoom.isWhole ? 'touch-pan-y' : 'cursor-grab touch-none',
          take.media?.kind !== 'video' && take.media?.kind !== 'image' && 'bg-panel',
        )}
      >
        <PaneMedia take={take} clock={clock} isHeard={isHeard} transform={transformOf(zoom.view)} />
      </div>
    </section>
  );
}
