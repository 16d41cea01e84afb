import type { KeyboardEvent } from 'react';

/** Ctrl or Cmd with Enter, anywhere in the form; not while an input method is still composing a word. */
export function isGenerateShortcut(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing;
}
