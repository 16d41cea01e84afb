'use client';

import { useQuery } from '@tanstack/react-query';
import { Tag } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useText } from '#components/ui/use-text.tsx';
import { tagLimits } from '#lib/curation/tag-limits.ts';
import { tagsOptions } from './tag-queries.ts';

const shownTags = 8;

interface TagInputProps {
  /** Names that are given already, and are not offered again. */
  taken: readonly string[];
  onAdd: (name: string) => void;
}

/** A field for the name of a tag: Enter or a comma gives it, arrow keys go through those that the team has. */
export function TagInput({ taken, onAdd }: TagInputProps) {
  const t = useText();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [hasFocus, setFocus] = useState(false);
  /** Before any arrow key the typed words themselves are meant. */
  const [at, setAt] = useState(-1);
  const { data: tags = [] } = useQuery({ ...tagsOptions(), enabled: hasFocus });
  const words = typed.trim().toLowerCase();
  const isTaken = (name: string) => taken.some((one) => one.toLowerCase() === name.toLowerCase());
  const offered = tags
    .filter(({ name }) => !isTaken(name) && name.toLowerCase().includes(words))
    .slice(0, shownTags);
  const current = offered[at];
  const isOpen = hasFocus && offered.length > 0;

  function add(name: string) {
    const clean = name.trim();
    setTyped('');
    setAt(-1);
    if (clean && !isTaken(clean)) onAdd(clean);
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && offered.length > 0) setAt(((at + 1 + step + offered.length + 1) % (offered.length + 1)) - 1);
    else if (event.key === 'Enter') add(current?.name ?? typed);
    else if (event.key === ',' || event.key === '，') add(typed);
    else if (event.key === 'Escape' && (typed || at >= 0)) {
      setTyped('');
      setAt(-1);
      // Only the words are taken back; the take stays open.
      event.stopPropagation();
    } else return;
    event.preventDefault();
  }

  return (
    <div className="grid min-w-0 flex-1 gap-1">
      <div className="relative">
        <Tag
          aria-hidden
          className="absolute top-1/2 left-0 size-4 -translate-y-1/2 stroke-[1.5] text-muted"
        />
        <input
          role="combobox"
          aria-label={t('Add a tag')}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={current ? `${id}-${current.id}` : undefined}
          placeholder={t('Add a tag')}
          maxLength={tagLimits.name}
          value={typed}
          onFocus={() => setFocus(true)}
          onBlur={() => setFocus(false)}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(-1);
          }}
          onKeyDown={press}
          className="h-7 w-full rounded-sm bg-transparent pl-6 text-sm placeholder:text-muted pointer-coarse:h-10 pointer-coarse:text-lg"
        />
      </div>
      <div id={`${id}-list`} role="listbox" aria-label={t('Tags of the team')} hidden={!isOpen}>
        {isOpen && (
          <div role="presentation" className="flex flex-wrap gap-1.5 pb-1">
            {offered.map((tag) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's, which names this option as its current one.
              <div
                key={tag.id}
                id={`${id}-${tag.id}`}
                role="option"
                aria-selected={tag === current}
                tabIndex={-1}
                translate="no"
                // The field keeps the focus.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => add(tag.name)}
                className="flex h-7 max-w-full cursor-default items-center truncate rounded-full border border-line-strong border-dashed px-2.5 text-muted text-xs hover:text-text aria-selected:bg-raised aria-selected:text-text pointer-coarse:h-10 pointer-coarse:text-sm"
              >
                {tag.name}
              </div>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
