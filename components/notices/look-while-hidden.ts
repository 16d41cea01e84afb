import { readBrowserNotices } from './browser-notices.ts';

/** Browsers let a hidden page's clock tick once a minute after a while; more often is not asked for. */
const everyMs = 15_000;

/**
 * Where the person wants to be told by the browser, one of the hidden tabs goes on looking: the one that holds the lock.
 * Returns how to stop.
 */
export function lookWhileHidden(look: () => unknown): () => void {
  const stopping = new AbortController();
  const run = () =>
    new Promise<void>((over) => {
      const timer = setInterval(() => {
        if (document.hidden && readBrowserNotices() === 'on') look();
      }, everyMs);
      stopping.signal.addEventListener('abort', () => {
        clearInterval(timer);
        over();
      });
    });
  navigator.locks.request('rushes-looks', { signal: stopping.signal }, run).catch(() => {});
  return () => stopping.abort();
}
