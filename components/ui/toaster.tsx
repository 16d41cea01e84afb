'use client';

import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { useText } from '#components/ui/use-text.tsx';
import { lazyPart } from './lazy-part.tsx';
import { onFirstSign } from './on-first-sign.ts';
import { currentToasts, subscribeToToasts, type Toast } from './toast-store.ts';

const loadCard = () => import('./toast-card.tsx').then((found) => found.ToastCard);
const ToastCard = lazyPart(loadCard);
const none: readonly Toast[] = [];

/** Where toasts appear: once per page, in the frame. A live region, so that each is spoken once. */
export function Toaster() {
  const t = useText();
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => none);
  // The outside system is the network: a message that it is gone must be on hand before it goes.
  useEffect(() => onFirstSign(() => void loadCard().catch(() => {})), []);
  return (
    <ol
      aria-label={t('Messages')}
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 top-[calc(var(--top-bar)+0.5rem)] z-70 grid justify-items-center gap-2 px-4 md:top-auto md:right-6 md:bottom-6 md:[body:has([data-selection-bar])_&]:bottom-22 md:left-auto md:w-md md:px-0 md:[body:has([data-toasts-on-top])_&]:top-28 md:[body:has([data-toasts-on-top])_&]:right-auto md:[body:has([data-toasts-on-top])_&]:bottom-auto md:[body:has([data-toasts-on-top])_&]:left-20"
    >
      {toasts.map((toast) => (
        <Suspense key={toast.id}>
          <ToastCard toast={toast} />
        </Suspense>
      ))}
    </ol>
  );
}
