import type { GridMeasure, GridRow } from './justify.ts';
import { justify } from './justify.ts';

/**
 * Where the tiles of one stretch of the gallery lie. Every stretch is laid out by itself and ends with a full row, so
 * that a take which comes or goes moves nothing beyond its own stretch. Pure.
 */
export interface StretchLayout {
  rows: readonly GridRow[];
  /** Top of each row within the stretch. */
  tops: readonly number[];
  /** With the gap below its last row. */
  height: number;
}

/** So many tiles at the end are broken into rows anew when the last row would stand there half empty. */
const tailTiles = 24;
/** A row may be this much higher than it should be, to fill the width; a higher one is left ragged. */
const highestRow = 1.9;

/**
 * @param aspects width divided by height of each tile, in order
 * @param isLast nothing follows: the last row may stay open
 */
export function layOutStretch(
  aspects: readonly number[],
  measure: GridMeasure,
  isLast: boolean,
): StretchLayout {
  const greedy = justify(aspects, measure);
  const rows = isLast ? greedy : withFullEnd(greedy, aspects, measure);
  let height = 0;
  const tops = rows.map((row) => {
    const top = height;
    height += row.height + measure.gap;
    return top;
  });
  return { rows, tops, height };
}

/** As high as a stretch will be, about, when only its number of tiles is known. */
export function guessHeight(count: number, { width, rowHeight, gap }: GridMeasure): number {
  const perRow = Math.max(1, width / (rowHeight * usualAspect + gap));
  return Math.ceil(count / perRow) * (rowHeight * 1.1 + gap);
}
const usualAspect = 1.6;

function withFullEnd(greedy: GridRow[], aspects: readonly number[], measure: GridMeasure): GridRow[] {
  const end = greedy.at(-1);
  if (!end || isFull(end, measure)) return greedy;
  const firstOfTail = greedy.findIndex((row) => row.start >= aspects.length - tailTiles);
  const start = greedy[firstOfTail]?.start ?? 0;
  const breaks = evenBreaks(aspects.slice(start), measure);
  const tail = breaks.map((from, index) => {
    const to = breaks[index + 1] ?? aspects.length - start;
    return fullRow(aspects.slice(start + from, start + to), start + from, measure);
  });
  return [...greedy.slice(0, firstOfTail), ...tail];
}

function isFull(row: GridRow, { width }: GridMeasure): boolean {
  const last = row.boxes.at(-1);
  return last !== undefined && last.left + last.width > width - 1;
}

/** Where rows begin so that their heights, filling the width, are as near to the wished one as can be. */
function evenBreaks(aspects: readonly number[], { width, rowHeight, gap }: GridMeasure): number[] {
  // best[i]: the least badness of the first i tiles, and where their last row begins.
  const best: { badness: number; from: number }[] = [{ badness: 0, from: 0 }];
  for (let to = 1; to <= aspects.length; to += 1) {
    let sum = 0;
    let least = { badness: Number.POSITIVE_INFINITY, from: to - 1 };
    for (let from = to - 1; from >= 0; from -= 1) {
      sum += aspects[from] ?? 1;
      const height = (width - gap * (to - from - 1)) / sum;
      if (height < rowHeight / 4) break;
      const badness = (best[from]?.badness ?? 0) + Math.log(height / (rowHeight * 1.1)) ** 2;
      if (badness < least.badness) least = { badness, from };
    }
    best.push(least);
  }
  const breaks: number[] = [];
  for (let to = aspects.length; to > 0; to = best[to]?.from ?? 0) breaks.unshift(best[to]?.from ?? 0);
  return breaks;
}

function fullRow(aspects: readonly number[], start: number, measure: GridMeasure): GridRow {
  const sum = aspects.reduce((total, aspect) => total + aspect, 0);
  const full = (measure.width - measure.gap * (aspects.length - 1)) / sum;
  const height = full > measure.rowHeight * highestRow ? Math.min(full, measure.rowHeight) : full;
  let left = 0;
  const boxes = aspects.map((aspect) => {
    const box = { left, width: aspect * height };
    left += box.width + measure.gap;
    return box;
  });
  return { start, height, boxes };
}

/** The last of ascending `tops` at or above `y`; -1 when none is. */
export function indexAt(tops: readonly number[], y: number): number {
  let [low, high] = [0, tops.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tops[middle] ?? 0) <= y) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
