'use client';

import { ExternalLink, Layers, Star } from 'lucide-react';
import { decidedStates, reviewLooks } from '#components/review/review-looks.ts';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { IconButton } from '#components/ui/icon-button.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { paths } from '#lib/paths.ts';
import type { TakeReview, TakeView } from '#lib/tasks/take-view.ts';

interface DeedBarProps {
  take: TakeView;
  letter: string;
  canCreate: boolean;
  onReview: (state: TakeReview['state']) => void;
  onFavour: () => void;
  onKeep: () => void;
}

/** What is decided about the chosen take. The same button again takes a decision back. */
export function DeedBar({ take, letter, canCreate, onReview, onFavour, onKeep }: DeedBarProps) {
  const t = useText();
  const { review, isFavourite, stack } = take;
  return (
    <fieldset className="relative flex min-w-0 shrink-0 items-center gap-1 overflow-x-auto border-line border-t px-2 py-1 [scrollbar-width:none] sm:px-3">
      <legend className="sr-only">{t('About take {letter}', { letter })}</legend>
      <span
        aria-hidden
        className="mr-1 grid size-5 shrink-0 place-items-center rounded-[4px] bg-accent font-medium text-on-accent text-xs"
      >
        {letter}
      </span>
      {decidedStates.map((state) => {
        const { icon: Icon, deed, key, colour } = reviewLooks[state];
        const isDecided = review.state === state;
        return (
          <Button
            key={state}
            look="ghost"
            size="sm"
            aria-pressed={isDecided}
            aria-keyshortcuts={key}
            onClick={() => onReview(isDecided ? 'undecided' : state)}
            className={classNames(isDecided && 'bg-raised', isDecided && colour)}
          >
            <Icon aria-hidden className="size-4" strokeWidth={1.5} />
            {t(deed)}
            <kbd aria-hidden className="tabular text-faint text-xs pointer-coarse:hidden">
              {key}
            </kbd>
          </Button>
        );
      })}
      <span className="flex-1" />
      <IconButton
        label={isFavourite ? t('No longer a favourite (F)') : t('Favourite (F)')}
        icon={<Star className={isFavourite ? 'fill-current' : undefined} />}
        aria-pressed={isFavourite}
        side="top"
        onClick={onFavour}
      />
      {canCreate && stack && stack.count > 1 && (
        <Button look="ghost" size="sm" aria-pressed={stack.isPick} aria-keyshortcuts="t" onClick={onKeep}>
          <Layers
            aria-hidden
            className={classNames('size-4', stack.isPick && 'text-accent')}
            strokeWidth={1.5}
          />
          {stack.isPick ? t('Chosen as the top') : t('Keep this one')}
        </Button>
      )}
      <Button look="ghost" size="sm" asChild>
        <a href={paths.take(take.id)} target="_blank" rel="noreferrer">
          <ExternalLink aria-hidden className="size-4" strokeWidth={1.5} />
          <span className="max-sm:sr-only">{t('Open the take')}</span>
        </a>
      </Button>
    </fieldset>
  );
}
