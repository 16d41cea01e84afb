'use client';

import { ArrowRight, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { PronunciationView } from '#lib/pronunciation/pronunciation-view.ts';
import { isPinyin } from '#lib/vendor/pronunciation.ts';
import { EntryForm } from './entry-form.tsx';
import type { Dictionary } from './use-dictionary.ts';

interface EntryRowProps {
  entry: PronunciationView;
  dictionary: Dictionary;
  /** How often it stands in the text on the desk. */
  count: number;
  onShow: () => void;
  onRemove: () => void;
}

/** An entry, where it touches the text, and what can be done with it. */
export function EntryRow({ entry, dictionary, count, onShow, onRemove }: EntryRowProps) {
  const t = useText();
  const [isChanging, setChanging] = useState(false);
  if (isChanging) {
    return (
      <li className="rounded-sm bg-raised p-3">
        <EntryForm dictionary={dictionary} entry={entry} onDone={() => setChanging(false)} />
      </li>
    );
  }
  return (
    <li className="flex min-h-11 items-center gap-3 border-line border-b py-1 text-sm last:border-0">
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
        <span className="wrap-anywhere font-medium">{entry.text}</span>
        <ArrowRight className="size-3.5 text-muted" strokeWidth={1.5} aria-label={t('is spoken')} />
        <span className={isPinyin(entry.replacement) ? 'tabular wrap-anywhere text-xs' : 'wrap-anywhere'}>
          {entry.replacement}
        </span>
      </span>
      {count > 0 ? (
        <Button look="ghost" size="sm" onClick={onShow}>
          <span className="sr-only">{t('Show “{text}” in the text: ', { text: entry.text })}</span>
          {count === 1 ? t('once here') : t('{count} times here', { count })}
        </Button>
      ) : (
        <span className="px-2.5 text-muted text-xs">{t('not here')}</span>
      )}
      <span className="flex">
        <IconButton
          size="sm"
          label={t('Change “{text}”', { text: entry.text })}
          icon={<Pencil />}
          onClick={() => setChanging(true)}
        />
        <IconButton
          size="sm"
          label={t('Remove “{text}”', { text: entry.text })}
          icon={<Trash2 />}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}
