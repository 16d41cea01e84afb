'use client';

import type { ReactNode } from 'react';
import { useText } from '#components/ui/use-text.tsx';

/** A name and what it is, in a `dl` of two columns. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  const t = useText();
  return (
    <>
      <dt className="text-muted">{t(name)}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  );
}
