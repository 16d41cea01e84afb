'use client';

import { Suspense } from 'react';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { VoiceFamily } from '#lib/voices/voice.ts';
import type { VoiceSettings } from '#lib/voices/voice-settings.ts';

const VoiceButton = lazyPart(() => import('./voice-button.tsx').then((found) => found.VoiceButton));

export interface VoiceFieldProps {
  family: VoiceFamily;
  /** The vendor's id of the voice. */
  value: string;
  onChange: (voiceId: string) => void;
  label?: string | undefined;
  /** The settings of the form, by which a voice that the team named with settings is recognized. */
  settings?: VoiceSettings | undefined;
  /** A voice with settings was chosen. */
  onPreset?: ((settings: VoiceSettings) => void) | undefined;
}

/** The voice of a form: what is chosen, how it sounds, and the way to all the others. Loaded when it is first shown. */
export function VoiceField(props: VoiceFieldProps) {
  const t = useText();
  return (
    <div className="grid gap-1.5" data-field="voiceId">
      <span aria-hidden className="font-medium text-sm">
        {t(props.label) ?? t('Voice')}
      </span>
      <Suspense fallback={<Skeleton className="h-16 rounded-md" />}>
        <VoiceButton {...props} />
      </Suspense>
    </div>
  );
}
