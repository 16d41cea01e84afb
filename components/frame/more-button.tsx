'use client';

import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { Popover } from '#components/ui/popover.tsx';

const loadPanel = () => import('./more-panel.tsx').then((found) => found.MorePanel);
const MorePanel = lazyPart(loadPanel);

/** Opens the places that the bottom bar has no room for. */
export function MoreButton({ className, children }: { className: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      label="More places"
      open={isOpen}
      onOpenChange={setOpen}
      className="float-sheet min-h-40 p-2"
      trigger={
        <button type="button" onPointerDown={loadPanel} onFocus={loadPanel} className={className}>
          {children}
        </button>
      }
    >
      <Suspense>
        <MorePanel onDone={() => setOpen(false)} />
      </Suspense>
    </Popover>
  );
}
