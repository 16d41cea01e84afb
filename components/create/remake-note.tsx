'use client';

import { Layers, X } from 'lucide-react';
import { IconButton } from '#components/ui/icon-button.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { RemadeTake } from './draft.ts';

/** Says that what is made goes into the stack of the take that the form was filled from, and lets it stand alone. */
export function RemakeNote({ take, onAlone }: { take: RemadeTake; onAlone: () => void }) {
  const t = useText();
  return (
    <p className="flex min-h-7 items-center gap-2 text-muted text-xs">
      <Layers className="size-3.5 shrink-0" strokeWidth={1.5} aria-hidden />
      <span className="min-w-0 flex-1 truncate">{t('Another try of “{words}”', { words: take.words })}</span>
      <IconButton
        label={t('Let it stand alone, in no stack')}
        icon={<X />}
        size="sm"
        side="top"
        onClick={onAlone}
      />
    </p>
  );
}
