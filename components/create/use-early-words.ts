'use client';

import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps what was typed before the form came to life. The outside system is the page as the server sent it: its field is
 * there, and takes words, seconds before the script of a lazily loaded form has arrived on a slow line. When the browser
 * has a draft, too, both are kept.
 */
export function useEarlyWords(
  field: RefObject<HTMLTextAreaElement | null>,
  value: string,
  onChange: (words: string) => void,
): void {
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  });
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) return;
    isFirst.current = false;
    const early = field.current?.value ?? '';
    if (early === '' || early === latest.current.value) return;
    // The draft of this browser takes the server's empty one's place right after this commit.
    setTimeout(() => {
      const { value: draft, onChange: change } = latest.current;
      if (draft.includes(early)) return;
      change(draft === '' ? early : `${draft}\n${early}`);
    });
  }, [field]);
}
