'use client';

import { Fragment, type ReactNode, useRef } from 'react';
import { Composer } from './composer.tsx';
import { Advanced } from './fields/advanced.tsx';
import { FieldControl, type FieldControlProps } from './fields/field-control.tsx';
import { GenerateBar } from './generate-bar.tsx';
import { Inputs } from './inputs.tsx';
import { insertAtCaret } from './insert-at-caret.ts';
import type { ToolFormControl } from './use-tool-form.ts';

interface ToolFormProps<Values> {
  label: string;
  /** On the button. */
  verb: string;
  control: ToolFormControl<Values>;
  /** Several takes of one click make sense. */
  hasTakeCount?: boolean | undefined;
  /** Controls of the tool's own, by the names of their fields; null leaves a field out where another one shows it. */
  own?: Partial<Record<string, (props: FieldControlProps) => ReactNode>> | undefined;
  /** Words under the tray. */
  trayNote?: ReactNode;
}

/** A form made from a tool's fields, in their order: the common ones, then the rare ones under Advanced. */
export function ToolForm<Values>(props: ToolFormProps<Values>) {
  const { label, verb, control, hasTakeCount, own = {}, trayNote } = props;
  const { tool, draft, input, update, generate, bill, inputs, tray, problems, problemsOf } = control;
  const { fields } = tool;
  const textareaRef = useRef<HTMLTextAreaElement>(null);
  const values: Partial<Record<string, unknown>> = Object(input);
  const refusals = tool.unavailable?.(input) ?? {};
  const change = (name: string, value: unknown) =>
    update((now) => ({ ...now, values: { ...now.values, [name]: value } }));
  const promptName = Object.keys(fields).find((name) => fields[name]?.control === 'prompt');

  const controlOf = (name: string) => {
    const field = fields[name];
    if (!field) return null;
    if (field.control === 'tray') {
      return (
        <section key={name} aria-label="Inputs" data-field={name} className="grid gap-2">
          <Inputs
            {...tray}
            slots={field}
            control={inputs}
            problems={problems}
            onInsertName={(words) => {
              if (textareaRef.current && promptName) {
                insertAtCaret(textareaRef.current, words, (text) => change(promptName, text));
              }
            }}
          />
          {trayNote}
        </section>
      );
    }
    const about: FieldControlProps = {
      name,
      field,
      value: values[name],
      onChange: (value) => change(name, value),
      refusal: refusals[name],
      problems: problemsOf(name),
      textareaRef,
    };
    const Own = own[name];
    return <Fragment key={name}>{Own ? Own(about) : <FieldControl {...about} />}</Fragment>;
  };

  const shown = Object.keys(fields).filter((name) => fields[name]?.control !== 'take');
  const rare = shown.filter((name) => fields[name]?.isRare);
  return (
    <Composer
      label={label}
      inputs={inputs}
      onGenerate={generate.generate}
      bar={
        <GenerateBar
          control={generate}
          bill={bill}
          verb={verb}
          takeCount={draft.takeCount}
          {...(hasTakeCount ? { onTakeCount: (takeCount) => update((now) => ({ ...now, takeCount })) } : {})}
        />
      }
    >
      {shown.filter((name) => !fields[name]?.isRare).map(controlOf)}
      {rare.length > 0 && (
        <Advanced
          changedCount={rare.filter((name) => isChanged(fields[name]?.initial, values[name])).length}
          hasProblem={rare.some((name) => problemsOf(name).length > 0)}
        >
          {rare.map(controlOf)}
        </Advanced>
      )}
    </Composer>
  );
}

function isChanged(initial: unknown, value: unknown): boolean {
  return JSON.stringify(initial) !== JSON.stringify(value);
}
