'use client';

import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type GridRow, justify } from './justify.ts';

/** Rows are kept in the page this far above and below the screen, in CSS pixels. */
const overscan = 700;
export const gridGap = 4;

export interface GridWindow {
  rows: GridRow[];
  /** Top of each row within the grid. */
  tops: number[];
  height: number;
  /** The rows that are in the page; undefined before the grid was measured (then all of the first page are). */
  range: { first: number; last: number } | undefined;
}

/**
 * Which rows of the grid are near the screen. The outside systems are the window's scrolling and the grid's width.
 * When takes come or go above the screen, the page is scrolled along, so that what a person looks at stays where it is.
 */
export function useGridWindow(
  grid: RefObject<HTMLElement | null>,
  aspects: readonly number[],
  keys: readonly string[],
): GridWindow {
  const [measure, setMeasure] = useState<{ width: number; rowHeight: number }>();
  const rows = useMemo(
    () => (measure ? justify(aspects, { ...measure, gap: gridGap }) : []),
    [aspects, measure],
  );
  const { tops, height } = useMemo(() => stack(rows), [rows]);
  const [range, setRange] = useState<{ first: number; last: number }>();
  const anchor = useRef<{ key: string; top: number }>(undefined);

  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    const read = () => {
      const rowHeight = Number.parseFloat(getComputedStyle(element).getPropertyValue('--row-height'));
      const width = element.clientWidth;
      setMeasure((old) => (old?.width === width && old.rowHeight === rowHeight ? old : { width, rowHeight }));
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid]);

  useLayoutEffect(() => {
    const element = grid.current;
    if (!element || rows.length === 0) {
      setRange(undefined);
      return;
    }
    const keyAt = (row: number) => keys[rows[row]?.start ?? -1];
    const top = () => element.getBoundingClientRect().top;

    const held = anchor.current;
    const index = held && top() < 0 ? keys.indexOf(held.key) : -1;
    const row = index < 0 ? -1 : rows.findIndex((one) => index < one.start + one.boxes.length);
    const moved = held && row >= 0 ? (tops[row] ?? 0) - held.top : 0;
    if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' });

    const look = () => {
      const above = -top();
      const first = Math.max(0, rowAt(tops, above - overscan));
      const last = Math.min(rows.length - 1, rowAt(tops, above + window.innerHeight + overscan));
      setRange((old) => (old?.first === first && old.last === last ? old : { first, last }));
      const seen = Math.max(0, rowAt(tops, above));
      const key = keyAt(seen);
      anchor.current = key === undefined ? undefined : { key, top: tops[seen] ?? 0 };
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [grid, rows, tops, keys]);

  return { rows, tops, height, range };
}

function stack(rows: readonly GridRow[]): { tops: number[]; height: number } {
  let height = 0;
  const tops = rows.map((row) => {
    const top = height;
    height += row.height + gridGap;
    return top;
  });
  return { tops, height: Math.max(0, height - gridGap) };
}

/** The last row that begins at or above `y`; -1 when none does. */
function rowAt(tops: readonly number[], y: number): number {
  let [low, high] = [0, tops.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tops[middle] ?? 0) <= y) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
