import type { GridMeasure, TileBox } from './justify.ts';
import { isAtEnd, isAtTop, type Reel, type Stretch } from './reel.ts';
import { guessHeight, indexAt, layOutStretch, type StretchLayout } from './stretch-layout.ts';

/**
 * The whole grid as it lies on the page: every stretch at its height, whether its takes are held or not. Pure but for
 * its memory: a stretch is laid out once, and one that was let go keeps the height that it had.
 */
export interface Strip {
  lengths: readonly StripLength[];
  tops: readonly number[];
  height: number;
  /** Room above the first stretch while there are newer takes to be read. */
  head: number;
}

export interface StripLength {
  stretch: Stretch;
  /** Absent while its takes are not held. */
  layout: StretchLayout | undefined;
  height: number;
}

/** While newer takes are still to be read, so much room is kept above, so that scrolling up has somewhere to go. */
const headRoom = 1200;

export class StripMemory {
  readonly #measure: GridMeasure;
  readonly #aspectOf: (take: NonNullable<Stretch['takes']>[number]) => number;
  readonly #layouts = new WeakMap<object, { isLast: boolean; layout: StretchLayout }>();
  readonly #heights = new Map<number, number>();

  constructor(measure: GridMeasure, aspectOf: (take: NonNullable<Stretch['takes']>[number]) => number) {
    this.#measure = measure;
    this.#aspectOf = aspectOf;
  }

  /** Only what is new to it is laid out. */
  layOut(reel: Reel): Strip {
    const head = isAtTop(reel) ? 0 : headRoom;
    const lastAt = isAtEnd(reel) ? reel.stretches.length - 1 : -1;
    let height = head;
    const tops: number[] = [];
    const lengths = reel.stretches.map((stretch, at) => {
      const layout = stretch.takes && this.#layoutOf(stretch.takes, at === lastAt);
      if (layout) this.#heights.set(stretch.key, layout.height);
      const own =
        layout?.height ?? this.#heights.get(stretch.key) ?? guessHeight(stretch.count, this.#measure);
      tops.push(height);
      height += own;
      return { stretch, layout, height: own };
    });
    return { lengths, tops, height: Math.max(0, height - (lastAt >= 0 ? this.#measure.gap : 0)), head };
  }

  #layoutOf(takes: NonNullable<Stretch['takes']>, isLast: boolean): StretchLayout {
    const known = this.#layouts.get(takes);
    if (known?.isLast === isLast) return known.layout;
    const layout = layOutStretch(takes.map(this.#aspectOf), this.#measure, isLast);
    this.#layouts.set(takes, { isLast, layout });
    return layout;
  }
}

/** A tile by its place: the stretch, and the index within it. */
export interface TilePlace {
  at: number;
  index: number;
}

/** Where a take lies; undefined when it is not held. */
export function placeOfTake(strip: Strip, takeId: string): TilePlace | undefined {
  for (const [at, { stretch }] of strip.lengths.entries()) {
    const index = stretch.takes?.findIndex(({ id }) => id === takeId) ?? -1;
    if (index >= 0) return { at, index };
  }
  return undefined;
}

export function takeAt(strip: Strip, place: TilePlace | undefined) {
  return place && strip.lengths[place.at]?.stretch.takes?.[place.index];
}

/** The row of a tile: how far down the strip it begins, and how high it is. */
export function rowOf(strip: Strip, { at, index }: TilePlace): { top: number; height: number } | undefined {
  const layout = strip.lengths[at]?.layout;
  const row = layout ? rowIndexOf(layout, index) : -1;
  const found = layout?.rows[row];
  if (!found) return undefined;
  return { top: (strip.tops[at] ?? 0) + (layout?.tops[row] ?? 0), height: found.height };
}

function rowIndexOf(layout: StretchLayout, index: number): number {
  return layout.rows.findIndex((row) => index < row.start + row.boxes.length);
}

/** The first tile of the row at this height; the nearest held one below it when that place is not held. */
export function tileAtHeight(strip: Strip, y: number): TilePlace | undefined {
  const from = Math.max(0, indexAt(strip.tops, y));
  for (let at = from; at < strip.lengths.length; at += 1) {
    const layout = strip.lengths[at]?.layout;
    if (!layout || layout.rows.length === 0) continue;
    const row = at === from ? Math.max(0, indexAt(layout.tops, y - (strip.tops[at] ?? 0))) : 0;
    return { at, index: layout.rows[row]?.start ?? 0 };
  }
  return undefined;
}

/** The indices of the stretches between two heights. */
export function lengthsBetween(strip: Strip, top: number, bottom: number): [first: number, last: number] {
  const first = Math.max(0, indexAt(strip.tops, top));
  return [first, Math.max(first, indexAt(strip.tops, bottom))];
}

/**
 * The tile an arrow key leads to: the neighbour in the row, or the one whose middle is nearest above or below.
 * Undefined at the edges, and where the next stretch is not held.
 */
export function neighbourOf(strip: Strip, { at, index }: TilePlace, key: string): TilePlace | undefined {
  switch (key) {
    case 'ArrowLeft':
      return index > 0 ? { at, index: index - 1 } : endOf(strip, heldBeside(strip, at, -1));
    case 'ArrowRight': {
      const count = strip.lengths[at]?.stretch.takes?.length ?? 0;
      const next = heldBeside(strip, at, 1);
      return index < count - 1
        ? { at, index: index + 1 }
        : next === undefined
          ? undefined
          : { at: next, index: 0 };
    }
    case 'ArrowUp':
    case 'ArrowDown':
      return inNextRow(strip, { at, index }, key === 'ArrowUp' ? -1 : 1);
    default:
      return undefined;
  }
}

function inNextRow(strip: Strip, { at, index }: TilePlace, step: 1 | -1): TilePlace | undefined {
  const layout = strip.lengths[at]?.layout;
  if (!layout) return undefined;
  const row = rowIndexOf(layout, index);
  const from = layout.rows[row]?.boxes[index - (layout.rows[row]?.start ?? 0)];
  const inside = layout.rows[row + step];
  if (inside) return { at, index: inside.start + nearest(inside.boxes, from) };
  const beside = heldBeside(strip, at, step);
  const rows = beside === undefined ? undefined : strip.lengths[beside]?.layout?.rows;
  const next = step === 1 ? rows?.[0] : rows?.at(-1);
  return beside === undefined || !next
    ? undefined
    : { at: beside, index: next.start + nearest(next.boxes, from) };
}

/** The next stretch with tiles in this direction; undefined when it is not held. */
function heldBeside(strip: Strip, at: number, step: 1 | -1): number | undefined {
  for (let next = at + step; next >= 0 && next < strip.lengths.length; next += step) {
    const takes = strip.lengths[next]?.stretch.takes;
    if (!takes) return undefined;
    if (takes.length > 0) return next;
  }
  return undefined;
}

function endOf(strip: Strip, at: number | undefined): TilePlace | undefined {
  const count = at === undefined ? 0 : (strip.lengths[at]?.stretch.takes?.length ?? 0);
  return at === undefined ? undefined : { at, index: count - 1 };
}

function nearest(boxes: readonly TileBox[], from: TileBox | undefined): number {
  const middle = from ? from.left + from.width / 2 : 0;
  const distances = boxes.map((box) => Math.abs(box.left + box.width / 2 - middle));
  return distances.indexOf(Math.min(...distances));
}

/** The held takes from one to another, both included, in order; undefined when one of them is not held. */
export function takesBetween(strip: Strip, oneId: string, otherId: string) {
  const [one, other] = [placeOfTake(strip, oneId), placeOfTake(strip, otherId)];
  if (!one || !other) return undefined;
  const takes = strip.lengths
    .slice(Math.min(one.at, other.at), Math.max(one.at, other.at) + 1)
    .flatMap(({ stretch }) => stretch.takes ?? []);
  const ends = [oneId, otherId].map((id) => takes.findIndex((take) => take.id === id));
  return takes.slice(Math.min(...ends), Math.max(...ends) + 1);
}
