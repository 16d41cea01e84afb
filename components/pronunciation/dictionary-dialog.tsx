'use client';

import { useMemo, useRef, useState } from 'react';
import { Dialog } from '#components/ui/dialog.tsx';
import { Input } from '#components/ui/input.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { findWords } from '#lib/pronunciation/find-words.ts';
import type { PronunciationView } from '#lib/pronunciation/pronunciation-view.ts';
import type { Failure } from '#lib/result.ts';
import type { Pronunciation } from '#lib/vendor/pronunciation.ts';
import { EntryForm } from './entry-form.tsx';
import { EntryRow } from './entry-row.tsx';
import { LinesPanel } from './lines-panel.tsx';
import { RemovedLine } from './removed-line.tsx';
import { useDictionary } from './use-dictionary.ts';

/** More than this are searched, not scrolled. */
const searchFrom = 12;

interface DictionaryDialogProps {
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The text on the desk. */
  text: string;
  /** Shows a stretch of the text, by indices. */
  onShow: (start: number, end: number) => void;
}

/** The team's pronunciation dictionary over the text that it touches. */
export function DictionaryDialog({ open, onOpenChange, text, onShow }: DictionaryDialogProps) {
  const t = useText();
  // The window is closed to show a place in the text, and opened again for the next one.
  const turns = useRef(new Map<string, number>());
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="md"
      title={t('Pronunciation')}
      description={t(
        'The team’s words that a voice says wrongly, and how to say them. Narrations use those that stand in their text, as they are written here.',
      )}
    >
      <DictionaryBody
        text={text}
        turns={turns.current}
        onShow={(start, end) => {
          onOpenChange(false);
          // A window gives the focus back to where it was as it closes.
          requestAnimationFrame(() => onShow(start, end));
        }}
      />
    </Dialog>
  );
}

interface DictionaryBodyProps extends Pick<DictionaryDialogProps, 'text' | 'onShow'> {
  /** How often each entry was shown. */
  turns: Map<string, number>;
}

function DictionaryBody({ text, turns, onShow }: DictionaryBodyProps) {
  const t = useText();
  const dictionary = useDictionary();
  const { entries } = dictionary;
  const [search, setSearch] = useState('');
  const [removed, setRemoved] = useState<Pronunciation | Failure>();
  const found = useMemo(() => findWords(text, entries), [text, entries]);

  /** Every press shows the next place. */
  const show = ({ id, text: word }: PronunciationView) => {
    const starts = found.get(id) ?? [];
    const turn = turns.get(id) ?? 0;
    const start = starts[turn % starts.length];
    turns.set(id, turn + 1);
    if (start !== undefined) onShow(start, start + word.length);
  };
  const remove = async (entry: PronunciationView) => {
    const result = await dictionary.remove(entry);
    setRemoved(result.ok ? result.value : result.failure);
  };
  const putBack = async (entry: Pronunciation) => {
    const result = await dictionary.save(entry);
    setRemoved(result.ok ? undefined : result.failure);
  };
  const shown = entries.filter(({ text: word, replacement }) =>
    `${word}\n${replacement}`.toLowerCase().includes(search.trim().toLowerCase()),
  );

  return (
    <div className="grid gap-4">
      <EntryForm dictionary={dictionary} />
      {entries.length >= searchFrom && (
        <Input
          type="search"
          aria-label={t('Search the dictionary')}
          placeholder={t('Search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      {dictionary.isPending && (
        <div role="status" aria-label={t('Loading')} className="grid gap-2">
          <Skeleton className="h-9" />
          <Skeleton className="h-9" />
        </div>
      )}
      {dictionary.isError && (
        <p role="alert" className="text-bad text-sm">
          {t('The dictionary could not be loaded. Check the connection and open it again.')}
        </p>
      )}
      {!dictionary.isPending && !dictionary.isError && shown.length === 0 && (
        <p className="text-muted text-sm">
          {entries.length === 0
            ? t('No entries yet. A name that is always misread is a good first one.')
            : t('None.')}
        </p>
      )}
      <RemovedLine removed={removed} onUndo={(entry) => void putBack(entry)} />
      <ul aria-label={t('Entries')}>
        {shown.map((entry) => (
          <EntryRow
            key={entry.id}
            entry={entry}
            dictionary={dictionary}
            count={found.get(entry.id)?.length ?? 0}
            onShow={() => show(entry)}
            onRemove={() => void remove(entry)}
          />
        ))}
      </ul>
      <LinesPanel dictionary={dictionary} />
      <p className="text-muted text-xs">
        {t('To hear an entry first, narrate one sentence with it: a sentence costs next to nothing.')}
      </p>
    </div>
  );
}
