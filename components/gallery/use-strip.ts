'use client';

import {
  type RefObject,
  startTransition,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { aspectOf } from '#components/take/take-words.ts';
import { cursorOf, type Reel } from './reel.ts';
import { indexAt } from './stretch-layout.ts';
import {
  lengthsBetween,
  placeOfTake,
  rowOf,
  type Strip,
  StripMemory,
  takeAt,
  tileAtHeight,
} from './strip.ts';

/** Rows are kept in the page this far above and below the screen, in CSS pixels. */
const overscan = 700;
/** The window over the strip moves in steps, so that most scrolling changes nothing in the page. */
const step = 240;
export const gridGap = 4;
/** What floats over the top of the grid: what is seen first lies below it. */
const underHeader = 104;

/** The part of the strip that is in the page, in pixels from its top. */
export interface StripView {
  top: number;
  bottom: number;
}

/** The take that somebody looks at first, and how far from the top of the window it lies. */
export interface SeenPlace {
  takeId: string;
  cursor: string;
  offset: number;
  createdAt: string;
  /** Nothing newer is above it. */
  isFirst: boolean;
}

/** The last grid's measure: the next one need not be laid out by the style sheet first. */
let lastMeasure: { width: number; rowHeight: number } | undefined;

interface StripOptions {
  /** With the next layout, the take at or below this place lies `offset` pixels from the top of the window. */
  goal: RefObject<{ cursor: string; offset: number } | undefined>;
  /** Which stretches are on the screen now. */
  onSee: (first: number, last: number) => void;
  /** Called as the page is scrolled, with what is seen at the top. */
  onPlace: (place: SeenPlace, isScroll: boolean) => void;
}

/**
 * Lays the strip out and says which part of it is near the screen. The outside systems are the window's scrolling and
 * the grid's width. When takes come, go or are read above the screen, the page is scrolled along, so that what a
 * person looks at stays where it is.
 */
export function useStrip(
  grid: RefObject<HTMLElement | null>,
  reel: Reel,
  { goal, onSee, onPlace }: StripOptions,
) {
  const [measure, setMeasure] = useState(lastMeasure);
  const memory = useMemo(
    () => (measure ? new StripMemory({ ...measure, gap: gridGap }, aspectOf) : undefined),
    [measure],
  );
  const strip = useMemo(() => memory?.layOut(reel), [memory, reel]);
  const [view, setView] = useState<StripView>();
  const anchor = useRef<{ takeId: string; key: number; top: number }>(undefined);
  const latest = useRef<Strip>(undefined);
  const tell = useRef({ onSee, onPlace });
  tell.current = { onSee, onPlace };

  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    const read = () => {
      const rowHeight = Number.parseFloat(getComputedStyle(element).getPropertyValue('--row-height'));
      const width = element.clientWidth;
      if (lastMeasure?.width !== width || lastMeasure.rowHeight !== rowHeight)
        lastMeasure = { width, rowHeight };
      setMeasure(lastMeasure);
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid]);

  const look = useCallback(
    (isScroll: boolean) => {
      const element = grid.current;
      const current = latest.current;
      if (!element || !current) return;
      const above = -element.getBoundingClientRect().top;
      const height = window.innerHeight;
      const next = {
        top: Math.floor((above - overscan) / step) * step,
        bottom: Math.ceil((above + height + overscan) / step) * step,
      };
      const update = () =>
        setView((old) => (old?.top === next.top && old.bottom === next.bottom ? old : next));
      if (isScroll) startTransition(update);
      else update();

      const place = tileAtHeight(current, above + underHeader);
      const take = takeAt(current, place);
      const row = place && rowOf(current, place);
      if (place && take && row) {
        anchor.current = { takeId: take.id, key: current.lengths[place.at]?.stretch.key ?? 0, top: row.top };
        tell.current.onPlace(
          {
            takeId: take.id,
            cursor: cursorOf(take),
            offset: row.top - above,
            createdAt: take.createdAt,
            isFirst: current.head === 0 && place.at === 0 && place.index === 0,
          },
          isScroll,
        );
      }
      tell.current.onSee(...lengthsBetween(current, above, above + height));
    },
    [grid],
  );

  useLayoutEffect(() => {
    const element = grid.current;
    latest.current = strip;
    if (!element || !strip) return;
    const wished = goal.current && topOfCursor(strip, goal.current.cursor);
    if (goal.current && wished !== undefined) {
      const top = element.getBoundingClientRect().top + wished - goal.current.offset;
      goal.current = undefined;
      window.scrollBy({ top, behavior: 'instant' });
    } else {
      const held = anchor.current;
      const isAbove = element.getBoundingClientRect().top < 0;
      const moved = held && isAbove ? (topOfAnchor(strip, held) ?? held.top) - held.top : 0;
      if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' });
    }
    look(false);
  }, [grid, goal, strip, look]);

  useLayoutEffect(() => {
    const onScroll = () => look(true);
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll);
    return () => {
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
    };
  }, [look]);

  return { strip: view ? strip : undefined, view };
}

function topOfAnchor(strip: Strip, held: { takeId: string; key: number }): number | undefined {
  const place = placeOfTake(strip, held.takeId);
  if (place) return rowOf(strip, place)?.top;
  const at = strip.lengths.findIndex(({ stretch }) => stretch.key === held.key);
  return at < 0 ? undefined : strip.tops[at];
}

function topOfCursor(strip: Strip, cursor: string): number | undefined {
  for (const [at, { stretch, layout }] of strip.lengths.entries()) {
    const index = stretch.takes?.findIndex((take) => isAtOrBelow(take, cursor)) ?? -1;
    if (index >= 0 && layout) return rowOf(strip, { at, index })?.top;
  }
  return undefined;
}

function isAtOrBelow(take: { createdAt: string; id: string }, cursor: string): boolean {
  const [milliseconds = '', id = ''] = cursor.split('.');
  const time = Date.parse(take.createdAt);
  return time < Number(milliseconds) || (time === Number(milliseconds) && take.id <= id);
}

/** The rows of a layout between two heights within it, as indices; undefined when none is. */
export function rowsBetween(
  layout: { tops: readonly number[]; height: number },
  top: number,
  bottom: number,
): [first: number, last: number] | undefined {
  if (layout.tops.length === 0 || bottom < 0 || top > layout.height) return undefined;
  return [Math.max(0, indexAt(layout.tops, top)), Math.max(0, indexAt(layout.tops, bottom))];
}
