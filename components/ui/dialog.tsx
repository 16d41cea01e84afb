'use client';

import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useText } from '#components/ui/use-text.tsx';
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

/**
 * A window over the page, on the browser's own `<dialog>`: the focus stays in it and comes back after it, Escape and a
 * click outside close it. On a phone it is a sheet at the bottom. What is in it is there only while it is open.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const t = useText();
  const { onOpenChange, title, description, size = 'sm', footer, className, children } = props;
  const id = useId();
  const dialog = useModal();
  const isPressedOutside = useRef(false);
  const isOutside = (event: MouseEvent) => event.target === event.currentTarget;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the browser's, as a cancel event.
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onOpenChange(false);
      }}
      onClose={({ currentTarget }) => {
        // Its own unmounting, or React's second mounting in development, is no wish of the person to close it.
        if (currentTarget.isConnected && !currentTarget.open) onOpenChange(false);
      }}
      onMouseDown={(event) => {
        isPressedOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        if (isOutside(event) && isPressedOutside.current) onOpenChange(false);
      }}
      className={classNames(
        'dialog m-0 mt-auto w-full max-w-full flex-col rounded-t-lg border border-line bg-panel p-0 text-text shadow-float sm:m-auto sm:rounded-lg',
        widths[size],
        className,
      )}
    >
      <div className="flex max-h-[92dvh] min-h-0 flex-1 flex-col">
        {/* No header or footer element: outside of the page's main part they would be landmarks of the whole page. */}
        <div className="flex items-start justify-between gap-4 p-5 pb-0">
          <div className="grid gap-1">
            <h2 id={`${id}-title`} className="font-medium text-lg">
              {t(title)}
            </h2>
            {description && (
              <div id={`${id}-description`} className="text-muted text-sm">
                {typeof description === 'string' ? t(description) : description}
              </div>
            )}
          </div>
          <button
            type="button"
            aria-label={t('Close')}
            onClick={() => onOpenChange(false)}
            className="-m-2 grid size-9 shrink-0 place-items-center rounded-sm text-muted hover:bg-raised hover:text-text pointer-coarse:size-10"
          >
            <X className="size-4" strokeWidth={1.5} aria-hidden />
          </button>
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto p-5 empty:pt-0">{children}</div>
        {footer && (
          <div className="flex flex-wrap justify-end gap-2 border-line border-t p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
            {footer}
          </div>
        )}
      </div>
    </dialog>
  );
}

/** Shows a `<dialog>` as a modal one as long as it is mounted. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element?.open) element?.showModal();
    // Closing while it still stands in the page gives the focus back to where it was.
    return () => element?.close();
  }, []);
  return dialog;
}
