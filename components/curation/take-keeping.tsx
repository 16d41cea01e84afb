'use client';

import { Archive, ArchiveRestore, EllipsisVertical, Share2, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { DropdownMenu, MenuItem } from '#components/ui/dropdown-menu.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { Shelf } from '#lib/curation/shelf-inputs.ts';
import type { TakeView } from '#lib/tasks/take-view.ts';
import { useShelve } from './use-shelve.ts';

const ShareDialog = lazyPart(() =>
  import('#components/sharing/share-dialog.tsx').then((part) => part.ShareDialog),
);
const BinQuestion = lazyPart(() => import('./bin-question.tsx').then((part) => part.BinQuestion));

interface TakeKeepingProps {
  take: TakeView;
  onChanged: () => void;
}

/** Where a take is kept and who outside may see it: share, put aside, throw away, take back. */
export function TakeKeeping({ take, onChanged }: TakeKeepingProps) {
  const t = useText();
  const shelve = useShelve();
  const [asked, setAsked] = useState<'share' | 'bin'>();
  const go = async (shelf: Shelf) => {
    if (await shelve([take.id], shelf)) onChanged();
  };
  const close = () => setAsked(undefined);
  return (
    <>
      {take.isSafe && take.shelf !== 'bin' && (
        <IconButton label={t('Share')} icon={<Share2 />} side="bottom" onClick={() => setAsked('share')} />
      )}
      <DropdownMenu
        trigger={<IconButton label={t('Keep or throw away')} icon={<EllipsisVertical />} side="bottom" />}
      >
        {take.shelf !== 'gallery' && (
          <MenuItem icon={<ArchiveRestore />} onSelect={() => void go('gallery')}>
            {take.shelf === 'bin' ? t('Take out of the bin') : t('Back to the gallery')}
          </MenuItem>
        )}
        {take.shelf === 'gallery' && (
          <MenuItem icon={<Archive />} onSelect={() => void go('archive')}>
            {t('Put into the archive')}
          </MenuItem>
        )}
        {take.shelf !== 'bin' && (
          <MenuItem icon={<Trash2 />} onSelect={() => setAsked('bin')}>
            {t('Put into the bin')}
          </MenuItem>
        )}
      </DropdownMenu>
      <Suspense>
        {asked === 'share' && (
          <ShareDialog of={{ taskIds: [take.id] }} title={take.title ?? ''} onClose={close} />
        )}
        {asked === 'bin' && (
          <BinQuestion
            taskIds={[take.id]}
            onClose={close}
            onBin={() => {
              close();
              void go('bin');
            }}
          />
        )}
      </Suspense>
    </>
  );
}
