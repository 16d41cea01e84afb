'use client';

import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const widths = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-4xl', full: 'sm:max-w-[94vw]' } as const;

interface DialogProps {
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description?: ReactNode;
  size?: keyof typeof widths | undefined;
  /** Buttons at the bottom, the main one last. */
  footer?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
}

/** A window over the page; the focus stays in it. On a phone it is a sheet at the bottom. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, size = 'sm', footer, className, children } = props;
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-scrim" />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={classNames(
            'fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] flex-col rounded-t-lg border border-line bg-panel shadow-float outline-none',
            'sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-full sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-lg',
            widths[size],
            className,
          )}
        >
          <header className="flex items-start justify-between gap-4 p-5 pb-0">
            <div className="grid gap-1">
              <Radix.Title className="font-medium text-lg">{title}</Radix.Title>
              {description && (
                <Radix.Description className="text-muted text-sm">{description}</Radix.Description>
              )}
            </div>
            <Radix.Close
              aria-label="Close"
              className="-m-2 grid size-9 shrink-0 place-items-center rounded-sm text-muted hover:bg-raised hover:text-text pointer-coarse:size-10"
            >
              <X className="size-4" strokeWidth={1.5} aria-hidden />
            </Radix.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto p-5">{children}</div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-2 border-line border-t p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
