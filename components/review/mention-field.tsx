'use client';

import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { useText } from '#components/ui/use-text.tsx';
import { commentLimits } from '#lib/review/comment-limits.ts';
import type { PersonView } from '#lib/review/review-view.ts';
import { peopleFor, typedNameAt, withName } from './find-name.ts';

interface MentionFieldProps {
  field: RefObject<HTMLTextAreaElement | null>;
  label: string;
  placeholder?: string | undefined;
  value: string;
  people: readonly PersonView[];
  onChange: (text: string) => void;
  /** Somebody was chosen from the list. */
  onMention: (person: PersonView) => void;
  onSubmit: () => void;
  /** Escape: the field lets go of the keyboard. */
  onLeave: () => void;
}

/** A field for a few sentences. After an `@` it offers the people of the team. */
export function MentionField(props: MentionFieldProps) {
  const { field, label, placeholder, value, people, onChange, onMention, onSubmit, onLeave } = props;
  const t = useText();
  const id = useId();
  const [caret, setCaret] = useState<number>();
  const [chosen, setChosen] = useState(0);
  const typed = caret === undefined ? undefined : typedNameAt(value, caret);
  const offered = typed ? peopleFor(typed, people) : [];
  const at = Math.min(chosen, offered.length - 1);

  const take = (person: PersonView | undefined) => {
    if (!person || !typed) return;
    const next = withName(value, typed, person.name);
    onChange(next.text);
    onMention(person);
    setCaret(undefined);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(next.caret, next.caret);
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While Chinese is being put together, its keys are its own.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSubmit();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      if (offered.length > 0) setCaret(undefined);
      else onLeave();
    } else if (offered.length > 0) {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step === undefined && event.key !== 'Enter' && event.key !== 'Tab') return;
      event.preventDefault();
      if (step === undefined) take(offered[at]);
      else setChosen((at + step + offered.length) % offered.length);
    }
  };

  return (
    <div className="relative">
      <textarea
        ref={field}
        aria-label={label}
        aria-controls={offered.length > 0 ? id : undefined}
        aria-activedescendant={offered.length > 0 ? `${id}-${at}` : undefined}
        aria-autocomplete="list"
        placeholder={placeholder}
        rows={2}
        maxLength={commentLimits.characters}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
          setCaret(event.target.selectionStart);
          setChosen(0);
        }}
        onBlur={() => setCaret(undefined)}
        onKeyDown={onKeyDown}
        className="field-sizing-content block max-h-40 min-h-14 w-full resize-none rounded-sm border border-line bg-background px-3 py-2 text-sm placeholder:text-muted pointer-coarse:text-lg"
      />
      <p role="status" className="sr-only">
        {offered.length > 0 && t('Up and down choose a name: {name}', { name: offered[at]?.name ?? '' })}
      </p>
      {offered.length > 0 && (
        <div
          id={id}
          role="listbox"
          aria-label={t('People')}
          className="absolute bottom-full left-0 z-10 mb-1 w-56 rounded-md border border-line bg-raised p-1 shadow-float"
        >
          {offered.map((person, index) => (
            <div
              key={person.id}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              translate="no"
              // The field keeps the focus.
              onPointerDown={(event) => {
                event.preventDefault();
                take(person);
              }}
              className="flex min-h-8 cursor-default items-center truncate rounded-sm px-2 text-sm hover:bg-text/8 aria-selected:bg-text/8 pointer-coarse:min-h-10"
            >
              {person.name}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
