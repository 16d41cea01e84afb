'use client';

import { Popover as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface PopoverProps {
  /** One button. */
  trigger: ReactNode;
  /** Its name for a screen reader. */
  label: string;
  open?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A small floating panel that a button opens; Escape and a click outside close it. */
export function Popover({
  trigger,
  label,
  open,
  onOpenChange,
  side,
  align,
  className,
  children,
}: PopoverProps) {
  return (
    <Radix.Root {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          side={side ?? 'bottom'}
          align={align ?? 'start'}
          sideOffset={6}
          collisionPadding={8}
          className={classNames(
            'z-50 rounded-md border border-line bg-raised p-3 text-sm shadow-float outline-none',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
