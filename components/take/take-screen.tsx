'use client';

import { ChevronLeft, ChevronRight, Gavel, X } from 'lucide-react';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { FavouriteButton, useFavouriteTake } from '#components/curation/favourite-button.tsx';
import { TakeKeeping } from '#components/curation/take-keeping.tsx';
import { CommentsPanel } from '#components/review/comments-door.ts';
import {
  goesOnChoice,
  panelChoice,
  reviewModeChoice,
  useKeptChoice,
} from '#components/review/kept-choice.ts';
import { ReviewDesk } from '#components/review/review-desk.tsx';
import { useDecide } from '#components/review/use-decide.ts';
import { usePreload } from '#components/review/use-preload.ts';
import { useSwipe } from '#components/review/use-swipe.ts';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { IconButton } from '#components/ui/icon-button.tsx';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { TakeDetail, TakeView } from '#lib/tasks/take-view.ts';
import { useShortcuts } from './player/use-shortcuts.ts';
import { TakeAside } from './take-aside.tsx';
import { TakeStage } from './take-stage.tsx';
import { aspectOf } from './take-words.ts';

const ReviewDock = lazyPart(() =>
  import('#components/review/review-dock.tsx').then((found) => found.ReviewDock),
);

interface TakeScreenProps {
  take: TakeView;
  detail: TakeDetail | undefined;
  newerId: string | undefined;
  olderId: string | undefined;
  canCreate: boolean;
  /** What the close button says. */
  closeLabel: string;
  onGo: (id: string) => void;
  onClose: () => void;
  onChanged: () => void;
}

/**
 * A take on the whole screen: the picture left, everything about it right. On a phone the picture stays on top, the
 * panel scrolls under it and the actions lie at the bottom, under the thumb. The review mode leaves the picture, the
 * decision, and what people say.
 */
export function TakeScreen(props: TakeScreenProps) {
  const t = useText();
  const { detail, newerId, olderId, canCreate, closeLabel, onGo, onClose, onChanged } = props;
  const video = useRef<HTMLVideoElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<string>();
  const [wantsToWrite, setWantsToWrite] = useState(false);
  const [hasComments, setHasComments] = useState(false);
  const onWriting = useCallback(() => setWantsToWrite(false), []);
  const isReviewing = useKeptChoice(reviewModeChoice) === 'on';
  const tab = useKeptChoice(panelChoice) ?? 'details';
  const goesOn = useKeptChoice(goesOnChoice) ?? (isReviewing ? 'yes' : 'no');

  const outputs = detail?.outputs ?? [];
  const media = outputs.find(({ assetId }) => assetId === chosen) ?? props.take.media;
  const take = { ...props.take, media };
  const outputIndex = Math.max(
    0,
    outputs.findIndex(({ assetId }) => assetId === media?.assetId),
  );
  const isJudged =
    take.media !== undefined || take.resultText !== undefined || take.review.state !== 'undecided';

  const goTo = (id: string | undefined) => id !== undefined && onGo(id);
  useAddressedPanel(setHasComments);
  const favourite = useFavouriteTake(props.take);
  const decision = useDecide({ take, nextId: olderId, goesOn: goesOn === 'yes', onGo });
  const swipe = useSwipe({
    sheet,
    onNext: olderId === undefined ? undefined : () => onGo(olderId),
    onBefore: newerId === undefined ? undefined : () => onGo(newerId),
  });
  usePreload(olderId, isReviewing || goesOn === 'yes');

  const setReviewing = (isOn: boolean) => {
    reviewModeChoice.set(isOn ? 'on' : 'off');
    setHasComments(false);
  };
  const write = () => {
    video.current?.pause();
    panelChoice.set('comments');
    setHasComments(true);
    setWantsToWrite(true);
  };
  useShortcuts({
    ArrowLeft: () => goTo(newerId),
    ArrowRight: () => goTo(olderId),
    f: favourite.toggle,
    c: write,
    v: () => setReviewing(!isReviewing),
    u: decision.takeBack,
    z: decision.takeBack,
    ...(isReviewing ? { Escape: () => setReviewing(false) } : {}),
    ...(isJudged
      ? {
          0: () => decision.decide('undecided'),
          1: () => decision.decide('shortlisted'),
          2: () => decision.decide('approved'),
          3: () => decision.decide('rejected'),
        }
      : {}),
  });

  return (
    <ReviewDesk
      taskId={take.id}
      hasComments={take.comments.total > 0}
      outputs={outputs}
      shown={media}
      outputIndex={outputIndex}
      showOutput={(index) => setChosen(outputs[index]?.assetId)}
    >
      <div
        data-toasts-on-top
        className={classNames(
          'flex h-full min-h-0 flex-col bg-background',
          isReviewing && 'fixed inset-0 z-60',
        )}
      >
        <div className="flex min-h-0 flex-1 flex-col md:flex-row">
          <div
            style={{ '--stage': stageHeight(take, detail) }}
            className={classNames(
              'flex min-h-0 flex-col overflow-hidden md:flex-1',
              isReviewing
                ? 'flex-1'
                : tab === 'comments'
                  ? 'shrink-0 max-md:h-[min(40%,var(--stage))]'
                  : 'shrink-0 max-md:h-[min(64%,var(--stage))]',
            )}
          >
            <header className="flex h-12 shrink-0 items-center gap-1 px-2">
              <IconButton
                label={isReviewing ? t('Leave the review mode (V)') : closeLabel}
                icon={<X />}
                side="bottom"
                onClick={isReviewing ? () => setReviewing(false) : onClose}
              />
              <p translate="no" className="min-w-0 flex-1 truncate px-1 text-muted text-sm">
                {isReviewing && (take.title || take.prompt)}
              </p>
              {isJudged && !isReviewing && (
                <Button
                  size="sm"
                  look="ghost"
                  aria-label={t('Review mode (V)')}
                  title={t('Review mode (V)')}
                  onClick={() => setReviewing(true)}
                >
                  <Gavel aria-hidden className="size-4 stroke-[1.5]" />
                  {t('Review')}
                </Button>
              )}
              <FavouriteButton isFavourite={favourite.isFavourite} onToggle={favourite.toggle} />
              {canCreate && <TakeKeeping take={props.take} onChanged={onChanged} />}
              <IconButton
                label={t('Newer take (←)')}
                icon={<ChevronLeft />}
                side="bottom"
                disabled={newerId === undefined}
                onClick={() => goTo(newerId)}
              />
              <IconButton
                label={t('Older take (→)')}
                icon={<ChevronRight />}
                side="bottom"
                disabled={olderId === undefined}
                onClick={() => goTo(olderId)}
              />
            </header>
            <div ref={sheet} {...swipe} className="min-h-0 flex-1 touch-pan-y">
              <TakeStage
                take={take}
                detail={detail}
                canCreate={canCreate}
                video={video}
                onChooseOutput={setChosen}
                onGo={onGo}
                onChanged={onChanged}
              />
            </div>
          </div>
          {isReviewing ? (
            hasComments && (
              <aside
                aria-label={t('Comments')}
                className="flex min-h-0 flex-col border-line bg-panel max-md:h-[52%] max-md:border-t md:w-96 md:border-l"
              >
                <Suspense>
                  <CommentsPanel {...{ take, canCreate, wantsToWrite, onWriting }} />
                </Suspense>
              </aside>
            )
          ) : (
            <TakeAside
              {...{
                take,
                detail,
                canCreate,
                video,
                decision,
                isJudged,
                tab,
                wantsToWrite,
                onWriting,
                onChanged,
                onGo,
              }}
            />
          )}
        </div>
        {isReviewing && (
          <Suspense>
            <ReviewDock
              take={take}
              control={decision}
              hasComments={hasComments}
              onToggleComments={() => setHasComments(!hasComments)}
            />
          </Suspense>
        )}
      </div>
    </ReviewDesk>
  );
}

/** Who came by a link to a comment finds the comments open. The outside system is the address. */
function useAddressedPanel(openComments: (isOpen: boolean) => void): void {
  useEffect(() => {
    if (!new URLSearchParams(window.location.search).has('comment')) return;
    panelChoice.set('comments');
    openComments(true);
  }, [openComments]);
}

/** On a phone: the bars above and below the picture, and the picture as wide as the screen. */
function stageHeight(take: TakeView, detail: TakeDetail | undefined): string {
  if (take.media?.kind === 'audio') return detail?.chapters?.length ? '64%' : '22rem';
  if (!take.media) return '64%';
  const hasStrip = detail && (detail.outputs.length > 1 || detail.editedFrom.length > 0);
  return `calc(${hasStrip ? 13 : 8}rem + 100vw / ${aspectOf(take)})`;
}
