'use client';

import { useQueryClient } from '@tanstack/react-query';
import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { onFirstSign } from '#components/ui/on-first-sign.ts';
import { useText } from '#components/ui/use-text.tsx';

/** Before the first notice of all. */
const beforeAll = '00000000-0000-0000-0000-000000000000';

interface NewsProps {
  /** The newest notice now, and when the page was opened. */
  newest: string | null;
  since: string | null;
  unseen: number;
}

/**
 * Notices that come while the page stands open are shown; what shows them is loaded when the first one comes. Whoever
 * opens a take has seen what there was to tell of it.
 */
export function News({ newest, since, unseen }: NewsProps) {
  const t = useText();
  const client = useQueryClient();
  const router = useRouter();
  const pathname = usePathname();
  const told = useRef(since);

  // The outside system is the feed of changes.
  useEffect(() => {
    const before = told.current;
    if (!newest || newest === before) return;
    told.current = newest;
    void import('./tell-news.ts').then(({ tellNews }) =>
      tellNews(before ?? beforeAll, { client, t, go: router.push }),
    );
  }, [newest, client, t, router]);

  // The outside system is the server's memory of what was seen.
  useEffect(() => {
    const takeId = /^\/gallery\/([0-9a-f-]{36})$/.exec(pathname)?.[1];
    if (unseen === 0 || !takeId) return;
    void import('./notice-queries.ts').then(({ seeNotices }) => seeNotices(client, { takeId }));
  }, [pathname, unseen, client]);

  // The outside systems are the other tabs, the service worker, and the browser's own notifications.
  useEffect(() => {
    let stop: (() => void) | undefined;
    const cancel = onFirstSign(() => {
      void import('./follow-news.ts').then(({ followNews }) => {
        stop = followNews(client, router.push);
      });
    });
    return () => {
      cancel();
      stop?.();
    };
  }, [client, router]);
  return null;
}
