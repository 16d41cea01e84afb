'use client';

import { type ClipboardEvent, type DragEvent, useState } from 'react';
import type { MediaRole } from '#lib/vendor/media-roles.ts';
import { linksIn } from './links.ts';
import { placeUnder } from './place-under.ts';

export interface DropHandlers {
  onFiles: (files: readonly File[], place?: MediaRole) => void;
  onLink: (url: string, place?: MediaRole) => void;
}

export interface FileDrop {
  /** Spread on the element on which files can be dropped and pasted anywhere. */
  zone: {
    onDragEnter: (event: DragEvent) => void;
    onDragOver: (event: DragEvent) => void;
    onDragLeave: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
    onPaste: (event: ClipboardEvent) => void;
  };
  /** Files or links are being dragged over the zone. */
  isDragging: boolean;
  /** The named place that they are over: an element with `data-drop-role`. */
  dragPlace: MediaRole | undefined;
}

/**
 * Takes files and links that are dropped or pasted anywhere on an element, and by name where they fall on an element
 * with `data-drop-role`. Words that are pasted into a text field stay words.
 */
export function useFileDrop({ onFiles, onLink }: DropHandlers): FileDrop {
  const [isDragging, setDragging] = useState(false);
  const [dragPlace, setPlace] = useState<MediaRole>();

  const end = () => {
    setDragging(false);
    setPlace(undefined);
  };
  const receive = (data: DataTransfer, place?: MediaRole): boolean => {
    const files = [...data.files];
    const links = files.length > 0 ? [] : linksIn(data);
    if (files.length > 0) onFiles(files, place);
    for (const link of links) onLink(link, place);
    return files.length + links.length > 0;
  };

  return {
    isDragging,
    dragPlace,
    zone: {
      onDragEnter(event) {
        if (carriesMedia(event.dataTransfer)) setDragging(true);
      },
      onDragOver(event) {
        if (!carriesMedia(event.dataTransfer)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        setPlace(placeUnder(event.target));
      },
      onDragLeave(event) {
        const { currentTarget, relatedTarget } = event;
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) end();
      },
      onDrop(event) {
        end();
        if (!carriesMedia(event.dataTransfer)) return;
        event.preventDefault();
        receive(event.dataTransfer, placeUnder(event.target));
      },
      onPaste(event) {
        const { target, clipboardData } = event;
        const isInText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
        // A spreadsheet puts both words and a picture of them on the clipboard: in a text field the words are meant.
        if (isInText && clipboardData.types.includes('text/plain')) return;
        if (receive(clipboardData)) event.preventDefault();
      },
    },
  };
}

function carriesMedia(data: DataTransfer): boolean {
  return data.types.includes('Files') || data.types.includes('text/uri-list');
}
