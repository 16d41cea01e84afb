'use client';

import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { CornerDownRight, X } from 'lucide-react';
import { useState } from 'react';
import { takeDetailOptions, takeListOptions } from '#components/take/take-queries.ts';
import { Button } from '#components/ui/button.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { showToast } from '#components/ui/toast-store.ts';
import { useText } from '#components/ui/use-text.tsx';
import type { SpeechInput } from '#lib/tools/speech.ts';
import { goOnFrom } from './go-on-from.ts';

interface ContinuityProps {
  input: SpeechInput;
  set: (values: Partial<SpeechInput>) => void;
}

const mine = { isMine: true };

/** Speaks on from the take before, in one breath with it: its words, and its id where the vendor gave one. */
export function Continuity({ input, set }: ContinuityProps) {
  const t = useText();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const list = useInfiniteQuery(takeListOptions(mine));
  const takes = list.data?.pages.flatMap((page) => page.takes) ?? [];
  const last = takes.find(({ tool, state }) => tool === 'speech' && state === 'succeeded');
  const from = input.goesOnFrom;
  const fromTake = takes.find(({ id }) => id === from);

  const goOn = async (takeId: string) => {
    setBusy(true);
    try {
      set(goOnFrom(await client.fetchQuery(takeDetailOptions(takeId))));
    } catch {
      showToast({ title: t('The take could not be read. Try again.'), tone: 'bad' });
    }
    setBusy(false);
  };

  if (from === undefined && !last) return null;
  return (
    <div className="grid justify-items-start gap-1.5">
      {from !== undefined && (
        <p className="flex max-w-full items-center gap-1.5 rounded-full border border-line bg-raised pl-3 text-xs">
          <CornerDownRight aria-hidden className="size-3.5 shrink-0 text-muted" strokeWidth={1.5} />
          <span className="truncate">
            {t('Goes on from “{value}”', { value: (fromTake?.prompt ?? input.previousText).slice(-48) })}
          </span>
          <IconButton
            label={t('Do not go on from it')}
            icon={<X aria-hidden className="size-3.5!" />}
            size="sm"
            onClick={() => set({ goesOnFrom: undefined, previousText: '', previousRequestIds: [] })}
          />
        </p>
      )}
      {last && last.id !== from && (
        <Button size="sm" look="ghost" className="-ml-2.5" isBusy={isBusy} onClick={() => void goOn(last.id)}>
          {!isBusy && <CornerDownRight aria-hidden className="size-3.5" strokeWidth={1.5} />}
          {t('Go on from the last take')}
        </Button>
      )}
    </div>
  );
}
