'use client';

import { useId } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import { fieldClass, Input } from '#components/ui/input.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { TextField } from '#lib/tools/fields.ts';
import { countCharacters } from '#lib/vendor/video-limits.ts';
import type { ControlProps } from './control-props.ts';
import { describedBy, FieldFrame } from './field-frame.tsx';

const shown = new Intl.NumberFormat('en');

/** A line, or a few of them; the prompt has a field of its own. */
export function TextControl(props: ControlProps<TextField, string>) {
  const t = useText();
  const { name, field, value, onChange, refusal, problems } = props;
  const id = useId();
  const { label, hint, placeholder, maxCharacters, cutsAt } = field;
  const most = maxCharacters ?? cutsAt;
  const length = most === undefined ? 0 : countCharacters(value);
  const isCut = cutsAt !== undefined && length > cutsAt;
  const box = {
    id,
    name,
    value,
    placeholder,
    disabled: refusal !== undefined,
    'aria-invalid': problems.length > 0 || undefined,
    'aria-describedby': describedBy(id, { hint, refusal, problems }),
  };
  return (
    <FieldFrame {...{ name, id, refusal, problems }} hint={isCut ? undefined : hint}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-medium text-sm">
          {t(label)}
        </label>
        {most !== undefined && (
          <span className={classNames('tabular text-xs', isCut ? 'text-attention' : 'text-muted')}>
            {shown.format(length)} / {shown.format(most)}
          </span>
        )}
      </div>
      {field.control === 'line' ? (
        <Input {...box} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <textarea
          {...box}
          onChange={(event) => onChange(event.target.value)}
          className={classNames(
            fieldClass,
            'field-sizing-content max-h-60 min-h-16 resize-none px-3 py-2 text-sm leading-5 pointer-coarse:text-base',
          )}
        />
      )}
      {isCut && (
        <p className="text-attention text-xs">
          {t('The vendor cuts after {cutsAt} characters: the last {value} are not read.', {
            cutsAt: shown.format(cutsAt),
            value: shown.format(length - cutsAt),
          })}
        </p>
      )}
    </FieldFrame>
  );
}
