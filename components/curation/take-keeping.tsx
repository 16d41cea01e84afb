'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Archive, ArchiveRestore, EllipsisVertical, Share, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { DropdownMenu, MenuItem } from '#components/ui/dropdown-menu.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { Shelf } from '#lib/curation/shelf-inputs.ts';
import type { TakeView } from '#lib/tasks/take-view.ts';

const ShareDialog = lazyPart(() =>
  import('#components/sharing/share-dialog.tsx').then((part) => part.ShareDialog),
);

interface TakeKeepingProps {
  take: TakeView;
  onChanged: () => void;
}

/** Where a take is kept and who outside may see it: share, put aside, throw away, take back. */
export function TakeKeeping({ take, onChanged }: TakeKeepingProps) {
  const t = useText();
  const client = useQueryClient();
  const [isSharing, setSharing] = useState(false);
  const go = async (shelf: Shelf) => {
    const { doToTakes } = await import('#components/selection/take-doings.ts');
    await doToTakes(shelf, [take], { client, t, viewer: { canCreate: true, canManage: false } });
    onChanged();
  };
  return (
    <>
      {take.isSafe && take.shelf !== 'bin' && (
        <IconButton label={t('Share')} icon={<Share />} side="bottom" onClick={() => setSharing(true)} />
      )}
      <DropdownMenu
        trigger={<IconButton label={t('Keep or throw away')} icon={<EllipsisVertical />} side="bottom" />}
      >
        {take.shelf !== 'gallery' && (
          <MenuItem icon={<ArchiveRestore />} onSelect={() => void go('gallery')}>
            {t('Put back into the gallery')}
          </MenuItem>
        )}
        {take.shelf === 'gallery' && (
          <MenuItem icon={<Archive />} onSelect={() => void go('archive')}>
            {t('Put into the archive')}
          </MenuItem>
        )}
        {take.shelf !== 'bin' && (
          <MenuItem icon={<Trash2 />} onSelect={() => void go('bin')}>
            {t('Put into the bin')}
          </MenuItem>
        )}
      </DropdownMenu>
      {isSharing && (
        <Suspense>
          <ShareDialog
            of={{ taskIds: [take.id] }}
            title={take.title ?? ''}
            onClose={() => setSharing(false)}
          />
        </Suspense>
      )}
    </>
  );
}
