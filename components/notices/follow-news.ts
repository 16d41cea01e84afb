import type { QueryClient } from '@tanstack/react-query';
import { takeKeys } from '#components/take/take-keys.ts';
import { lookWhileHidden } from './look-while-hidden.ts';

/**
 * Follows what the other tabs and the service worker have to say, and keeps looking while the page is hidden where
 * browser notifications were asked for. Returns how to stop.
 */
export function followNews(client: QueryClient, go: (path: string) => void): () => void {
  const refetch = () => client.refetchQueries({ queryKey: takeKeys.changes });
  const channel = new BroadcastChannel('rushes-notices');
  channel.onmessage = refetch;
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  worker?.register('/sw.js').catch(() => {});
  const follow = ({ data }: MessageEvent<{ go?: string }>) => data.go && go(data.go);
  worker?.addEventListener('message', follow);
  let stop: (() => void) | undefined;
  const look = () => {
    if (!worker || localStorage.getItem('rushes-browser-notices') !== 'on') return;
    stop?.();
    stop = lookWhileHidden(refetch);
  };
  look();
  window.addEventListener('rushes-browser-notices', look);
  return () => {
    channel.close();
    worker?.removeEventListener('message', follow);
    window.removeEventListener('rushes-browser-notices', look);
    stop?.();
  };
}
