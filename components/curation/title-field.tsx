'use client';

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { fieldClass } from '#components/ui/input.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { nameTake } from '#lib/curation/actions.ts';
import { maxTitleCharacters } from '#lib/curation/tag-limits.ts';
import type { TakeView } from '#lib/tasks/take-view.ts';
import { useCuration } from './use-curation.ts';

/** The title of a take, written where it stands: Enter or leaving the field keeps it, Escape takes the words back. */
export function TitleField({ take, canChange }: { take: TakeView; canChange: boolean }) {
  const t = useText();
  const curate = useCuration();
  const kept = take.title ?? '';
  const [title, setTitle] = useState(kept);
  const isEditing = useRef(false);
  // Somebody else may give it another one, while nobody writes here.
  useEffect(() => {
    if (!isEditing.current) setTitle(kept);
  }, [kept]);

  if (!canChange) {
    return kept ? (
      <h2 translate="no" className="break-words font-medium text-base">
        {kept}
      </h2>
    ) : null;
  }

  async function keep() {
    isEditing.current = false;
    const next = title.trim();
    setTitle(next);
    if (next === kept) return;
    if ((await curate(nameTake({ taskId: take.id, title: next }))) === undefined) setTitle(kept);
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') event.currentTarget.blur();
    if (event.key !== 'Escape') return;
    // Only the field is left, not the take.
    event.preventDefault();
    event.stopPropagation();
    setTitle(kept);
    isEditing.current = false;
  }

  return (
    <input
      translate="no"
      aria-label={t('Title')}
      placeholder={t('Add a title')}
      maxLength={maxTitleCharacters}
      value={title}
      onChange={(event) => {
        isEditing.current = true;
        setTitle(event.target.value);
      }}
      onBlur={() => void keep()}
      onKeyDown={press}
      className={`${fieldClass} -mx-2 h-9 w-[calc(100%+1rem)]! border-transparent! bg-transparent! px-2 font-medium hover:border-line-strong! focus:border-line-strong! pointer-coarse:h-11`}
    />
  );
}
