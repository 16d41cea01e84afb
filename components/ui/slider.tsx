'use client';

import { useId } from 'react';
import { useText } from '#components/ui/use-text.tsx';

interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number | undefined;
  onChange: (value: number) => void;
  /** The value in words: "5 s". */
  format?: ((value: number) => string) | undefined;
  disabled?: boolean | undefined;
}

/** A native range input with its value beside the label; its track is drawn in globals.css. */
export function Slider({
  label,
  value,
  min,
  max,
  step = 1,
  onChange,
  format = String,
  disabled,
}: SliderProps) {
  const t = useText();
  const id = useId();
  const share = max > min ? ((value - min) / (max - min)) * 100 : 0;
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between">
        <label htmlFor={id} className="font-medium text-sm">
          {t(label)}
        </label>
        <output htmlFor={id} className="tabular text-sm">
          {format(value)}
        </output>
      </div>
      <input
        id={id}
        type="range"
        className="slider"
        style={{ '--share': `${share}%` }}
        {...{ min, max, step, value, disabled }}
        aria-valuetext={format(value)}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}
