'use client';

import { type ReactNode, useRef } from 'react';
import { Advanced } from '#components/create/fields/advanced.tsx';
import { FieldControl } from '#components/create/fields/field-control.tsx';
import { ProblemList } from '#components/create/problem-list.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { VoiceField } from '#components/voices/voice-field.tsx';
import { type NarrationInput, narrationTool } from '#lib/tools/narration.ts';
import type { NarrationForm } from './use-narration-form.ts';

type FieldName = keyof NarrationInput;

const manner: readonly FieldName[] = ['speed', 'volume', 'pitch', 'emotion', 'languageBoost', 'format'];
const effects: readonly FieldName[] = ['effectPitch', 'effectIntensity', 'effectTimbre', 'soundEffect'];
const rare: readonly FieldName[] = ['hasTextNormalization', 'sampleRate', 'bitrate', 'channels'];

/** Voice, manner and sound: every setting of the vendor's, the rare ones folded away with what they start with. */
export function NarrationSettings({ form }: { form: NarrationForm }) {
  const t = useText();
  const { values, set } = form;
  const { initial, fields } = narrationTool;
  const textareaRef = useRef<HTMLTextAreaElement>(null);
  const controlOf = (name: FieldName): ReactNode => (
    <FieldControl
      key={name}
      name={name}
      field={fields[name]}
      value={values[name]}
      onChange={(value) => set({ [name]: value })}
      refusal={form.refusals[name]}
      problems={form.problemsOf(name)}
      textareaRef={textareaRef}
    />
  );
  const folded = (title: string, names: readonly FieldName[]) => (
    <Advanced
      title={t(title)}
      changedCount={names.filter((name) => values[name] !== initial[name]).length}
      hasProblem={names.some((name) => form.problemsOf(name).length > 0)}
    >
      {names.map(controlOf)}
    </Advanced>
  );
  return (
    <>
      <div className="grid gap-1.5">
        <VoiceField
          family="long"
          value={values.voiceId}
          onChange={(voiceId) => set({ voiceId })}
          settings={{ speed: values.speed, pitch: values.pitch, emotion: values.emotion }}
          onPreset={({ speed = initial.speed, pitch = initial.pitch, emotion }) =>
            set({ speed, pitch, emotion })
          }
        />
        <ProblemList id="voice-problems" problems={form.problemsOf('voiceId')} />
      </div>
      {manner.map(controlOf)}
      {folded('Effects', effects)}
      {folded('Advanced', rare)}
    </>
  );
}
