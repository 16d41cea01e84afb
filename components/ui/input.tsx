import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** What a text field of any kind looks like. */
export const fieldClass = classNames(
  'w-full rounded-sm border border-line-strong bg-panel text-base text-text placeholder:text-muted',
  'transition-colors duration-150 hover:border-muted/60 focus-visible:outline-offset-0',
  'aria-invalid:border-bad disabled:opacity-50',
);

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={classNames(fieldClass, 'h-9 px-3 pointer-coarse:h-11', className)} />;
}
