'use client';

import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useText } from '#components/ui/use-text.tsx';

interface AdvancedProps {
  title?: string | undefined;
  /** How many of the fields in it differ from what they start with. */
  changedCount: number;
  /** Something in it is wrong: it stays open until it is not. */
  hasProblem: boolean;
  children: ReactNode;
}

/** The rare settings, out of the way; how many of them are in use is said even while they are closed. */
export function Advanced({ title = 'Advanced', changedCount, hasProblem, children }: AdvancedProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      open={isOpen || hasProblem}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group border-line border-t pt-3"
    >
      <summary className="-mx-1 flex min-h-8 cursor-pointer list-none items-center gap-1.5 rounded-sm px-1 font-medium text-sm pointer-coarse:min-h-10 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-4 text-muted transition-transform duration-150 group-open:rotate-90 motion-reduce:transition-none"
          strokeWidth={1.5}
        />
        {t(title)}
        {changedCount > 0 && (
          <span className="font-normal text-muted text-xs">
            {changedCount === 1 ? t('1 changed') : t('{changedCount} changed', { changedCount })}
          </span>
        )}
      </summary>
      <div className="grid gap-5 pt-3">{children}</div>
    </details>
  );
}
