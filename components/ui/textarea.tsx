import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { fieldClass } from './input.tsx';

/** Grows with its text, up to the height its `max-h-*` class allows. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      className={classNames(fieldClass, 'field-sizing-content resize-none px-3 py-2', className)}
    />
  );
}
