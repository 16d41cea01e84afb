'use client';

import { useState } from 'react';
import { Estimate } from '#components/create/estimate.tsx';
import { IntoProject } from '#components/projects/into-project.tsx';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { Field } from '#components/ui/field.tsx';
import { fieldClass } from '#components/ui/input.tsx';
import { Slider } from '#components/ui/slider.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { emotions, longSpeechLimits } from '#lib/vendor/speech-limits.ts';
import { countCharacters } from '#lib/vendor/video-limits.ts';
import { castingBill } from '#lib/voices/casting-bill.ts';
import { type CastingPlan, cellsOf, maxCells, maxLineCharacters } from '#lib/voices/casting-plan.ts';
import type { VoiceShelf } from '#lib/voices/voice-view.ts';
import { CastVoices } from './cast-voices.tsx';
import { useCastingDraft } from './casting-draft.ts';
import { emotionWords } from './emotion-words.ts';
import { useCast } from './use-cast.ts';

interface CastingFormProps {
  shelf: VoiceShelf;
  draftScope: string;
  undoSeconds: number;
}

/** The next casting: one line, who says it, how, and what all of it costs. */
export function CastingForm({ shelf, draftScope, undoSeconds }: CastingFormProps) {
  const t = useText();
  const { draft, update } = useCastingDraft(draftScope);
  const { cast, isCasting, refusal } = useCast({ draft, update, undoSeconds });
  const [hasTried, setTried] = useState(false);
  const { text, plan } = draft;
  const setPlan = (change: Partial<CastingPlan>) =>
    update((now) => ({ ...now, plan: { ...now.plan, ...change } }));

  const cellCount = cellsOf(plan).length;
  const characters = countCharacters(text.trim());
  const problem = problemOf(characters, plan.voices.length, cellCount);
  const isReady = characters > 0 && cellCount > 0;
  const { speed } = longSpeechLimits;

  return (
    <form
      aria-label={t('New casting')}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!problem) cast();
      }}
      className="grid grid-cols-1 gap-5"
    >
      <h2 className="font-medium text-lg xl:sr-only">{t('New casting')}</h2>
      <Field
        label={t('The line')}
        aside={t('{characters} of {maxLineCharacters}', { characters, maxLineCharacters })}
      >
        {(control) => (
          <textarea
            {...control}
            rows={3}
            value={text}
            placeholder={t('One sentence that shows what you listen for.')}
            onChange={(event) => update((now) => ({ ...now, text: event.target.value }))}
            className={`${fieldClass} field-sizing-content min-h-20 resize-none px-3 py-2.5 pointer-coarse:text-lg`}
          />
        )}
      </Field>
      <CastVoices shelf={shelf} plan={plan} onChange={setPlan} />
      <fieldset className="grid gap-1.5">
        <legend className="mb-1.5 font-medium text-sm">{t('Emotions')}</legend>
        <div className="-mx-1 flex flex-wrap gap-0.5">
          {[null, ...emotions].map((emotion) => (
            <Chip
              key={emotion ?? ''}
              isOn={plan.emotions.includes(emotion)}
              onClick={() => setPlan({ emotions: toggled(plan.emotions, emotion) })}
            >
              {t(emotionWords(emotion))}
            </Chip>
          ))}
        </div>
        <p className="text-muted text-xs">
          {t('Of narration voices. Short speech takes its emotion from the text.')}
        </p>
      </fieldset>
      <Slider
        label={t('Speed')}
        value={plan.speed}
        min={speed.min}
        max={speed.max}
        step={0.05}
        onChange={(value) => setPlan({ speed: value })}
        format={(value) => `${value.toFixed(2)}×`}
      />
      <div className="sticky bottom-(--bottom-bar) z-10 -mx-4 grid gap-2 border-line border-t bg-background px-4 py-3 md:static md:mx-0 md:px-0 md:pb-0">
        {(refusal?.message ?? (hasTried || cellCount > maxCells ? problem : undefined)) && (
          <p role="alert" className="rounded-sm border border-bad/40 bg-bad/10 px-3 py-2 text-sm">
            {t(refusal?.message) ?? t(problem)}
          </p>
        )}
        <IntoProject />
        <div className="flex items-center gap-3">
          <div className="min-w-0 flex-1">
            <Estimate bill={isReady ? castingBill(text, plan, shelf.prices) : undefined} takeCount={1} />
          </div>
          <Button look="primary" size="lg" type="submit" isBusy={isCasting} className="min-w-36">
            {t(castWords(cellCount, isCasting))}
          </Button>
        </div>
      </div>
    </form>
  );
}

function castWords(cellCount: number, isCasting: boolean): string {
  if (isCasting) return 'Sending';
  return cellCount < 2 ? 'Cast' : `Cast ${cellCount} takes`;
}

function problemOf(characters: number, voiceCount: number, cellCount: number): string | undefined {
  if (characters === 0) return 'Write the line that is to be said.';
  if (characters > maxLineCharacters) {
    return `A line may have ${maxLineCharacters} characters; this has ${characters}. Longer texts are for the narration desk.`;
  }
  if (voiceCount === 0) return 'Choose at least one voice.';
  if (cellCount <= maxCells) return undefined;
  return `A casting makes ${maxCells} takes at most; these would be ${cellCount}. Let a voice or an emotion go.`;
}

/** With or without one; the order is that of the list. Without any, the text decides. */
function toggled(chosen: CastingPlan['emotions'], emotion: CastingPlan['emotions'][number]) {
  const next = chosen.includes(emotion) ? chosen.filter((one) => one !== emotion) : [...chosen, emotion];
  const ordered = [null, ...emotions].filter((one) => next.includes(one));
  return ordered.length === 0 ? [null] : ordered;
}
