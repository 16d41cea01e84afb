'use client';

import { ChevronDown } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { PlayButton } from './play-button.tsx';
import { sampleOf } from './sample-of.ts';
import { useIsPlaying } from './sound-store.ts';
import { useSilenceAtEnd } from './use-sound-face.ts';
import { describeEntry, entryOfValue } from './voice-entries.ts';
import type { VoiceFieldProps } from './voice-field.tsx';
import { VoiceMark } from './voice-mark.tsx';
import { useShelf } from './voice-queries.ts';

const VoicePicker = lazyPart(() => import('./voice-picker.tsx').then((found) => found.VoicePicker));

/** The chosen voice, which opens the picker; beside it its sample. */
export function VoiceButton(props: VoiceFieldProps) {
  const t = useText();
  const { family, value, label = 'Voice', settings, onChange, onPreset } = props;
  const [isOpen, setOpen] = useState(false);
  const { data: shelf } = useShelf();
  const entry = value === '' ? undefined : entryOfValue(shelf, family, value, settings);
  const found = entry && shelf ? sampleOf(shelf.samples, entry) : undefined;
  const url = found?.is === 'ready' ? found.sample.url : undefined;
  const isPlaying = useIsPlaying(url);
  useSilenceAtEnd();
  return (
    <div className="flex items-center gap-1 rounded-md border border-line-strong bg-panel pr-2 transition-colors hover:border-muted/60">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex h-16 min-w-0 flex-1 items-center gap-3 rounded-md pl-3 text-left"
      >
        <span className="sr-only">{t(label)}: </span>
        <VoiceMark id={value} />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-2">
            <span className="truncate font-medium">{t(entry?.title) ?? t('Choose a voice')}</span>
            {entry?.nativeName && (
              <span lang="zh" className="truncate text-muted text-xs">
                {entry.nativeName}
              </span>
            )}
          </span>
          <span className="block truncate text-muted text-xs">
            {entry ? describeEntry(entry, t) || t('Typed by hand') : t('None is chosen yet')}
          </span>
        </span>
        <ChevronDown aria-hidden className="size-4 shrink-0 stroke-[1.5] text-muted" />
      </button>
      {entry && url !== undefined && (
        <PlayButton
          label={t('the sample of {title}', { title: entry.title })}
          url={url}
          isPlaying={isPlaying}
        />
      )}
      {isOpen && (
        <Suspense>
          <VoicePicker
            family={family}
            isChosen={(one) => one.key === entry?.key}
            onClose={() => setOpen(false)}
            onChoose={(chosen) => {
              setOpen(false);
              onChange(chosen.id);
              if (chosen.settings) onPreset?.(chosen.settings);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
