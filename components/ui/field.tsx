'use client';

import { type ReactNode, useId } from 'react';
import { useText } from '#components/ui/use-text.tsx';
import { classNames } from './class-names.ts';

/** What the control inside a field must carry so that its label, hint and error belong to it. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Something at the right end of the label's line: a counter, a link. */
  aside?: ReactNode;
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** A labelled control: `<Field label="E-mail">{(control) => <Input {...control} />}</Field>`. */
export function Field({ label, hint, error, aside, className, children }: FieldProps) {
  const t = useText();
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={classNames('grid gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-medium text-sm">
          {typeof label === 'string' ? t(label) : label}
        </label>
        {aside && <span className="text-muted text-xs">{aside}</span>}
      </div>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {error && (
        <p id={`${id}-error`} className="text-bad text-sm">
          {t(error)}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-muted text-xs">
          {typeof hint === 'string' ? t(hint) : hint}
        </p>
      )}
    </div>
  );
}
