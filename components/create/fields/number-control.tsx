'use client';

import { RotateCcw } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from '#components/ui/icon-button.tsx';
import { Input } from '#components/ui/input.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { NumberField } from '#lib/tools/fields.ts';
import type { ControlProps } from './control-props.ts';
import { describedBy, FieldFrame } from './field-frame.tsx';

/** A number by sliding or by typing, with the way back to what it starts with; an open one says what happens then. */
export function NumberControl(props: ControlProps<NumberField<number | undefined>, number | undefined>) {
  const t = useText();
  const { name, field, value, onChange, refusal, problems } = props;
  const id = useId();
  const { label, hint, min, max, step, unit, openWords = '', initial } = field;
  const words = value === undefined ? openWords : `${round(value)}${unit ? ` ${unit}` : ''}`;
  const shown = value ?? (min + max) / 2;
  const about = { name, id, hint, refusal, problems };
  const box = {
    id,
    name,
    min,
    max,
    step,
    disabled: refusal !== undefined,
    'aria-invalid': problems.length > 0 || undefined,
    'aria-describedby': describedBy(id, about),
  };
  const read = (typed: number) => onChange(Number.isFinite(typed) ? typed : initial);
  return (
    <FieldFrame {...about}>
      <div className="flex min-h-5 items-center gap-2">
        <label htmlFor={id} className="mr-auto font-medium text-sm">
          {t(label)}
        </label>
        {value !== initial && !refusal && (
          <IconButton
            label={t('Put {field} back to {value}', {
              field: t(label).toLowerCase(),
              value: initial === undefined ? t(openWords).toLowerCase() : initial,
            })}
            icon={<RotateCcw aria-hidden className="size-3.5!" />}
            size="sm"
            className="-my-1"
            onClick={() => onChange(initial)}
          />
        )}
        {field.control === 'slider' && (
          <output htmlFor={id} className={value === undefined ? 'text-muted text-sm' : 'tabular text-sm'}>
            {t(words)}
          </output>
        )}
      </div>
      {field.control === 'slider' ? (
        <input
          {...box}
          type="range"
          value={shown}
          className={value === undefined ? 'slider opacity-60' : 'slider'}
          style={{ '--share': `${value === undefined ? 0 : ((shown - min) / (max - min)) * 100}%` }}
          aria-valuetext={t(words)}
          onChange={(event) => read(event.target.valueAsNumber)}
        />
      ) : (
        <Input
          {...box}
          type="number"
          inputMode="numeric"
          value={value ?? ''}
          placeholder={openWords}
          onChange={(event) => read(event.target.valueAsNumber)}
          className="tabular"
        />
      )}
    </FieldFrame>
  );
}

/** Steps of 0.05 add up to a hair beside their value. */
function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
