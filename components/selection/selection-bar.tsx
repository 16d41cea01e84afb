'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Archive, ArchiveRestore, Download, Star, Trash2, X } from 'lucide-react';
import { useMemo } from 'react';
import { decidedStates, reviewLooks } from '#components/review/review-looks.ts';
import { Button } from '#components/ui/button.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { TakeFilter } from '#lib/tasks/take-page-view.ts';
import type { TakeView } from '#lib/tasks/take-view.ts';
import { BarChoices } from './bar-choices.tsx';
import type { DoingContext } from './do-deed.ts';
import { clearSelection, useSelection } from './selection-store.ts';
import type { TakeDoing } from './take-doings.ts';

interface SelectionBarProps {
  filter: TakeFilter;
  viewer: DoingContext['viewer'];
  act: (doing: TakeDoing, takes: readonly TakeView[]) => Promise<void>;
  onSelectAll: () => void;
}

/** With the way back to undecided last. */
const decisions = [...decidedStates, 'undecided'] as const;

/** What can be done with the takes that are selected; on a phone within reach of a thumb. */
export function SelectionBar({ filter, viewer, act, onSelectAll }: SelectionBarProps) {
  const t = useText();
  const client = useQueryClient();
  const selection = useSelection();
  const takes = useMemo(() => [...selection.values()], [selection]);
  const context = useMemo(() => ({ client, t, viewer }), [client, t, viewer]);
  const isInBin = filter.shelf === 'bin';
  const areFavourites = takes.every((take) => take.isFavourite);
  const run = (doing: TakeDoing) => void act(doing, takes);
  if (takes.length === 0) return null;

  return (
    <section
      aria-label={t('Selected takes')}
      data-selection-bar
      className="fixed inset-x-0 bottom-(--bottom-bar) z-30 border-line border-t bg-raised/95 px-2 py-1 shadow-float backdrop-blur-sm md:inset-x-auto md:bottom-5 md:left-1/2 md:flex md:max-w-[calc(100vw-6rem)] md:-translate-x-1/2 md:items-center md:gap-1 md:rounded-lg md:border md:px-2.5 md:py-1.5"
    >
      <div className="flex items-center gap-1">
        <IconButton label={t('Clear the selection (Esc)')} icon={<X />} onClick={clearSelection} />
        <span className="whitespace-nowrap text-sm tabular-nums">
          {t('{count} selected', { count: takes.length })}
        </span>
        <Button look="ghost" size="sm" className="max-md:ml-auto" onClick={onSelectAll}>
          {t('Select all')}
        </Button>
      </div>
      <Divider />
      {/* On a phone they are moved sideways by the thumb. */}
      <div className="flex items-center gap-1 overflow-x-auto [scrollbar-width:none] max-md:justify-between">
        {!isInBin && (
          <>
            {decisions.map((state) => {
              const { deed, icon: Icon, colour, key } = reviewLooks[state];
              return (
                <IconButton
                  key={state}
                  label={t('{deed} ({key})', { deed: t(deed), key })}
                  icon={<Icon className={colour} />}
                  onClick={() => run(state)}
                />
              );
            })}
            <IconButton
              label={t(areFavourites ? 'Remove from your favourites (F)' : 'Add to your favourites (F)')}
              icon={<Star className={areFavourites ? 'fill-current' : ''} />}
              onClick={() => run('favourite')}
            />
            <Divider />
            <BarChoices takes={takes} context={context} />
          </>
        )}
        <IconButton label={t('Download (D)')} icon={<Download />} onClick={() => run('download')} />
        {viewer.canCreate && <Shelving shelf={filter.shelf} run={run} canManage={viewer.canManage} />}
      </div>
    </section>
  );
}

function Divider() {
  return <span aria-hidden className="mx-1 h-5 w-px shrink-0 bg-line-strong max-md:hidden" />;
}

interface ShelvingProps {
  shelf: TakeFilter['shelf'];
  canManage: boolean;
  run: (doing: TakeDoing) => void;
}

/** Aside, into the bin, and back. */
function Shelving({ shelf, canManage, run }: ShelvingProps) {
  const t = useText();
  return (
    <>
      {shelf === undefined ? (
        <IconButton label={t('Put into the archive (E)')} icon={<Archive />} onClick={() => run('archive')} />
      ) : (
        <Button size="sm" look="ghost" onClick={() => run('gallery')}>
          <ArchiveRestore aria-hidden className="size-4 stroke-[1.5]" />
          {t('Put back into the gallery')}
        </Button>
      )}
      {shelf !== 'bin' && (
        <IconButton label={t('Put into the bin (Delete)')} icon={<Trash2 />} onClick={() => run('bin')} />
      )}
      {shelf === 'bin' && canManage && (
        <Button size="sm" look="danger" onClick={() => run('delete')}>
          <Trash2 aria-hidden className="size-4 stroke-[1.5]" />
          {t('Delete for ever')}
        </Button>
      )}
    </>
  );
}
