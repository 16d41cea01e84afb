'use client';

import { type ClipboardEvent, type DragEvent, useState } from 'react';

/** Takes files that are dropped or pasted anywhere on an element; words stay words. */
export function useManuscriptDrop(onFiles: (files: readonly File[]) => void) {
  const [isDragging, setDragging] = useState(false);
  return {
    isDragging,
    zone: {
      onDragEnter: ({ dataTransfer }: DragEvent) => {
        if (hasFiles(dataTransfer)) setDragging(true);
      },
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setDragging(false);
      },
      onDrop: (event: DragEvent) => {
        setDragging(false);
        if (!hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      },
      onPaste: (event: ClipboardEvent) => {
        const { clipboardData } = event;
        // A word processor puts a picture of the words beside the words: the words are meant.
        if (clipboardData.types.includes('text/plain') || clipboardData.files.length === 0) return;
        event.preventDefault();
        onFiles([...clipboardData.files]);
      },
    },
  };
}

function hasFiles({ types }: DataTransfer): boolean {
  return types.includes('Files');
}
