'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { showToast } from '#components/ui/toast-store.ts';
import { useText } from '#components/ui/use-text.tsx';
import type { ResolveUnclearInput } from '#lib/tasks/action-inputs.ts';
import { resolveUnclear } from '#lib/tasks/actions.ts';

interface UnclearChoicesProps {
  taskId: string;
  /** The vendor gives it an id that can be looked for; a spoken line has none. */
  hasId?: boolean;
  onDone: () => void;
}

/** A take that left without a readable answer: a person decides, the studio never sends it again by itself. */
export function UnclearChoices({ taskId, hasId = true, onDone }: UnclearChoicesProps) {
  const t = useText();
  const [vendorTaskId, setVendorTaskId] = useState('');
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const resolve = async (input: ResolveUnclearInput) => {
    setBusy(true);
    try {
      const result = await resolveUnclear(input);
      if (!result.ok) showToast({ title: result.failure.message, tone: 'bad' });
    } catch {
      showToast({
        title: t('The studio did not answer. Look again before you choose once more.'),
        tone: 'bad',
      });
    }
    setBusy(false);
    onDone();
  };

  return (
    <div className="grid w-full max-w-lg gap-4 rounded-md border border-attention/40 bg-panel p-5 text-sm">
      {hasId && (
        <form
          className="grid gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (vendorTaskId.trim()) void resolve({ taskId, choice: 'adopt', vendorTaskId });
          }}
        >
          <label htmlFor={`vendor-id-${taskId}`} className="font-medium">
            {t('It is in the vendor’s console')}
          </label>
          <div className="flex gap-2">
            <input
              id={`vendor-id-${taskId}`}
              value={vendorTaskId}
              onChange={(event) => setVendorTaskId(event.target.value)}
              placeholder={t('Paste the vendor’s task id')}
              maxLength={100}
              autoComplete="off"
              className="tabular h-9 min-w-0 flex-1 rounded-sm border border-line bg-background px-3 text-sm placeholder:font-sans placeholder:text-muted pointer-coarse:h-10 pointer-coarse:text-lg"
            />
            <Button type="submit" isBusy={isBusy} disabled={vendorTaskId.trim() === ''}>
              {t('Take it over')}
            </Button>
          </div>
        </form>
      )}
      <div className={hasId ? 'grid gap-2 border-line border-t pt-4' : 'grid gap-2'}>
        <p className="font-medium">{hasId ? t('It is not there') : t('No whole sound has come')}</p>
        {isAsking ? (
          <div role="alert" className="grid gap-3">
            <p>{t('If the vendor did make the first one, you will be billed for both. Send it again?')}</p>
            <div className="flex flex-wrap gap-2">
              <Button
                look="danger"
                isBusy={isBusy}
                onClick={() => void resolve({ taskId, choice: 'send-again' })}
              >
                {t('Send again, it may be billed twice')}
              </Button>
              <Button look="ghost" onClick={() => setAsking(false)}>
                {t('No')}
              </Button>
            </div>
          </div>
        ) : (
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => setAsking(true)}>{t('Send again ...')}</Button>
            <Button look="ghost" isBusy={isBusy} onClick={() => void resolve({ taskId, choice: 'close' })}>
              {t('Close this take')}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
