'use client';

import { ChevronLeft, ChevronRight, Download, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSwipe } from '#components/review/use-swipe.ts';
import { useShortcuts } from '#components/take/player/use-shortcuts.ts';
import { buttonClass } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { useModal } from '#components/ui/dialog.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { SharedSet, SharedTake } from '#lib/sharing/shared-take.ts';
import { ShareComments } from './share-comments.tsx';
import { ShareFacts } from './share-facts.tsx';
import { ShareStage } from './share-stage.tsx';

interface ShareViewerProps {
  share: string;
  set: SharedSet;
  take: SharedTake;
  number: number;
  /** Absent while not all are loaded. */
  count: number | undefined;
  onGo: (step: 1 | -1) => void;
  onClose: () => void;
}

/** One take, large: arrow keys and swipes go on, Escape and the way back close it. */
export function ShareViewer({ share, set, take, number, count, onGo, onClose }: ShareViewerProps) {
  const t = useText();
  const dialog = useModal();
  const video = useRef<HTMLVideoElement>(null);
  const [chosen, setChosen] = useState({ ref: take.ref, index: 0 });
  const at = chosen.ref === take.ref ? chosen.index : 0;
  const file = take.files[at];
  const sheet = useRef<HTMLDivElement>(null);
  const swipe = useSwipe({
    sheet,
    onNext: number === count ? undefined : () => onGo(1),
    onBefore: number === 1 ? undefined : () => onGo(-1),
  });
  const hasFacts = [take.title, take.prompt, take.text, take.cost, take.madeBy].some(
    (one) => one !== undefined,
  );
  const hasPanel = hasFacts || set.allowsComments;

  useShortcuts({ ArrowLeft: () => onGo(-1), ArrowRight: () => onGo(1) });

  return (
    <dialog
      ref={dialog}
      aria-label={t('Take {number}', { number })}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-background p-0 text-text"
    >
      <div className="flex size-full flex-col">
        <div className="flex items-center gap-1 px-2 py-1.5 sm:px-4">
          <p className="tabular px-1 text-muted text-sm">
            {count === undefined ? number : t('{number} of {count}', { number, count })}
          </p>
          <div className="ml-auto flex items-center gap-1">
            {take.files.length > 1 &&
              take.files.map((one, index) => (
                <button
                  key={one.url}
                  type="button"
                  aria-pressed={index === at}
                  aria-label={t('Result {number}', { number: index + 1 })}
                  onClick={() => setChosen({ ref: take.ref, index })}
                  className={classNames(
                    'tabular size-9 rounded-sm text-sm pointer-coarse:size-10',
                    index === at ? 'bg-raised text-text' : 'text-muted hover:text-text',
                  )}
                >
                  {index + 1}
                </button>
              ))}
            {file?.saveUrl && (
              <a href={file.saveUrl} download className={buttonClass({ look: 'ghost' })}>
                <Download aria-hidden className="size-4 stroke-[1.5]" />
                {t('Save')}
              </a>
            )}
            <IconButton
              label={t('Back (←)')}
              icon={<ChevronLeft />}
              disabled={number === 1}
              onClick={() => onGo(-1)}
            />
            <IconButton
              label={t('Next (→)')}
              icon={<ChevronRight />}
              disabled={number === count}
              onClick={() => onGo(1)}
            />
            <IconButton label={t('Close')} icon={<X />} onClick={onClose} />
          </div>
        </div>
        <div
          className={classNames(
            'min-h-0 flex-1',
            hasPanel &&
              'flex flex-col overflow-y-auto md:grid md:grid-cols-[minmax(0,1fr)_22rem] md:overflow-hidden',
          )}
        >
          <div
            {...swipe}
            className={classNames(
              'min-h-0 min-w-0 touch-pan-y overflow-hidden',
              hasPanel ? 'h-[62dvh] shrink-0 md:h-full' : 'h-full',
            )}
          >
            <div ref={sheet} className="size-full">
              <ShareStage key={`${take.ref} ${at}`} take={take} file={file} number={number} video={video} />
            </div>
          </div>
          {hasPanel && (
            <aside
              aria-label={t('About this take')}
              className="grid content-start gap-6 border-line p-4 max-md:border-t md:overflow-y-auto md:border-l md:p-6"
            >
              {hasFacts && <ShareFacts take={take} />}
              {set.allowsComments && (
                <ShareComments key={take.ref} share={share} take={take} outputIndex={at} video={video} />
              )}
            </aside>
          )}
        </div>
      </div>
    </dialog>
  );
}
