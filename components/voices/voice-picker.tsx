'use client';

import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Segmented } from '#components/ui/segmented.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { VoiceFamily } from '#lib/voices/voice.ts';
import type { VoiceShelf } from '#lib/voices/voice-view.ts';
import { FilterChips } from './filter-chips.tsx';
import { PickerFoot } from './picker-foot.tsx';
import { pickerGroups } from './picker-groups.ts';
import { PickerOption } from './picker-option.tsx';
import { stopSound } from './sound-store.ts';
import { entriesOf, languagesOf, type VoiceEntry, type VoiceFilter } from './voice-entries.ts';
import { useShelf } from './voice-queries.ts';

interface VoicePickerProps {
  family: VoiceFamily;
  /** The other family can be looked through as well. */
  onFamily?: ((family: VoiceFamily) => void) | undefined;
  isChosen: (entry: VoiceEntry) => boolean;
  /** Several are chosen, one after the other: choosing a chosen one lets it go. */
  isMany?: boolean | undefined;
  onClose: () => void;
  onChoose: (entry: VoiceEntry) => void;
}

const families = [
  { value: 'long', label: 'Narration' },
  { value: 'short', label: 'Short speech' },
] as const;

/** All voices of a family in a window: typing searches, arrows move, Enter chooses. */
export function VoicePicker({ onClose, ...rest }: VoicePickerProps) {
  const t = useText();
  const { data: shelf, isError, refetch } = useShelf();
  function close() {
    stopSound();
    onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={close}
      title={rest.isMany ? t('Choose voices') : t('Choose a voice')}
      size="md"
    >
      {shelf && <VoiceList shelf={shelf} onDone={close} {...rest} />}
      {!shelf && isError && (
        <p role="alert" className="flex items-center justify-between gap-3 text-sm">
          {t('The voices could not be loaded.')}
          <Button size="sm" onClick={() => void refetch()}>
            {t('Try again')}
          </Button>
        </p>
      )}
      {!shelf && !isError && <Skeleton className="h-96" />}
    </Dialog>
  );
}

interface VoiceListProps extends Omit<VoicePickerProps, 'onClose'> {
  shelf: VoiceShelf;
  onDone: () => void;
}

function VoiceList({ shelf, family, onFamily, isChosen, isMany, onChoose, onDone }: VoiceListProps) {
  const t = useText();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [filter, setFilter] = useState<VoiceFilter>({});
  // The outside system is the browser's focus. A finger would find half the list under the keyboard.
  useEffect(() => {
    if (!window.matchMedia('(pointer: coarse)').matches) field.current?.focus();
  }, []);
  const [currentKey, setCurrentKey] = useState<string>();
  // A voice with settings is a choice for a form; among several voices it would stand beside itself.
  const shown = isMany ? { ...shelf, own: shelf.own.filter(({ settings }) => !settings) } : shelf;
  const groups = pickerGroups(shown, { ...filter, family });
  const lines = groups.flatMap(({ entries }) => entries);
  const current = lines.find(({ key }) => key === currentKey) ?? lines.find(isChosen) ?? lines[0];
  const languages = languagesOf(entriesOf(shelf.own).filter((entry) => entry.family === family));

  function change(next: VoiceFilter) {
    setFilter(next);
    setCurrentKey(undefined);
  }

  function press(event: KeyboardEvent) {
    // The form around it has keys of its own.
    event.stopPropagation();
    const at = current ? lines.indexOf(current) : -1;
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key];
    if (step !== undefined && lines.length > 0) {
      const isFar = Math.abs(step) > 1;
      const next = isFar
        ? Math.min(lines.length - 1, Math.max(0, at + step))
        : (at + step + lines.length) % lines.length;
      setCurrentKey(lines[next]?.key);
    } else if (event.key === 'Enter') {
      if (current) onChoose(current);
    } else return;
    event.preventDefault();
  }

  return (
    <div className="-mx-5 -mt-1 -mb-5 grid grid-cols-1">
      <div className="mx-5 flex items-center gap-2.5 rounded-sm border border-line-strong bg-background px-3 focus-within:border-ring">
        <Search className="size-4 shrink-0 text-muted" strokeWidth={1.5} aria-hidden />
        <input
          ref={field}
          role="combobox"
          aria-label={t('Search voices, or type an id')}
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={current ? `${id}-${current.key}` : undefined}
          placeholder={t('Name, 名字, accent or id')}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={filter.search ?? ''}
          onChange={(event) => change({ ...filter, search: event.target.value })}
          onKeyDown={press}
          className="h-10 w-full bg-transparent text-base outline-none placeholder:text-muted pointer-coarse:h-12 pointer-coarse:text-lg"
        />
      </div>
      {onFamily && (
        <div className="px-5 pt-2">
          <Segmented
            label={t('Made for')}
            isLabelHidden
            value={family}
            onChange={onFamily}
            options={families}
          />
        </div>
      )}
      <div className="flex items-center gap-0.5 overflow-x-auto px-4 py-2 [scrollbar-width:none]">
        <FilterChips filter={filter} languages={languages} onChange={change} />
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t('Voices')}
        tabIndex={-1}
        className="h-[min(24rem,42dvh)] overflow-y-auto overscroll-contain border-line border-t px-3 py-2"
      >
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, which is no set of fields.
          <div key={group.title} role="group" aria-label={t(group.title)}>
            <p aria-hidden className="px-2 pt-2 pb-1 text-muted text-xs">
              {t(group.title)}
            </p>
            {group.entries.map((entry) => (
              <PickerOption
                key={entry.key}
                id={`${id}-${entry.key}`}
                entry={entry}
                shelf={shelf}
                isCurrent={entry === current}
                isChosen={isChosen(entry)}
                onReach={() => setCurrentKey(entry.key)}
                onChoose={() => onChoose(entry)}
              />
            ))}
          </div>
        ))}
      </div>
      {lines.length === 0 && (
        <p role="status" className="-mt-24 mb-12 px-5 text-center text-muted text-sm">
          {t('No voice matches. A longer word without spaces can be used as an id.')}
        </p>
      )}
      {current && (
        <PickerFoot
          entry={current}
          shelf={shelf}
          verb={isMany ? (isChosen(current) ? t('Let go') : t('Add')) : t('Choose')}
          onChoose={() => onChoose(current)}
          onDone={isMany ? onDone : undefined}
        />
      )}
    </div>
  );
}
