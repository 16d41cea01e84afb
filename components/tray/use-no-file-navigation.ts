'use client';

import { useEffect } from 'react';

/** A file that misses every place must not replace the page, with all that was typed, by itself. */
export function useNoFileNavigation(): void {
  // The outside system is the browser's own answer to a dropped file.
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);
}
