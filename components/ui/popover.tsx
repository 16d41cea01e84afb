'use client';

import { cloneElement, type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useText } from '#components/ui/use-text.tsx';
import { classNames } from './class-names.ts';
import { type Align, areaOf, type Side } from './float.ts';

interface PopoverProps {
  /** One button. */
  trigger: ReactElement<{ popoverTarget?: string }>;
  /** Its name for a screen reader. */
  label: string;
  open?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  side?: Side | undefined;
  align?: Align | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A small floating panel that a button opens, on the browser's own popover: Escape and a click outside close it. What is
 * in it is there only while it is open.
 */
export function Popover(props: PopoverProps) {
  const t = useText();
  const { trigger, label, open, onOpenChange, side = 'bottom', align = 'start', className, children } = props;
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  // The outside system is the browser's top layer.
  useEffect(() => {
    if (open !== undefined && panel.current?.matches(':popover-open') !== open)
      panel.current?.togglePopover(open);
  }, [open]);
  return (
    <>
      {cloneElement(trigger, { popoverTarget: id })}
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={t(label)}
        style={{ positionArea: areaOf(side, align) }}
        onBeforeToggle={(event) => {
          if (event.target === event.currentTarget && event.newState === 'open') setShown(true);
        }}
        onToggle={(event) => {
          if (event.target !== event.currentTarget) return;
          setShown(event.newState === 'open');
          onOpenChange?.(event.newState === 'open');
        }}
        className={classNames(
          'float rounded-md border border-line bg-raised p-3 text-sm text-text shadow-float',
          className,
        )}
      >
        {isShown && children}
      </div>
    </>
  );
}
