'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { takeKeys } from '#components/take/take-keys.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { emptyBin } from '#lib/curation/actions.ts';
import { useCuration } from './use-curation.ts';

/** What the bin is, above what lies in it; owners empty it here. */
export function BinNotice({ canManage }: { canManage: boolean }) {
  const t = useText();
  const curate = useCuration();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function empty() {
    setBusy(true);
    await curate(emptyBin({}));
    await client.invalidateQueries({ queryKey: takeKeys.all });
    setBusy(false);
    setAsking(false);
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2 text-muted text-sm">
      <p className="flex items-center gap-2">
        <Trash2 aria-hidden className="size-4 shrink-0 stroke-[1.5]" />
        {t('What lies in the bin is deleted for ever after 30 days. What it cost stays in the accounts.')}
      </p>
      {canManage && (
        <Button size="sm" look="danger" className="ml-auto" onClick={() => setAsking(true)}>
          {t('Empty the bin')}
        </Button>
      )}
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('Empty the bin?')}
        description={t(
          'Every take in it is deleted for ever, with its files, words and comments. This cannot be undone.',
        )}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{t('Cancel')}</Button>
            <Button look="danger" isBusy={isBusy} onClick={() => void empty()}>
              {t('Delete for ever')}
            </Button>
          </>
        }
      />
    </div>
  );
}
