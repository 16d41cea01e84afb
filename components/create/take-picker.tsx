'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { takeListOptions } from '#components/take/take-queries.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { TakeView } from '#lib/tasks/take-view.ts';
import { settingsLine } from './settings-line.ts';

interface TakePickerProps {
  onChoose: (takeId: string) => void;
  onClose: () => void;
}

/** Finished takes to master; those that are not 768P are shown, with the reason why they can't be chosen. */
export function TakePicker({ onChoose, onClose }: TakePickerProps) {
  const t = useText();
  const list = useInfiniteQuery(takeListOptions({ tool: 'video', state: 'done' }));
  const takes = list.data?.pages.flatMap((page) => page.takes) ?? [];
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t('Choose a take to master')}
      description={t('Finished takes of the team at 768P.')}
      size="lg"
    >
      {list.isPending && <Placeholders />}
      {list.isError && (
        <p role="alert" className="text-bad">
          {t(list.error.message)}{' '}
          <Button size="sm" onClick={() => void list.refetch()}>
            {t('Try again')}
          </Button>
        </p>
      )}
      {list.isSuccess && takes.length === 0 && (
        <EmptyState title={t('No finished take yet')}>
          {t('Make a video at 768P first; it can be mastered here.')}
        </EmptyState>
      )}
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {takes.map((take) => (
          <li key={take.id}>
            <PickerTile take={take} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <div className="mt-4 grid justify-center">
          <Button onClick={() => void list.fetchNextPage()} isBusy={list.isFetchingNextPage}>
            {t('Show more')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

function PickerTile({ take, onChoose }: { take: TakeView; onChoose: (takeId: string) => void }) {
  const t = useText();
  const { resolution } = take.settings;
  const refusal = resolution === '768P' ? undefined : `Only 768P can be mastered; this is ${resolution}.`;
  return (
    <button
      type="button"
      aria-disabled={refusal ? true : undefined}
      title={t(refusal)}
      onClick={() => {
        if (!refusal) onChoose(take.id);
      }}
      className="grid w-full gap-1.5 rounded-md border border-line p-1.5 text-left transition-colors duration-150 hover:border-line-strong aria-disabled:cursor-not-allowed aria-disabled:opacity-50"
    >
      <span className="grid aspect-video place-items-center overflow-hidden rounded-sm bg-black">
        {take.poster && (
          <img src={take.poster.url} alt="" loading="lazy" className="size-full object-cover" />
        )}
      </span>
      <span className="line-clamp-2 text-sm">{take.prompt}</span>
      <span className="tabular text-muted text-xs">{settingsLine(take)}</span>
      {refusal && <span className="text-xs">{t(refusal)}</span>}
    </button>
  );
}

function Placeholders() {
  return (
    <div aria-hidden className="grid grid-cols-2 gap-2 sm:grid-cols-3">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Skeleton key={key} className="aspect-video rounded-md" />
      ))}
    </div>
  );
}
