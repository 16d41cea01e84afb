'use client';

import { VoiceField } from '#components/voices/voice-field.tsx';
import type { VoiceField as Voice } from '#lib/tools/fields.ts';
import { ProblemList } from '../problem-list.tsx';
import type { ControlProps } from './control-props.ts';

/** The voice that speaks: its picker brings its own label and loads when it is first shown. */
export function VoiceControl({ name, field, value, onChange, problems }: ControlProps<Voice, string>) {
  return (
    <div className="grid gap-1.5">
      <VoiceField family={field.family} value={value} onChange={onChange} label={field.label} />
      <ProblemList id={`${name}-problems`} problems={problems} />
    </div>
  );
}
