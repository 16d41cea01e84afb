'use client';

import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { ImportControl } from './use-import.ts';

/** There is text on the desk and a file was read: which way they go together is the person's to say. */
export function ImportDialog({ control }: { control: ImportControl }) {
  const t = useText();
  const { waiting, place, putOff } = control;
  return (
    <Dialog
      open={waiting !== undefined}
      onOpenChange={putOff}
      title={t('“{value}” was read', { value: waiting?.name ?? '' })}
      description={t('There is already a text on the desk. Either way it can be undone.')}
      footer={
        <>
          <Button look="ghost" onClick={putOff}>
            {t('Leave it')}
          </Button>
          <Button onClick={() => place('append')}>{t('Add at the end')}</Button>
          <Button look="primary" onClick={() => place('replace')}>
            {t('Replace the text')}
          </Button>
        </>
      }
    />
  );
}
