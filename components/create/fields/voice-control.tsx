'use client';

import { useId } from 'react';
import { Input } from '#components/ui/input.tsx';
import type { VoiceField } from '#lib/tools/fields.ts';
import type { ControlProps } from './control-props.ts';
import { describedBy, FieldFrame } from './field-frame.tsx';

/** The voice that speaks. */
export function VoiceControl(props: ControlProps<VoiceField, string>) {
  const { name, field, value, onChange, refusal, problems } = props;
  const id = useId();
  const about = { name, id, hint: field.hint, refusal, problems };
  return (
    <FieldFrame {...about}>
      <label htmlFor={id} className="font-medium text-sm">
        {field.label}
      </label>
      <Input
        id={id}
        name={name}
        value={value}
        spellCheck={false}
        placeholder="A voice id"
        disabled={refusal !== undefined}
        aria-describedby={describedBy(id, about)}
        onChange={(event) => onChange(event.target.value)}
        className="font-mono text-sm"
      />
    </FieldFrame>
  );
}
