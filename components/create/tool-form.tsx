'use client';

import { Fragment, type ReactNode, useRef } from 'react';
import { isNamedRole } from '#components/tray/role-groups.ts';
import { nameOf } from '#components/tray/roles.ts';
import { useText } from '#components/ui/use-text.tsx';
import type { Field } from '#lib/tools/fields.ts';
import { Composer } from './composer.tsx';
import { Advanced } from './fields/advanced.tsx';
import { FieldControl, type FieldControlProps } from './fields/field-control.tsx';
import { NameChips } from './fields/name-chips.tsx';
import { GenerateBar } from './generate-bar.tsx';
import { Inputs } from './inputs.tsx';
import { insertAtCaret } from './insert-at-caret.ts';
import type { ToolFormControl } from './use-tool-form.ts';

/** The controls of a tool's own, by the names of their fields; null leaves out a field that another one shows. */
export type OwnControls = Partial<Record<string, (props: FieldControlProps) => ReactNode>>;

interface ToolFormProps<Values> {
  label: string;
  /** On the button. */
  verb: string;
  control: ToolFormControl<Values>;
  /** Several takes of one click make sense. */
  hasTakeCount?: boolean | undefined;
  own?: OwnControls | undefined;
  /** Words under the tray. */
  trayNote?: ReactNode;
  /** Something of the tool's own under the prompt. */
  promptNote?: ReactNode;
}

/** A form made from a tool's fields: the prompt, the tray, the common settings in their order, the rare ones. */
export function ToolForm<Values>(props: ToolFormProps<Values>) {
  const t = useText();
  const { label, verb, control, hasTakeCount, own = {}, trayNote, promptNote } = props;
  const { tool, draft, input, context, update, generate, bill, inputs, tray, problems, problemsOf } = control;
  const { fields } = tool;
  const textareaRef = useRef<HTMLTextAreaElement>(null);
  const values: Partial<Record<string, unknown>> = Object(input);
  const refusals = tool.unavailable?.(input) ?? {};
  const change = (name: string, value: unknown) =>
    update((now) => ({ ...now, values: { ...now.values, [name]: value } }));

  const names = Object.keys(fields);
  const promptName = names.find((name) => fields[name]?.control === 'prompt');
  const insertName = (words: string) => {
    if (textareaRef.current && promptName) {
      insertAtCaret(textareaRef.current, words, (text) => change(promptName, text));
    }
  };
  const named = tray.items.filter(({ role }) => isNamedRole(role)).map((item) => nameOf(tray.items, item));

  /** What a take would cost with another value here. */
  const priceWith = (name: string) => (value: unknown) => tool.estimate({ ...input, [name]: value }, context);
  const isNothingYet = bill.isPriced && bill.lines.every(({ quantity }) => quantity === 0);

  const controlOf = (name: string) => {
    const field = fields[name];
    if (!field) return null;
    if (field.control === 'tray') {
      return (
        <section key={name} aria-label={t('Inputs')} data-field={name} className="grid gap-2">
          <Inputs {...tray} slots={field} control={inputs} problems={problems} onInsertName={insertName} />
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
      priceOf: priceWith(name),
      textareaRef,
    };
    const Own = own[name];
    return (
      <Fragment key={name}>
        {Own ? Own(about) : <FieldControl {...about} />}
        {name === promptName && (named.length > 0 || promptNote) && (
          <div className="-mt-4 grid gap-2 empty:hidden">
            <NameChips names={named} onInsert={insertName} />
            {promptNote}
          </div>
        )}
      </Fragment>
    );
  };

  const common = names
    .filter((name) => !fields[name]?.isRare)
    .sort((a, b) => rankOf(fields[a]) - rankOf(fields[b]));
  const rare = names.filter((name) => fields[name]?.isRare);
  return (
    <Composer
      label={label}
      inputs={inputs}
      onGenerate={generate.generate}
      bar={
        <GenerateBar
          control={generate}
          bill={isNothingYet ? undefined : bill}
          verb={verb}
          takeCount={draft.takeCount}
          {...(hasTakeCount ? { onTakeCount: (takeCount) => update((now) => ({ ...now, takeCount })) } : {})}
        />
      }
    >
      {common.map(controlOf)}
      {rare.length > 0 && (
        <Advanced
          changedCount={rare.filter((name) => isChanged(fields[name], values[name])).length}
          hasProblem={rare.some((name) => problemsOf(name).length > 0)}
        >
          {rare.map(controlOf)}
        </Advanced>
      )}
    </Composer>
  );
}

/** The prompt is the largest and the first thing, what it is made from the next. */
function rankOf(field: Field | undefined): number {
  if (field?.control === 'prompt') return 0;
  return field?.control === 'tray' ? 1 : 2;
}

function isChanged(field: Field | undefined, value: unknown): boolean {
  return JSON.stringify(field?.initial) !== JSON.stringify(value);
}
