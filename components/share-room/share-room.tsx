'use client';

import { Suspense, useEffect, useRef } from 'react';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { paths } from '#lib/paths.ts';
import type { SharedPage, SharedSet } from '#lib/sharing/shared-take.ts';
import { askGuest } from './ask-guest.ts';
import { SharePage } from './share-page.tsx';
import { ShareTile } from './share-tile.tsx';
import { useOpenTake } from './use-open-take.ts';
import { useSharedTakes } from './use-shared-takes.ts';

const ShareViewer = lazyPart(() => import('./share-viewer.tsx').then((part) => part.ShareViewer));

interface ShareRoomProps {
  /** The page's own path, with the link's secret. */
  share: string;
  set: SharedSet;
  first: SharedPage;
}

/** What a link shows, for people without an account: posters, and each take large on a click. */
export function ShareRoom({ share, set, first }: ShareRoomProps) {
  const t = useText();
  const { takes, hasMore, isLoading, loadMore } = useSharedTakes(share, first);
  const { index, open, go, close } = useOpenTake(takes);
  const end = useRef<HTMLDivElement>(null);

  // The outside system is the server's count of visits.
  useEffect(() => {
    void askGuest(paths.api.sharedVisit(share), {});
  }, [share]);

  // The outside system is the scrolling of the page.
  useEffect(() => {
    const element = end.current;
    if (!element || !hasMore) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void loadMore(), {
      rootMargin: '800px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasMore, loadMore]);

  const take = index === undefined ? undefined : takes[index];
  return (
    <SharePage
      title={
        <h1 translate="no" className="min-w-0 text-balance font-medium text-lg tracking-tight sm:text-xl">
          {set.title}
        </h1>
      }
      aside={
        !hasMore &&
        takes.length > 0 &&
        t(takes.length === 1 ? '1 take' : '{count} takes', { count: takes.length })
      }
    >
      {takes.length === 0 ? (
        <p className="grid flex-1 place-content-center pb-24 text-center text-muted">
          {t('There is nothing to see here yet.')}
        </p>
      ) : (
        <ul className="flex flex-wrap gap-1 after:grow-[99] after:content-['']">
          {takes.map((one, at) => (
            <ShareTile key={one.ref} take={one} number={at + 1} onOpen={() => open(at)} />
          ))}
        </ul>
      )}
      <div ref={end} className="grid h-16 place-content-center">
        {isLoading && <Spinner />}
      </div>
      {take && index !== undefined && (
        <Suspense>
          <ShareViewer
            share={share}
            set={set}
            take={take}
            number={index + 1}
            count={hasMore ? undefined : takes.length}
            onGo={(step) => {
              if (step > 0 && index >= takes.length - 2 && hasMore) void loadMore();
              go(index + step);
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </SharePage>
  );
}
