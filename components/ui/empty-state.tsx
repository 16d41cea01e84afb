'use client';

import type { ReactNode } from 'react';
import { useText } from '#components/ui/use-text.tsx';

interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  /** One sentence: what would be here, and how it comes. */
  children?: ReactNode;
  /** The next step: a button or a link. */
  action?: ReactNode;
}

/** A page or panel that has nothing to show yet. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  const t = useText();
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-3 px-6 py-16 text-center">
      {icon && (
        <div aria-hidden className="text-faint [&_svg]:size-8 [&_svg]:stroke-[1.25]">
          {icon}
        </div>
      )}
      <h2 className="font-medium text-lg">{t(title)}</h2>
      {children && <div className="text-balance text-muted">{children}</div>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
