'use client';

import { type ComponentType, lazy } from 'react';
import { useText } from '#components/ui/use-text.tsx';

/**
 * A component that is fetched when it is first shown. Without a network it is waited for, and where it does not come
 * at all it says so in its place: a part must never take the page, and what was typed on it, along.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const loadOnline = () => load().catch(() => online().then(load));
  return lazy(() =>
    loadOnline().then(
      (Part) => ({ default: Part }),
      () => ({ default: MissingPart as ComponentType<Props> }),
    ),
  );
}

function online(): Promise<unknown> {
  if (navigator.onLine) return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
}

function MissingPart() {
  const t = useText();
  return (
    <p role="alert" className="text-muted text-sm">
      {t('This part could not be loaded. Check the connection and reload the page; your draft is kept.')}
    </p>
  );
}
