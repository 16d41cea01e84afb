'use client';

import { useId } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import { useText } from '#components/ui/use-text.tsx';
import { ShapeFrame } from './shape-frame.tsx';

interface FrameOption<Value extends string> {
  value: Value;
  label: string;
  /** More words than fit under a frame. */
  title?: string | undefined;
  /** Absent is drawn as an open frame. */
  shape?: { width: number; height: number } | undefined;
  /** Why it cannot be chosen now. */
  refusal?: string | undefined;
}

interface FrameChoiceProps<Value extends string> {
  label: string;
  isLabelHidden?: boolean | undefined;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly FrameOption<Value>[];
  /** Why none of them has an effect now. */
  refusal?: string | undefined;
  isWrong?: boolean | undefined;
  /** The id of the words that say why. */
  describedBy?: string | undefined;
}

/** A shape, chosen by its looks. What is not allowed now stays to be seen, with the reason. */
export function FrameChoice<Value extends string>(props: FrameChoiceProps<Value>) {
  const t = useText();
  const { label, isLabelHidden, value, onChange, options, refusal, isWrong, describedBy } = props;
  const name = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={describedBy}>
      <legend className={isLabelHidden ? 'sr-only' : 'mb-1.5 font-medium text-sm'}>{t(label)}</legend>
      <div
        className="grid gap-1"
        style={{ gridTemplateColumns: `repeat(${columnsFor(options.length)}, minmax(0, 1fr))` }}
      >
        {options.map((option) => {
          const why = refusal ?? option.refusal;
          const isChosen = option.value === value;
          return (
            <label
              key={option.value}
              title={t(why ?? option.title)}
              className={classNames(
                'relative flex min-h-14 cursor-pointer flex-col items-center justify-end gap-1.5 rounded-sm border border-transparent px-0.5 py-1.5 text-muted text-xs transition-colors duration-150',
                'has-focus-visible:outline-2 has-focus-visible:outline-ring has-checked:border-line-strong has-checked:bg-raised has-checked:text-text',
                why ? 'cursor-not-allowed opacity-50 has-checked:opacity-100' : 'hover:text-text',
                isWrong && isChosen && 'border-bad!',
              )}
            >
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={isChosen}
                aria-disabled={why ? true : undefined}
                onChange={() => {
                  if (!why) onChange(option.value);
                }}
                className="absolute inset-0 cursor-[inherit] appearance-none opacity-0"
              />
              <ShapeFrame shape={option.shape} />
              <span>{t(option.label)}</span>
              {(why ?? option.title) && <span className="sr-only">({t(why ?? option.title)})</span>}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** One row while they fit, else two that are as even as they can be. */
function columnsFor(count: number): number {
  return count <= 7 ? count : Math.ceil(count / 2);
}
