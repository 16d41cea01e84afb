'use client';

import { lazy, Suspense, useCallback, useEffect, useMemo, useRef } from 'react';
import { RequestFailed } from '#components/take/take-queries.ts';
import { useLiveTakes } from '#components/take/use-live-takes.ts';
import { isSameFilter } from '#lib/tasks/filter-address.ts';
import type { TakeFilter, TakePage } from '#lib/tasks/take-page-view.ts';
import { GalleryFilters } from './gallery-filters.tsx';
import { GallerySkeleton } from './gallery-skeleton.tsx';
import { GalleryFailed, NoMatches, NoTakesYet, StaleNote } from './gallery-states.tsx';
import { TakeGrid } from './take-grid.tsx';
import { useGalleryAddress } from './use-gallery-address.ts';

const loadLayer = () => import('#components/take/take-layer.tsx');
const TakeLayer = lazy(loadLayer);
/** Links to media live for hours; a broken picture asks for new ones, but not for ever. */
const freshLinksEveryMs = 60_000;

interface GalleryProps {
  /** The first page as the server read it, and the filter it was read under. */
  initial: TakePage;
  initialFilter: TakeFilter;
  canCreate: boolean;
}

/** All takes of the team, kept live; one of them open over the others when the address says so. */
export function Gallery({ initial, initialFilter, canCreate }: GalleryProps) {
  const { filter, openId, open, go, close, setFilter } = useGalleryAddress();
  const live = useLiveTakes(isSameFilter(filter, initialFilter) ? { filter, initial } : { filter });
  const { list, counts, changes } = live;
  // What was taken back is kept for the record, and shown only to whoever asks for it.
  const takes = useMemo(
    () => (filter.state ? live.takes : live.takes.filter((take) => take.state !== 'cancelled')),
    [live.takes, filter.state],
  );

  const refreshedAt = useRef(0);
  const refetch = list.refetch;
  const onPosterError = useCallback(() => {
    if (Date.now() - refreshedAt.current < freshLinksEveryMs) return;
    refreshedAt.current = Date.now();
    void refetch();
  }, [refetch]);

  // A refusal is an answer too; only silence is said here.
  const isStale = changes.isRefetchError && !(changes.error instanceof RequestFailed);
  const at = takes.findIndex((take) => take.id === openId);
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="grid gap-2 px-3 py-1 md:sticky md:top-(--top-bar) md:z-20 md:-mx-1 md:-mt-1 md:bg-background/90 md:px-4 md:py-2 md:backdrop-blur-sm">
        <GalleryFilters filter={filter} counts={counts} onChange={setFilter} />
        {isStale && <StaleNote onRetry={() => void live.refresh()} />}
      </div>
      {list.isPending && <GallerySkeleton />}
      {list.isError && takes.length === 0 && (
        <GalleryFailed error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.isSuccess &&
        !list.hasNextPage &&
        takes.length === 0 &&
        (isSameFilter(filter, {}) ? (
          <NoTakesYet canCreate={canCreate} />
        ) : (
          <NoMatches onClear={() => setFilter({})} />
        ))}
      {takes.length > 0 && (
        <TakeGrid
          takes={takes}
          onOpen={open}
          onInterest={() => void loadLayer()}
          onPosterError={onPosterError}
          returnTo={openId}
        />
      )}
      {list.hasNextPage && (
        <NextPage isLoading={list.isFetchingNextPage} onNear={() => void list.fetchNextPage()} />
      )}
      {openId !== undefined && (
        <Suspense>
          <TakeLayer
            taskId={openId}
            take={takes[at]}
            newerId={at > 0 ? takes[at - 1]?.id : undefined}
            olderId={at >= 0 ? takes[at + 1]?.id : undefined}
            canCreate={canCreate}
            onGo={go}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Loads the next page before the end of this one is seen. The outside system is the scroll position. */
function NextPage({ isLoading, onNear }: { isLoading: boolean; onNear: () => void }) {
  const mark = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = mark.current;
    if (!element || isLoading) return;
    const observer = new IntersectionObserver((entries) => entries[0]?.isIntersecting && onNear(), {
      rootMargin: '1500px 0px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isLoading, onNear]);
  return (
    <div ref={mark}>
      <GallerySkeleton count={6} />
    </div>
  );
}
