'use client';

import { type ReactNode, useState } from 'react';
import { rememberRail } from './preferences.ts';

interface RailFrameProps {
  label: string;
  isOpenAtFirst: boolean;
  /** What the button at its foot shows, open and closed. */
  toggle: ReactNode;
  toggleClass: string;
  children: ReactNode;
}

/** The rail, which opens and remembers that it is open. */
export function RailFrame({ label, isOpenAtFirst, toggle, toggleClass, children }: RailFrameProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);

  function onToggle() {
    setOpen(!isOpen);
    rememberRail(!isOpen);
  }

  return (
    <nav
      aria-label={label}
      data-open={isOpen || undefined}
      className="group/rail sticky top-0 z-40 hidden h-dvh w-14 flex-col gap-1 border-line border-r p-2 data-open:w-52 md:flex"
    >
      {children}
      <button type="button" onClick={onToggle} aria-expanded={isOpen} className={toggleClass}>
        {toggle}
      </button>
    </nav>
  );
}
