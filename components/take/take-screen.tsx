'use client';

import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { FavouriteButton, useFavouriteTake } from '#components/curation/favourite-button.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { TakeDetail, TakeView } from '#lib/tasks/take-view.ts';
import { useShortcuts } from './player/use-shortcuts.ts';
import { TakeActions } from './take-actions.tsx';
import { TakePanel } from './take-panel.tsx';
import { TakeStage } from './take-stage.tsx';
import { aspectOf } from './take-words.ts';

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
 * panel scrolls under it and the actions lie at the bottom, under the thumb.
 */
export function TakeScreen(props: TakeScreenProps) {
  const t = useText();
  const { detail, newerId, olderId, canCreate, closeLabel, onGo, onClose, onChanged } = props;
  const video = useRef<HTMLVideoElement>(null);
  const [chosen, setChosen] = useState<string>();
  const media = detail?.outputs.find(({ assetId }) => assetId === chosen) ?? props.take.media;
  const take = { ...props.take, media };
  const goTo = (id: string | undefined) => id !== undefined && onGo(id);
  const favourite = useFavouriteTake(props.take);
  useShortcuts({ f: favourite.toggle, ArrowLeft: () => goTo(newerId), ArrowRight: () => goTo(olderId) });

  return (
    <div className="flex h-full min-h-0 flex-col md:flex-row">
      <div
        style={{ '--stage': stageHeight(take, detail) }}
        className="flex min-h-0 shrink-0 flex-col max-md:h-[min(64%,var(--stage))] md:flex-1"
      >
        <header className="flex h-12 shrink-0 items-center gap-1 px-2">
          <IconButton label={closeLabel} icon={<X />} side="bottom" onClick={onClose} />
          <span className="flex-1" />
          <FavouriteButton isFavourite={favourite.isFavourite} onToggle={favourite.toggle} />
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
        <div className="min-h-0 flex-1">
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
      <aside
        aria-label={t('About this take')}
        className="flex min-h-0 flex-1 flex-col border-line max-md:border-t md:w-96 md:flex-none md:border-l md:bg-panel"
      >
        <div className="shrink-0 border-line p-3 max-md:order-last max-md:p-1.5 max-md:border-t max-md:pb-[max(0.375rem,env(safe-area-inset-bottom))] md:border-b md:px-4">
          <TakeActions take={take} canCreate={canCreate} video={video} onChanged={onChanged} />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
        <section tabIndex={0} aria-label={t('Details')} className="min-h-0 flex-1 overflow-y-auto">
          <TakePanel {...{ take, detail, canCreate, onChanged, onGo }} />
        </section>
      </aside>
    </div>
  );
}

/** On a phone: the bars above and below the picture, and the picture as wide as the screen. */
function stageHeight(take: TakeView, detail: TakeDetail | undefined): string {
  if (take.media?.kind === 'audio') return detail?.chapters?.length ? '64%' : '22rem';
  if (!take.media) return '64%';
  const hasStrip = detail && (detail.outputs.length > 1 || detail.editedFrom.length > 0);
  return `calc(${hasStrip ? 13 : 8}rem + 100vw / ${aspectOf(take)})`;
}
