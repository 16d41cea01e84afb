'use client';

import { type ReactNode, useId } from 'react';
import { useText } from '#components/ui/use-text.tsx';
import { classNames } from './class-names.ts';

export interface SegmentedOption<T extends string> {
  value: T;
  label: ReactNode;
  /** A second line: a price per second, for one. */
  detail?: ReactNode;
  icon?: ReactNode;
  /** Why it can't be chosen now; the option is then shown, readable, and refuses. */
  refusal?: string | undefined;
}

interface SegmentedProps<T extends string> {
  label: string;
  isLabelHidden?: boolean | undefined;
  value: T;
  onChange: (value: T) => void;
  options: readonly SegmentedOption<T>[];
  className?: string | undefined;
}

/** One of a few, all of them seen: native radio buttons, so that arrow keys and screen readers know it. */
export function Segmented<T extends string>(props: SegmentedProps<T>) {
  const t = useText();
  const { label, isLabelHidden, value, onChange, options, className } = props;
  const name = useId();
  return (
    <fieldset className={classNames('min-w-0', className)}>
      <legend className={isLabelHidden ? 'sr-only' : 'mb-1.5 font-medium text-sm'}>{t(label)}</legend>
      <div className="flex gap-0.5 rounded-sm border border-line bg-background p-0.5">
        {options.map((option) => (
          <label
            key={option.value}
            title={t(option.refusal)}
            className={classNames(
              'relative flex min-h-8 min-w-0 flex-1 cursor-pointer flex-col items-center justify-center rounded-[4px] px-2.5 py-1 text-center text-muted text-sm transition-colors duration-150 pointer-coarse:min-h-10',
              'has-focus-visible:outline-2 has-focus-visible:outline-ring has-checked:bg-raised has-checked:text-text has-checked:shadow-[0_0_0_1px_var(--line-strong)]',
              option.refusal ? 'cursor-not-allowed opacity-50' : 'hover:text-text',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              aria-disabled={option.refusal ? true : undefined}
              onChange={() => {
                if (!option.refusal) onChange(option.value);
              }}
              className="absolute inset-0 cursor-[inherit] appearance-none opacity-0"
            />
            <span className="flex items-center gap-1.5">
              {option.icon}
              {typeof option.label === 'string' ? t(option.label) : option.label}
            </span>
            {option.detail && <span className="text-muted text-xs">{option.detail}</span>}
            {option.refusal && <span className="sr-only">({t(option.refusal)})</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
