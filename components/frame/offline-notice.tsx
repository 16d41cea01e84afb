'use client';

import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useText } from '#components/ui/use-text.tsx';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that the browser has no connection, and what that means for takes that are on their way. */
export function OfflineNotice() {
  const t = useText();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className="contents">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 border-line border-b bg-raised px-4 py-2 text-center text-sm">
          <WifiOff className="size-4 shrink-0 text-attention" strokeWidth={1.5} aria-hidden />
          {t(
            'You are offline. Takes that are on their way go on in the studio; you see them when you are back.',
          )}
        </p>
      )}
    </div>
  );
}
