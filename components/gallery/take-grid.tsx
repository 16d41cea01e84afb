'use client';

import { type MouseEvent, memo, type RefObject, useEffect, useRef, useState } from 'react';
import {
  clearSelection,
  select,
  startOfRange,
  toggleSelected,
} from '#components/selection/selection-store.ts';
import { useText } from '#components/ui/use-text.tsx';
import type { TakeView } from '#lib/tasks/take-view.ts';
import { GridStretch } from './grid-stretch.tsx';
import type { Reel } from './reel.ts';
import { neighbourOf, placeOfTake, rowOf, type Strip, takeAt, takesBetween, tileAtHeight } from './strip.ts';
import { TakeTile } from './take-tile.tsx';
import { type GridKeys, useGridKeys } from './use-grid-keys.ts';
import { useHoldToSelect } from './use-hold-to-select.ts';
import { useHoverPreview } from './use-hover-preview.ts';
import { rowsBetween, type SeenPlace, type StripView, useStrip } from './use-strip.ts';

interface TakeGridProps {
  reel: Reel;
  /** With the next layout, the take at or below this place lies `offset` pixels from the window's top. */
  goal: RefObject<{ cursor: string; offset: number } | undefined>;
  keys: Pick<GridKeys, 'act' | 'selectAll' | 'goToEnd'>;
  onOpen: (id: string) => void;
  /** Someone is about to open a take: a good moment to load what that needs. */
  onInterest: () => void;
  onPosterError: () => void;
  onSee: (first: number, last: number) => void;
  onPlace: (place: SeenPlace, isScroll: boolean) => void;
  onStack: (take: TakeView) => void;
  /** A range reaches beyond what is held: it must be read. */
  onRange: (from: TakeView, to: TakeView) => void;
  /** The take that was open last: the focus comes back to its tile. */
  returnTo: string | undefined;
}

/**
 * The grid of takes, newest first. The first paint is laid out by the style sheet; once the width is known the same
 * tiles are placed by the strip, and only those near the screen are in the page. Tab reaches one tile and leaves the
 * grid again.
 */
export const TakeGrid = memo(function TakeGrid(props: TakeGridProps) {
  const { reel, goal, keys, onOpen, onInterest, onPosterError, onSee, onPlace, onRange, onStack, returnTo } =
    props;
  const t = useText();
  const grid = useRef<HTMLDivElement>(null);
  const { strip, view } = useStrip(grid, reel, { goal, onSee, onPlace });
  const preview = useHoverPreview();
  const [currentId, setCurrentId] = useState<string>();
  const wantsFocus = useRef(false);
  /** The tile under the pointer: keys mean it as long as no tile has the focus. */
  const pointedId = useRef<string>(undefined);

  const moveTo = (id: string | undefined) => {
    const place = id !== undefined && strip ? placeOfTake(strip, id) : undefined;
    const row = place && strip && rowOf(strip, place);
    if (!row) return;
    wantsFocus.current = true;
    preview.stop();
    setCurrentId(id);
    revealRow(grid.current, row.top, row.height);
  };

  // The outside system is the focus: a tile far away comes into the page only after the scrolling.
  useEffect(() => {
    if (!wantsFocus.current || currentId === undefined) return;
    const tile = linkOf(grid.current, currentId);
    if (!tile) return;
    wantsFocus.current = false;
    tile.focus({ preventScroll: true });
  });

  // The outside system is the address: when the take that lay over the grid is closed, the focus goes back to its tile.
  const returned = useRef(returnTo);
  useEffect(() => {
    if (returned.current !== undefined && returnTo === undefined) moveTo(returned.current);
    returned.current = returnTo;
  });

  const takeOf = (id: string | undefined) =>
    id !== undefined && strip ? takeAt(strip, placeOfTake(strip, id)) : undefined;
  const extendTo = (take: TakeView) => {
    const from = startOfRange() ?? takeOf(currentId) ?? take;
    const between = strip && takesBetween(strip, from.id, take.id);
    if (!between) return onRange(from, take);
    // The range starts where it started: the next one with Shift begins there too.
    select([...between.filter(({ id }) => id !== from.id), from]);
  };

  useGridKeys({
    ...keys,
    isInGrid: (target) => grid.current?.contains(target) ?? false,
    current: () => takeOf(idOf(document.activeElement) ?? pointedId.current),
    move: (key, isRange) => {
      if (!strip) return;
      const place = placeOfTake(strip, idOf(document.activeElement) ?? '');
      const next = takeAt(strip, place ? neighbourOf(strip, place, key) : firstSeen(strip, grid.current));
      if (!next) return;
      const from = place && takeAt(strip, place);
      if (isRange && from && !startOfRange()) select([from]);
      if (isRange) extendTo(next);
      moveTo(next.id);
    },
    play: (take) => preview.toggle(take.id),
    unfold: onStack,
  });
  const hold = useHoldToSelect((id) => {
    const take = takeOf(id);
    if (take) toggleSelected(take);
  });

  const onClick = (event: MouseEvent) => {
    const box = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-select]') : null;
    const take = takeOf(box?.dataset.select ?? idOf(event.target));
    if (!take) return;
    if (hold.swallows(event)) return;
    if (event.target instanceof Element && event.target.closest('[data-stack]')) return onStack(take);
    const isSelecting = box !== null || event.shiftKey || hold.isTapSelecting();
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.altKey;
    if (!isPlain && !box) return;
    event.preventDefault();
    if (isSelecting) {
      if (event.shiftKey) extendTo(take);
      else toggleSelected(take);
      return;
    }
    preview.stop();
    onOpen(take.id);
  };

  // Leaving the gallery leaves its selection.
  useEffect(() => clearSelection, []);

  const tabId = strip && view ? tabbable(strip, view, currentId) : currentId;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the whole page (use-grid-keys.ts)
    // biome-ignore lint/a11y/useSemanticElements: its items lie in stretches, which a list element may not hold
    <div
      ref={grid}
      role="list"
      aria-label={t('Takes')}
      onClick={onClick}
      onFocus={(event) => {
        onInterest();
        const id = idOf(event.target);
        if (id !== undefined) setCurrentId(id);
      }}
      onPointerEnter={onInterest}
      onPointerOver={(event) => {
        const id = idOf(event.target);
        pointedId.current = event.pointerType === 'mouse' ? id : undefined;
        preview.onPointerOver(event, id);
      }}
      onPointerLeave={() => {
        pointedId.current = undefined;
        preview.stop();
      }}
      {...hold.listeners}
      className={`relative [--row-height:96px] [overflow-anchor:none] md:[--row-height:220px] ${strip ? '' : 'flex flex-wrap items-start gap-1'}`}
      style={strip ? { height: strip.height } : undefined}
    >
      {strip && view
        ? strip.lengths.map(({ stretch, layout, height }, at) => {
            const top = strip.tops[at] ?? 0;
            const isNear = top + height > view.top && top < view.bottom;
            const holdsCurrent = stretch.takes?.some(({ id }) => id === tabId);
            if (!isNear && !holdsCurrent) return null;
            if (!stretch.takes || !layout) return <Unread key={stretch.key} top={top} height={height} />;
            const rows = rowsBetween(layout, view.top - top, view.bottom - top);
            return (
              <GridStretch
                key={stretch.key}
                takes={stretch.takes}
                layout={layout}
                top={top}
                firstRow={rows?.[0] ?? -1}
                lastRow={rows?.[1] ?? -1}
                currentId={holdsCurrent ? tabId : undefined}
                playingId={
                  stretch.takes.some(({ id }) => id === preview.playing) ? preview.playing : undefined
                }
                onToggle={preview.toggle}
                onPosterError={onPosterError}
              />
            );
          })
        : reel.stretches[0]?.takes?.map((take, index) => (
            <TakeTile
              key={take.id}
              take={take}
              isCurrent={index === 0}
              isPlaying={false}
              onToggle={preview.toggle}
              onPosterError={onPosterError}
            />
          ))}
      {strip && strip.head > 0 && <Unread top={0} height={strip.head} />}
    </div>
  );
});

/** Takes that are being read, in the rhythm of the rows that will be there. */
function Unread({ top, height }: { top: number; height: number }) {
  return (
    <div
      role="presentation"
      className="absolute inset-x-0 bg-[repeating-linear-gradient(to_bottom,var(--panel)_0_calc(var(--row-height)_*_1.1),transparent_0_calc(var(--row-height)_*_1.1_+_4px))]"
      style={{ top, height }}
    />
  );
}

/** The tile that Tab reaches: where the focus was, as long as that is held and near; else the first on the screen. */
function tabbable(strip: Strip, view: StripView, currentId: string | undefined): string | undefined {
  if (currentId !== undefined && placeOfTake(strip, currentId)) return currentId;
  return takeAt(strip, tileAtHeight(strip, Math.max(0, (view.top + view.bottom) / 2)))?.id;
}

function firstSeen(strip: Strip, grid: HTMLElement | null) {
  return tileAtHeight(strip, Math.max(0, margin - (grid?.getBoundingClientRect().top ?? 0)));
}

function linkOf(grid: HTMLElement | null, id: string): HTMLElement | null | undefined {
  return grid?.querySelector<HTMLElement>(`[data-take="${CSS.escape(id)}"]`);
}

/** The take of the tile that an event came from. */
function idOf(target: EventTarget | null): string | undefined {
  const tile = target instanceof Element ? target.closest('[role=listitem]') : null;
  return tile?.querySelector<HTMLElement>('[data-take]')?.dataset.take;
}

/** What floats above and below the grid. */
const margin = 112;

/** Scrolls just as far as needed for a row to be seen as a whole, clear of what floats above and below. */
function revealRow(grid: HTMLElement | null, top: number, height: number): void {
  if (!grid) return;
  const seenTop = grid.getBoundingClientRect().top + top;
  const below = seenTop + height - (window.innerHeight - margin);
  if (seenTop < margin) window.scrollBy({ top: seenTop - margin, behavior: 'instant' });
  else if (below > 0) window.scrollBy({ top: below, behavior: 'instant' });
}
