'use client';

import { useEffect, useRef } from 'react';

/** Keys of the page with what they do. The outside system is the keyboard; typing into a field is left alone. */
export function useShortcuts(shortcuts: Record<string, () => void>): void {
  const current = useRef(shortcuts);
  current.current = shortcuts;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTaken(event)) return;
      const act = current.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** The element in focus has its own use for this key. */
function isTaken(event: KeyboardEvent): boolean {
  const target = event.target;
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('input[type=radio], input[type=checkbox]')) return /^(Arrow| )/.test(event.key);
  if (target.closest('input:not([type=range]), textarea, select, [role=menu], [contenteditable=true]'))
    return true;
  if (target.closest('input[type=range], [role=slider]')) return /^(Arrow|Page|Home|End)/.test(event.key);
  return event.key === ' ' && target.closest('button, a, summary') !== null;
}
