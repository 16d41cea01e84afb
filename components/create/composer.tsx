'use client';

import type { ClipboardEvent, DragEvent, ReactNode } from 'react';
import { placeUnder } from '#components/tray/place-under.ts';
import { useNoFileNavigation } from '#components/tray/use-no-file-navigation.ts';
import { useText } from '#components/ui/use-text.tsx';
import { isGenerateShortcut } from './shortcut.ts';
import type { InputsControl } from './use-inputs.ts';

interface ComposerProps {
  label: string;
  inputs: InputsControl;
  onGenerate: () => void;
  /** The fields. */
  children: ReactNode;
  /** Price and action; never scrolls away. */
  bar: ReactNode;
}

/** The frame of every tool's form: files land in the tray wherever they are dropped or pasted, and the bar stays. */
export function Composer({ label, inputs, onGenerate, children, bar }: ComposerProps) {
  const t = useText();
  useNoFileNavigation();
  return (
    <form
      aria-label={t(label)}
      noValidate
      className="relative flex min-h-0 flex-col md:flex-1"
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (!isGenerateShortcut(event)) return;
        event.preventDefault();
        onGenerate();
      }}
      {...zoneOf(inputs)}
    >
      <div className="grid min-h-0 content-start gap-6 px-4 py-4 md:flex-1 md:overflow-y-auto">
        {children}
      </div>
      <div className="fixed inset-x-0 bottom-(--bottom-bar) z-20 border-line border-t bg-panel px-4 py-3 md:static">
        {bar}
      </div>
    </form>
  );
}

/** Hands drags and pastes on to the tray; the first of them wakes it, and what it carried is kept for it. */
function zoneOf({ zone, wake }: InputsControl) {
  const take = (event: DragEvent | ClipboardEvent, data: DataTransfer) => {
    const files = [...data.files];
    if (files.length === 0) return;
    event.preventDefault();
    wake({ files, role: placeUnder(event.target) });
  };
  return {
    onDragEnter: (event: DragEvent) => (zone.current ? zone.current.onDragEnter(event) : wake()),
    onDragOver: (event: DragEvent) => zone.current?.onDragOver(event),
    onDragLeave: (event: DragEvent) => zone.current?.onDragLeave(event),
    onDrop: (event: DragEvent) =>
      zone.current ? zone.current.onDrop(event) : take(event, event.dataTransfer),
    onPaste: (event: ClipboardEvent) => {
      if (zone.current) return zone.current.onPaste(event);
      if (!event.clipboardData.types.includes('text/plain')) take(event, event.clipboardData);
    },
  };
}
