'use client';

import { type RefObject, useEffect } from 'react';
import { useText } from '#components/ui/use-text.tsx';
import type { TextState, TextStore } from './text-store.ts';

interface ManuscriptProps {
  store: TextStore;
  state: TextState;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  describedBy: string;
  isWrong: boolean;
}

/**
 * The page that is written on: lines of some 68 characters with room between them. The browser's field holds the text,
 * and React hears of it only when typing pauses, so that a whole book stays as light under the fingers as a note.
 */
export function Manuscript({ store, state, fieldRef, describedBy, isWrong }: ManuscriptProps) {
  const t = useText();
  const { revision, isLoaded } = state;
  // The outside system is the field, which holds its words itself.
  useEffect(() => {
    const field = fieldRef.current;
    if (!field || revision === 0) return;
    field.value = store.get().text;
    return () => {
      store.flush();
    };
  }, [revision, store, fieldRef]);
  return (
    <textarea
      ref={fieldRef}
      data-field="text"
      aria-label={t('The text')}
      aria-describedby={describedBy}
      aria-invalid={isWrong || undefined}
      readOnly={!isLoaded}
      spellCheck={false}
      autoCapitalize="sentences"
      placeholder={t('Write, paste, or drop a manuscript here: .txt, .md, .docx or .epub.')}
      onInput={({ currentTarget }) => store.touch(() => currentTarget.value)}
      className="block min-h-[60dvh] w-full flex-1 resize-none bg-background px-[max(1.25rem,calc((100%-40rem)/2))] pt-6 pb-24 text-lg leading-8 outline-none [scrollbar-gutter:stable] placeholder:text-muted focus-visible:shadow-[inset_2px_0_0_var(--ring)] focus-visible:outline-none md:min-h-0"
    />
  );
}
