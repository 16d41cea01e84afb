'use client';

import { useQueryClient } from '@tanstack/react-query';
import {
  lazy,
  memo,
  Suspense,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useQuestion } from '#components/selection/question-store.ts';
import { SelectionStatus } from '#components/selection/selection-status.tsx';
import { clearSelection, renewSelected, useIsSelecting } from '#components/selection/selection-store.ts';
import type { TakeDoing } from '#components/selection/take-doings.ts';
import { RequestFailed } from '#components/ui/get-json.ts';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { TakeFilter, TakePage } from '#lib/tasks/take-page-view.ts';
import type { TakeView } from '#lib/tasks/take-view.ts';
import { isSameFilter } from '#lib/tasks/write-filter-address.ts';
import { GalleryFilters } from './gallery-filters.tsx';
import { GallerySkeleton } from './gallery-skeleton.tsx';
import { keepPlace, recallPlace, storePlaces } from './kept-place.ts';
import { heldTakes, isAtEnd, isAtTop, stretchAt } from './reel.ts';
import { seeDate } from './seen-date.ts';
import { TakeGrid } from './take-grid.tsx';
import { type GalleryScope, useGalleryAddress } from './use-gallery-address.ts';
import { type ReelStart, useReel } from './use-reel.ts';
import type { SeenPlace } from './use-strip.ts';

const loadLayer = () => import('#components/take/take-layer.tsx');
const TakeLayer = lazy(loadLayer);
const SelectionBar = lazyPart(() =>
  import('#components/selection/selection-bar.tsx').then((found) => found.SelectionBar),
);
const TakeQuestion = lazyPart(() =>
  import('#components/selection/take-question.tsx').then((found) => found.TakeQuestion),
);
const DateMenu = lazyPart(() => import('./date-menu.tsx').then((found) => found.DateMenu));
const GalleryFailed = lazyPart(() => import('./gallery-states.tsx').then((found) => found.GalleryFailed));
const NoMatches = lazyPart(() => import('./gallery-states.tsx').then((found) => found.NoMatches));
const NoTakesYet = lazyPart(() => import('./gallery-states.tsx').then((found) => found.NoTakesYet));
const StaleNote = lazyPart(() => import('./gallery-states.tsx').then((found) => found.StaleNote));
const MoreFailed = lazyPart(() => import('./gallery-states.tsx').then((found) => found.MoreFailed));
const StackDialog = lazyPart(() => import('./stack-dialog.tsx').then((found) => found.StackDialog));
const BinNotice = lazyPart(() =>
  import('#components/curation/bin-notice.tsx').then((found) => found.BinNotice),
);
/** Links to media live for hours; a broken picture asks for new ones, but not for ever. */
const freshLinksEveryMs = 60_000;
/** Pages come in while somebody scrolls: what does not change with them is not drawn with them. */
const Filters = memo(GalleryFilters);
/** What floats over the top of the grid. */
const underHeader = 112;

interface GalleryProps {
  /** The first page as the server read it, and the filter it was read under. */
  initial: TakePage;
  initialFilter: TakeFilter;
  canCreate: boolean;
  /** An owner: what others made may be thrown away, and what lies in the bin deleted. */
  canManage: boolean;
  /** Only a project's takes, on the project's own page. */
  scope?: GalleryScope;
}

/** All takes of the team, kept live; one of them open over the others when the address says so. */
export function Gallery({ initial, initialFilter, canCreate, canManage, scope }: GalleryProps) {
  const t = useText();
  const client = useQueryClient();
  const { filter, written, openId, open, go, close, setFilter } = useGalleryAddress(scope);
  const isInitial = isSameFilter(filter, initialFilter);
  const live = useReel({ filter, initial: isInitial ? initial : undefined });
  const { reel, error, counts, changes, isJumping, jump, onSee, retry, outdate, refresh } = live;
  // Drawing a page of tiles gives way to scrolling.
  const shown = useDeferredValue(reel);
  const isSelecting = useIsSelecting();
  const isAsked = useQuestion() !== undefined;
  const goal = useRef<{ cursor: string; offset: number }>(undefined);

  /** Somebody does more than look: what that needs is loaded now. */
  const [isUsed, setUsed] = useState(false);
  const onInterest = useCallback(() => {
    setUsed(true);
    void loadLayer();
  }, []);
  const [placedFor, setPlacedFor] = useState<TakeFilter>();
  // The outside systems are the window's scrolling and what the tab remembers: who comes back lands where they were.
  useLayoutEffect(() => {
    if (!reel || placedFor === filter) return;
    if (placedFor !== undefined) clearSelection();
    setPlacedFor(filter);
    const place = recallPlace(window.location.search);
    if (place) {
      goal.current = place;
      const at = stretchAt(reel, place.cursor);
      if (at === undefined || !reel.stretches[at]?.takes) void jump({ below: endOfMoment(place.cursor) });
    } else if (placedFor !== undefined) {
      window.scrollTo({ top: 0, behavior: 'instant' });
    }
  }, [reel, filter, placedFor, jump]);
  // The outside system is the page's end: what is to be remembered is written before it goes.
  useLayoutEffect(() => {
    window.addEventListener('pagehide', storePlaces);
    return () => window.removeEventListener('pagehide', storePlaces);
  }, []);

  const onPlace = useCallback((place: SeenPlace, isScroll: boolean) => {
    seeDate(place.createdAt, isScroll);
    if (isScroll) setUsed(true);
    const isAtStart = place.isFirst && window.scrollY < underHeader;
    keepPlace(window.location.search, isAtStart ? undefined : { cursor: place.cursor, offset: place.offset });
  }, []);

  const jumpTo = useCallback(
    (start: ReelStart) => {
      if (typeof start === 'object') goal.current = { cursor: start.below, offset: underHeader };
      void jump(start).then(() => {
        if (start === 'newest') window.scrollTo({ top: 0, behavior: 'instant' });
        if (start === 'oldest') window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
      });
    },
    [jump],
  );

  const viewer = useMemo(() => ({ canCreate, canManage }), [canCreate, canManage]);
  const act = useCallback(
    async (doing: TakeDoing, takes: readonly TakeView[]) => {
      const { doToTakes } = await import('#components/selection/take-doings.ts');
      await doToTakes(doing, takes, { client, t, viewer });
    },
    [client, t, viewer],
  );
  const selectAll = useCallback(async () => {
    const { selectWhole } = await import('#components/selection/select-more.ts');
    await selectWhole(filter, t);
  }, [filter, t]);
  const onRange = useCallback(
    async (from: TakeView, to: TakeView) => {
      const { selectRange } = await import('#components/selection/select-more.ts');
      await selectRange(filter, from, to, t);
    },
    [filter, t],
  );

  const [unfolded, setUnfolded] = useState<TakeView>();
  const keys = useMemo(() => ({ act, selectAll, goToEnd: jumpTo }), [act, selectAll, jumpTo]);

  const refreshedAt = useRef(0);
  const onPosterError = useCallback(() => {
    if (Date.now() - refreshedAt.current < freshLinksEveryMs) return;
    refreshedAt.current = Date.now();
    outdate();
  }, [outdate]);

  // A refusal is an answer too; only silence is said here.
  const isStale = changes.isRefetchError && !(changes.error instanceof RequestFailed);
  const takes = useMemo(() => (reel ? heldTakes(reel) : []), [reel]);
  useLayoutEffect(() => renewSelected(takes), [takes]);
  const at = takes.findIndex((take) => take.id === openId);
  const isEmpty = reel && takes.length === 0 && isAtTop(reel) && isAtEnd(reel);
  const isLong = reel && !(isAtTop(reel) && isAtEnd(reel));
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="grid gap-2 px-3 py-1 md:sticky md:top-(--top-bar) md:z-20 md:-mx-1 md:-mt-1 md:bg-background/90 md:px-4 md:py-2 md:backdrop-blur-sm">
        <Filters filter={filter} counts={counts} scope={scope} onChange={setFilter} />
        {isStale && (
          <Suspense>
            <StaleNote onRetry={() => void refresh()} />
          </Suspense>
        )}
      </div>
      {filter.shelf === 'bin' && (
        <Suspense>
          <BinNotice canManage={canManage} />
        </Suspense>
      )}
      {!reel && error && (
        <Suspense>
          <GalleryFailed error={error} onRetry={retry} />
        </Suspense>
      )}
      {((!reel && !error) || isJumping) && <GallerySkeleton count={24} />}
      {isEmpty && (
        <Suspense>
          {isSameFilter(filter, scope ?? {}) ? (
            <NoTakesYet canCreate={canCreate} isProject={scope !== undefined} />
          ) : (
            <NoMatches onClear={() => setFilter({})} />
          )}
        </Suspense>
      )}
      {shown && !isEmpty && !isJumping && (
        <div className={isLong ? 'pointer-fine:md:mr-4' : ''}>
          <TakeGrid
            key={written}
            reel={shown}
            goal={goal}
            onOpen={open}
            onInterest={onInterest}
            onPosterError={onPosterError}
            onSee={onSee}
            onPlace={onPlace}
            onRange={onRange}
            onStack={setUnfolded}
            keys={keys}
            returnTo={openId}
          />
        </div>
      )}
      {reel && !isAtEnd(reel) && !isJumping && <GallerySkeleton count={6} />}
      {reel && error && (
        <Suspense>
          <MoreFailed error={error} onRetry={retry} />
        </Suspense>
      )}
      {isLong && isUsed && (
        <Suspense>
          <DateMenu filter={filter} onJump={jumpTo} />
        </Suspense>
      )}
      <SelectionStatus />
      {unfolded && (
        <Suspense>
          <StackDialog take={unfolded} onOpen={open} onClose={() => setUnfolded(undefined)} />
        </Suspense>
      )}
      {isAsked && (
        <Suspense>
          <TakeQuestion />
        </Suspense>
      )}
      {isSelecting && (
        <Suspense>
          <SelectionBar filter={filter} viewer={viewer} act={act} onSelectAll={() => void selectAll()} />
        </Suspense>
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

/** The place below every take of the millisecond of this one: it is read with them. */
function endOfMoment(cursor: string): string {
  return `${cursor.slice(0, cursor.indexOf('.'))}.ffffffff-ffff-ffff-ffff-ffffffffffff`;
}
