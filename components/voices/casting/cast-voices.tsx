'use client';

import { Plus, X } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { CastingPlan } from '#lib/voices/casting-plan.ts';
import { type VoiceFamily, voiceKey } from '#lib/voices/voice.ts';
import type { VoiceShelf } from '#lib/voices/voice-view.ts';
import { entryOfValue } from '../voice-entries.ts';
import { VoiceMark } from '../voice-mark.tsx';

const VoicePicker = lazyPart(() => import('../voice-picker.tsx').then((found) => found.VoicePicker));

interface CastVoicesProps {
  shelf: VoiceShelf;
  plan: CastingPlan;
  onChange: (change: Partial<CastingPlan>) => void;
}

/** Who is to say it: chosen one after the other in the picker. */
export function CastVoices({ shelf, plan: { voices }, onChange }: CastVoicesProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [family, setFamily] = useState<VoiceFamily>('long');
  const keys = voices.map(voiceKey);

  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-medium text-sm">{t('Voices')}</legend>
      <ul className="flex flex-wrap gap-1.5 empty:hidden">
        {voices.map((voice) => {
          const entry = entryOfValue(shelf, voice.family, voice.id, undefined);
          return (
            <li
              key={voiceKey(voice)}
              className="flex h-10 max-w-full items-center gap-2 rounded-full border border-line bg-panel pl-1"
            >
              <VoiceMark id={voice.id} size="sm" />
              <span className="truncate text-sm">{t(entry.title)}</span>
              <button
                type="button"
                aria-label={t('Let {title} go', { title: entry.title })}
                onClick={() => onChange({ voices: voices.filter((one) => one !== voice) })}
                className="grid size-9 shrink-0 place-items-center rounded-full text-muted hover:text-text"
              >
                <X aria-hidden className="size-3.5 stroke-[1.75]" />
              </button>
            </li>
          );
        })}
      </ul>
      <Button onClick={() => setOpen(true)} aria-haspopup="dialog" className="justify-self-start">
        <Plus aria-hidden className="size-4 stroke-[1.5]" />
        {voices.length === 0 ? t('Choose voices') : t('More voices')}
      </Button>
      {isOpen && (
        <Suspense>
          <VoicePicker
            isMany
            family={family}
            onFamily={setFamily}
            isChosen={(entry) => keys.includes(voiceKey(entry))}
            onClose={() => setOpen(false)}
            onChoose={(entry) => {
              const key = voiceKey(entry);
              const next = keys.includes(key)
                ? voices.filter((one) => voiceKey(one) !== key)
                : [...voices, { family: entry.family, id: entry.id }];
              onChange({ voices: next });
            }}
          />
        </Suspense>
      )}
    </fieldset>
  );
}
