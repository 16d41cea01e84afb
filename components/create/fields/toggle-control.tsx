'use client';

import { useId } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import { useText } from '#components/ui/use-text.tsx';
import type { ToggleField } from '#lib/tools/fields.ts';
import { ProblemList } from '../problem-list.tsx';
import type { ControlProps } from './control-props.ts';
import { describedBy } from './field-frame.tsx';

/** On or off, with what it does under it. */
export function ToggleControl(props: ControlProps<ToggleField, boolean>) {
  const t = useText();
  const { name, field, value, onChange, refusal, problems } = props;
  const id = useId();
  const hint = refusal ?? field.hint;
  return (
    <div data-field={name} className="grid gap-1" title={t(refusal)}>
      <label
        className={classNames(
          'grid min-h-8 cursor-pointer grid-cols-[auto_1fr] items-center gap-x-2.5 text-sm pointer-coarse:min-h-10',
          refusal && 'cursor-not-allowed',
        )}
      >
        <input
          id={id}
          name={name}
          type="checkbox"
          className="size-4 accent-[var(--accent)] disabled:opacity-50"
          checked={value}
          disabled={refusal !== undefined}
          aria-describedby={describedBy(id, { hint: field.hint, refusal, problems })}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={refusal && 'text-muted'}>{t(field.label)}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className="-mt-1 ml-6.5 text-muted text-xs">
          {t(hint)}
        </p>
      )}
      <ProblemList id={`${id}-problems`} problems={problems} />
    </div>
  );
}
