'use client';

import { Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TrayControl } from '#components/tray/use-tray.ts';
import { isGenerateShortcut } from './shortcut.ts';

interface ComposerProps {
  label: string;
  tray: TrayControl;
  onGenerate: () => void;
  /** The fields. */
  children: ReactNode;
  /** Price and action; never scrolls away. */
  bar: ReactNode;
}

/** The frame of every tool's form: files land in the tray wherever they are dropped or pasted, and the bar stays. */
export function Composer({ label, tray, onGenerate, children, bar }: ComposerProps) {
  return (
    <form
      aria-label={label}
      noValidate
      className="relative flex min-h-0 flex-col md:flex-1"
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (!isGenerateShortcut(event)) return;
        event.preventDefault();
        onGenerate();
      }}
      {...tray.zone}
    >
      <div className="grid min-h-0 content-start gap-6 px-4 py-4 md:flex-1 md:overflow-y-auto">
        {children}
      </div>
      <div className="fixed inset-x-0 bottom-(--bottom-bar) z-20 border-line border-t bg-panel px-4 py-3 md:static">
        {bar}
      </div>
      {tray.isDragging && (
        <div className="pointer-events-none absolute inset-1 z-40 grid items-end justify-center rounded-md border-2 border-accent border-dashed bg-accent/4 pb-24">
          <span className="flex items-center gap-2 rounded-full border border-line bg-raised px-4 py-2 font-medium text-sm shadow-float">
            <Upload className="size-4" strokeWidth={1.5} aria-hidden />
            Drop anywhere, or on a place
          </span>
        </div>
      )}
    </form>
  );
}
