'use client';

import { Upload } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Tray } from '#components/tray/tray.tsx';
import { useTray } from '#components/tray/use-tray.ts';
import { useText } from '#components/ui/use-text.tsx';
import { mediaRules } from '#lib/tools/media-rules.ts';
import type { InputsProps } from './inputs.tsx';
import { provideMediaRules } from './media-rules-store.ts';
import type { Waking } from './use-inputs.ts';

provideMediaRules(mediaRules);

/** The tray, awake: it takes drops and pastes for the whole composer, and carries on with what woke it. */
export function LiveInputs({ control, problems, onInsertName, ...options }: InputsProps) {
  const t = useText();
  const { zone, waking } = control;
  const tray = useTray(options);
  const section = useRef<HTMLDivElement>(null);

  // The outside system is the composer around it, which hands its events on to the handlers of this render.
  useLayoutEffect(() => {
    zone.current = tray.zone;
    return () => {
      zone.current = null;
    };
  });

  const done = useRef<Waking>(undefined);
  // The outside systems are the file picker and the focus: what woke the tray is carried on with once.
  useEffect(() => {
    if (!waking || done.current === waking) return;
    done.current = waking;
    if (waking.files) return tray.addFiles(waking.files, waking.role);
    const place = section.current?.querySelector<HTMLElement>(`[data-drop-role="${waking.role}"]`);
    place?.focus();
    void waking.press?.then((isPress) => isPress && place?.click());
  }, [waking, tray]);

  return (
    <div ref={section}>
      <Tray tray={tray} problems={problems} {...(onInsertName ? { onInsertName } : {})} />
      {tray.isDragging && (
        <div className="pointer-events-none absolute inset-1 z-40 grid items-end justify-center rounded-md border-2 border-accent border-dashed bg-accent/4 pb-24">
          <span className="flex items-center gap-2 rounded-full border border-line bg-raised px-4 py-2 font-medium text-sm shadow-float">
            <Upload className="size-4" strokeWidth={1.5} aria-hidden />
            {t('Drop anywhere, or on a place')}
          </span>
        </div>
      )}
    </div>
  );
}
