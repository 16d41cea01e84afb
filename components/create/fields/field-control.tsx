'use client';

import type { RefObject } from 'react';
import type { Field } from '#lib/tools/fields.ts';
import { PromptField } from '../prompt-field.tsx';
import { ChoiceControl } from './choice-control.tsx';
import type { ControlProps } from './control-props.ts';
import { LinesControl } from './lines-control.tsx';
import { NumberControl } from './number-control.tsx';
import { SeedControl } from './seed-control.tsx';
import { TextControl } from './text-control.tsx';
import { ToggleControl } from './toggle-control.tsx';
import { VoiceControl } from './voice-control.tsx';

export interface FieldControlProps extends ControlProps<Field, unknown> {
  /** The prompt's box, so that a name can be put at its caret. */
  textareaRef: RefObject<HTMLTextAreaElement | null>;
}

/** The control that a field asks for. The tray has a place of its own, and a take is never typed: nothing for them. */
export function FieldControl({ field, value, textareaRef, ...rest }: FieldControlProps) {
  switch (field.control) {
    case 'prompt':
      return (
        <PromptField
          {...rest}
          {...{ textareaRef }}
          label={field.label}
          hint={field.hint}
          placeholder={field.placeholder}
          maxCharacters={field.maxCharacters}
          cutsAt={field.cutsAt}
          value={held(field, value)}
        />
      );
    case 'text':
    case 'line':
      return <TextControl {...rest} field={field} value={held(field, value)} />;
    case 'segments':
    case 'select':
    case 'frames':
    case 'voice':
      return <ChoiceControl {...rest} field={field} value={held(field, value)} />;
    case 'slider':
    case 'number':
      return <NumberControl {...rest} field={field} value={held(field, value)} />;
    case 'seed':
      return <SeedControl {...rest} field={field} value={held(field, value)} />;
    case 'toggle':
      return <ToggleControl {...rest} field={field} value={held(field, value)} />;
    case 'voice-picker':
      return <VoiceControl {...rest} field={field} value={held(field, value)} />;
    case 'lines':
      return <LinesControl {...rest} field={field} value={held(field, value)} />;
    case 'tray':
    case 'take':
      return null;
  }
}

/** The value as its own field reads it. */
function held<Value>(
  { read, initial }: { read(value: unknown): { value: Value } | undefined; initial: Value },
  value: unknown,
): Value {
  return value === undefined ? initial : (read(value)?.value ?? initial);
}
