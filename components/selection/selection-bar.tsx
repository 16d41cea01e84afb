'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Archive, ArchiveRestore, CircleDashed, Download, Ellipsis, Star, Trash2, X } from 'lucide-react';
import { type ReactElement, useMemo } from 'react';
import { decidedStates, reviewLooks } from '#components/review/review-looks.ts';
import { Button } from '#components/ui/button.tsx';
import { DropdownMenu, MenuItem, MenuSeparator } from '#components/ui/dropdown-menu.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { maxTakesAtOnce } from '#lib/curation/shelf-limits.ts';
import type { TakeFilter } from '#lib/tasks/take-page-view.ts';
import type { TakeView } from '#lib/tasks/take-view.ts';
import { BarChoices } from './bar-choices.tsx';
import { clearSelection, useSelection } from './selection-store.ts';
import type { DoingContext, TakeDoing } from './take-doings.ts';

interface SelectionBarProps {
  filter: TakeFilter;
  viewer: DoingContext['viewer'];
  act: (doing: TakeDoing, takes: readonly TakeView[]) => Promise<void>;
  onSelectAll: () => void;
}

/** What can be done with the takes that are selected; on a phone within reach of a thumb. */
export function SelectionBar({ filter, viewer, act, onSelectAll }: SelectionBarProps) {
  const t = useText();
  const client = useQueryClient();
  const selection = useSelection();
  const takes = useMemo(() => [...selection.values()], [selection]);
  const context = useMemo(() => ({ client, t, viewer }), [client, t, viewer]);
  const isInBin = filter.shelf === 'bin';
  const areFavourites = takes.every((take) => take.isFavourite);
  const areStacked = takes.some(({ stack }) => stack && stack.count > 1);
  const run = (doing: TakeDoing) => void act(doing, takes);
  if (takes.length === 0) return null;

  return (
    <section
      aria-label={t('Selected takes')}
      data-selection-bar
      className="fixed inset-x-0 bottom-(--bottom-bar) z-30 flex items-center gap-1 border-line border-t bg-raised/95 px-2 py-1.5 shadow-float backdrop-blur-sm md:inset-x-auto md:bottom-5 md:left-1/2 md:max-w-[calc(100vw-6rem)] md:-translate-x-1/2 md:rounded-lg md:border md:px-2.5"
    >
      <IconButton label={t('Clear the selection (Esc)')} icon={<X />} onClick={clearSelection} />
      <span className="tabular-nums whitespace-nowrap text-sm">
        {t('{count} selected', { count: takes.length })}
      </span>
      <Button
        look="ghost"
        size="sm"
        className="max-sm:hidden"
        aria-disabled={takes.length >= maxTakesAtOnce}
        onClick={onSelectAll}
      >
        {t('Select all')}
      </Button>
      <span className="flex-1 max-md:min-w-1" />
      <Divider />
      {!isInBin && (
        <>
          {decidedStates.map((state) => {
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
            label={t('{deed} ({key})', { deed: t(reviewLooks.undecided.deed), key: '0' })}
            icon={<CircleDashed />}
            className="max-sm:hidden"
            onClick={() => run('undecided')}
          />
          <IconButton
            label={t(areFavourites ? 'Remove from your favourites (F)' : 'Add to your favourites (F)')}
            icon={<Star className={areFavourites ? 'fill-current' : ''} />}
            onClick={() => run('favourite')}
          />
          <Divider />
          <BarChoices takes={takes} context={context} areStacked={areStacked} run={run} />
        </>
      )}
      <IconButton
        label={t('Download (D)')}
        icon={<Download />}
        className="max-sm:hidden"
        onClick={() => run('download')}
      />
      {viewer.canCreate && <Shelving shelf={filter.shelf} run={run} canManage={viewer.canManage} />}
      <More className="sm:hidden">
        <MenuItem onSelect={onSelectAll}>{t('Select all')}</MenuItem>
        {!isInBin && (
          <MenuItem icon={<CircleDashed aria-hidden />} onSelect={() => run('undecided')}>
            {t(reviewLooks.undecided.deed)}
          </MenuItem>
        )}
        <MenuItem icon={<Download aria-hidden />} onSelect={() => run('download')}>
          {t('Download')}
        </MenuItem>
        {viewer.canCreate && <MenuSeparator />}
        {viewer.canCreate && filter.shelf !== undefined && (
          <MenuItem icon={<ArchiveRestore aria-hidden />} onSelect={() => run('gallery')}>
            {t('Put back into the gallery')}
          </MenuItem>
        )}
        {viewer.canCreate && filter.shelf === undefined && (
          <MenuItem icon={<Archive aria-hidden />} onSelect={() => run('archive')}>
            {t('Put into the archive')}
          </MenuItem>
        )}
        {viewer.canCreate && !isInBin && (
          <MenuItem icon={<Trash2 aria-hidden />} isDanger onSelect={() => run('bin')}>
            {t('Put into the bin')}
          </MenuItem>
        )}
        {viewer.canManage && isInBin && (
          <MenuItem icon={<Trash2 aria-hidden />} isDanger onSelect={() => run('delete')}>
            {t('Delete for ever')}
          </MenuItem>
        )}
      </More>
    </section>
  );
}

function Divider() {
  return <span aria-hidden className="mx-1 h-5 w-px shrink-0 bg-line-strong max-sm:hidden" />;
}

interface ShelvingProps {
  shelf: TakeFilter['shelf'];
  canManage: boolean;
  run: (doing: TakeDoing) => void;
}

/** Aside, into the bin, and back. */
function Shelving({ shelf, canManage, run }: ShelvingProps) {
  const t = useText();
  const hidden = 'max-sm:hidden';
  return (
    <>
      {shelf === undefined ? (
        <IconButton
          label={t('Put into the archive (E)')}
          icon={<Archive />}
          className={hidden}
          onClick={() => run('archive')}
        />
      ) : (
        <Button size="sm" look="ghost" className={hidden} onClick={() => run('gallery')}>
          <ArchiveRestore aria-hidden className="size-4 stroke-[1.5]" />
          {t('Put back into the gallery')}
        </Button>
      )}
      {shelf !== 'bin' && (
        <IconButton
          label={t('Put into the bin (Delete)')}
          icon={<Trash2 />}
          className={hidden}
          onClick={() => run('bin')}
        />
      )}
      {shelf === 'bin' && canManage && (
        <Button size="sm" look="danger" className={hidden} onClick={() => run('delete')}>
          <Trash2 aria-hidden className="size-4 stroke-[1.5]" />
          {t('Delete for ever')}
        </Button>
      )}
    </>
  );
}

function More({ className, children }: { className?: string; children: React.ReactNode }): ReactElement {
  const t = useText();
  return (
    <span className={className}>
      <DropdownMenu side="top" trigger={<IconButton label={t('More')} icon={<Ellipsis />} />}>
        {children}
      </DropdownMenu>
    </span>
  );
}
