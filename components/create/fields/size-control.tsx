'use client';

import { useId } from 'react';
import { Input } from '#components/ui/input.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { imageEditLimits } from '#lib/vendor/image-limits.ts';
import type { ControlProps } from './control-props.ts';
import { FieldFrame } from './field-frame.tsx';
import { FrameChoice } from './frame-choice.tsx';
import { readShape } from './shape-frame.tsx';

/** Sizes of about a million pixels in every usual shape, their sides in steps of 32. */
const presets = [
  ['21:9', '1536*640'],
  ['16:9', '1280*720'],
  ['4:3', '1152*864'],
  ['3:2', '1248*832'],
  ['1:1', '1024*1024'],
  ['2:3', '832*1248'],
  ['3:4', '864*1152'],
  ['9:16', '720*1280'],
  ['9:21', '640*1536'],
] as const;

const { min, max } = imageEditLimits.side;

interface SizeControlProps extends Pick<ControlProps<unknown, unknown>, 'name' | 'problems'> {
  label: string;
  /** `width*height`; a side that is still being typed may be missing; empty leaves it to the vendor. */
  value: string;
  onChange: (size: string) => void;
}

/** A size in pixels: a shape that is seen, and both sides to be set exactly. */
export function SizeControl({ name, label, value, onChange, problems }: SizeControlProps) {
  const t = useText();
  const id = useId();
  const [width = '', height = ''] = value.split('*');
  const isWrong = problems.length > 0;
  const set = (nextWidth: string, nextHeight: string) =>
    onChange(nextWidth === '' && nextHeight === '' ? '' : `${nextWidth}*${nextHeight}`);
  return (
    <FieldFrame {...{ name, id, problems }} hint={t('{min} to {max} pixels a side.', { min, max })}>
      <FrameChoice
        label={label}
        value={value}
        onChange={onChange}
        options={[
          { value: '', label: 'Auto', title: 'As the picture' },
          ...presets.map(([ratio, size]) => ({
            value: size,
            label: ratio,
            title: size.replace('*', ' x '),
            shape: readShape(size),
          })),
        ]}
      />
      <div className="flex gap-4">
        <SideInput
          label={t('Width')}
          value={width}
          isWrong={isWrong}
          onChange={(typed) => set(typed, height)}
        />
        <SideInput
          label={t('Height')}
          value={height}
          isWrong={isWrong}
          onChange={(typed) => set(width, typed)}
        />
      </div>
    </FieldFrame>
  );
}

interface SideInputProps {
  label: string;
  value: string;
  isWrong: boolean;
  onChange: (typed: string) => void;
}

function SideInput({ label, value, isWrong, onChange }: SideInputProps) {
  const t = useText();
  const id = useId();
  return (
    <div className="grid min-w-0 flex-1 grid-cols-[auto_minmax(0,1fr)] items-center gap-2">
      <label htmlFor={id} className="text-muted text-sm">
        {t(label)}
      </label>
      <Input
        id={id}
        inputMode="numeric"
        value={value}
        placeholder={t('Auto')}
        aria-invalid={isWrong || undefined}
        onChange={(event) => onChange(event.target.value.replace(/\D/g, ''))}
        className="tabular"
      />
    </div>
  );
}
