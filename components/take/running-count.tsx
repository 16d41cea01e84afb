'use client';

import type { ReactNode } from 'react';
import { Link } from '#components/ui/link.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { paths } from '#lib/paths.ts';
import { useTakeChanges } from './use-take-changes.ts';

/** How many takes of the team are under way, for the top bar; a link to them. Nothing when nothing is. */
export function RunningCount() {
  const t = useText();
  const { data } = useTakeChanges();
  const open = data?.counts.open ?? 0;
  const unclear = data?.counts.unclear ?? 0;
  return (
    <div className="flex items-center gap-1" aria-live="polite">
      {unclear > 0 && (
        <CountLink href={paths.gallery('state=unclear')} dot="bg-attention">
          {t('{unclear} unclear', { unclear })}
        </CountLink>
      )}
      {open > 0 && (
        <CountLink href={paths.gallery('state=open')} dot="animate-pulse bg-accent">
          {t('{open} running', { open })}
        </CountLink>
      )}
    </div>
  );
}

function CountLink({ href, dot, children }: { href: string; dot: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="flex h-8 items-center gap-2 rounded-sm px-2.5 text-muted text-sm hover:bg-raised hover:text-text pointer-coarse:h-10"
    >
      <span aria-hidden className={`size-1.5 rounded-full ${dot}`} />
      <span className="tabular-nums">{children}</span>
    </Link>
  );
}
