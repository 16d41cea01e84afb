'use client';

import { useId } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import { fieldClass } from '#components/ui/input.tsx';
import { Segmented } from '#components/ui/segmented.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { ChoiceField } from '#lib/tools/fields.ts';
import { choicePrices } from '../choice-prices.ts';
import type { ControlProps } from './control-props.ts';
import { describedBy, FieldFrame } from './field-frame.tsx';
import { FrameChoice } from './frame-choice.tsx';
import { readShape } from './shape-frame.tsx';

type Choice = string | number | undefined;

/** One of a list: as segments, as a select, or as little frames where it is a shape. */
export function ChoiceControl(props: ControlProps<ChoiceField<Choice>, Choice>) {
  const t = useText();
  const { name, field, value, onChange, refusal, problems, priceOf } = props;
  const id = useId();
  const { label, hint } = field;
  const options = [
    ...(field.openWords === undefined ? [] : [{ key: '', value: undefined, label: field.openWords }]),
    ...field.options.map((option) => ({ key: String(option), value: option, label: field.words(option) })),
  ];
  const chosen = value === undefined ? '' : String(value);
  const choose = (key: string) => {
    const found = options.find((option) => option.key === key);
    if (found && !refusal) onChange(found.value);
  };
  const frame = { name, id, hint, refusal, problems };
  if (field.control === 'frames') {
    return (
      <FieldFrame {...frame}>
        <FrameChoice
          {...{ label, refusal }}
          value={chosen}
          onChange={choose}
          options={options.map((option) => ({
            value: option.key,
            label: option.key === '' ? 'Auto' : option.label,
            title: option.key === '' ? option.label : undefined,
            shape: readShape(option.key),
          }))}
        />
      </FieldFrame>
    );
  }
  if (field.control === 'segments') {
    const prices = priceOf ? choicePrices(options.map((option) => priceOf(option.value))) : [];
    return (
      <FieldFrame {...frame}>
        <Segmented
          label={label}
          value={chosen}
          onChange={choose}
          options={options.map((option, index) => ({
            value: option.key,
            label: option.label,
            detail: t(prices[index]),
            refusal,
          }))}
        />
      </FieldFrame>
    );
  }
  return (
    <FieldFrame {...frame}>
      <label htmlFor={id} className="font-medium text-sm">
        {t(label)}
      </label>
      <select
        id={id}
        name={name}
        value={chosen}
        disabled={refusal !== undefined}
        aria-invalid={problems.length > 0 || undefined}
        aria-describedby={describedBy(id, frame)}
        onChange={(event) => choose(event.target.value)}
        className={classNames(fieldClass, 'h-9 cursor-pointer px-2.5 text-sm pointer-coarse:h-11')}
      >
        {options.map((option) => (
          <option key={option.key} value={option.key}>
            {t(option.label)}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
