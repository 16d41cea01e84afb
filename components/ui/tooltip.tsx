'use client';

import {
  cloneElement,
  type ReactElement,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useText } from '#components/ui/use-text.tsx';
import { areaOf, type Side } from './float.ts';

interface TooltipProps {
  label: ReactNode;
  side?: Side | undefined;
  /** One element that can take the focus. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined; 'aria-label'?: string | undefined }>;
}

/** A few words beside an element, on hover and on focus. Never the only place of something that matters. */
export function Tooltip({ label, side = 'top', children }: TooltipProps) {
  const t = useText();
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isShown, setShown] = useState(false);
  const isName = children.props['aria-label'] === label;

  useEffect(() => () => clearTimeout(timer.current), []);

  function show(delayMs: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(true), delayMs);
  }
  function hide() {
    clearTimeout(timer.current);
    setShown(false);
  }
  const place = useCallback((bubble: HTMLElement | null) => {
    const source = anchor.current?.firstElementChild;
    bubble?.showPopover(source instanceof HTMLElement ? { source } : {});
  }, []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for its only child, and takes no room itself.
    <span
      ref={anchor}
      className="contents"
      onPointerOver={(event) => event.pointerType === 'mouse' && show(350)}
      onPointerOut={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show(0)}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {isShown && !isName ? cloneElement(children, { 'aria-describedby': id }) : children}
      {isShown && (
        <div
          ref={place}
          id={id}
          popover="manual"
          role="tooltip"
          style={{ positionArea: areaOf(side, 'center') }}
          className="float pointer-events-none max-w-72 rounded-sm border border-line bg-raised px-2.5 py-1.5 text-left font-normal text-text text-xs shadow-float"
        >
          {typeof label === 'string' ? t(label) : label}
        </div>
      )}
    </span>
  );
}
