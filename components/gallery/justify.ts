/** Where each tile of the grid lies. Pure, and the same rule as the flex layout of the first paint (`take-grid.tsx`). */

export interface TileBox {
  left: number;
  width: number;
}

/** One row: which items (from `start`, one box each), and how high, in CSS pixels. */
export interface GridRow {
  start: number;
  height: number;
  boxes: TileBox[];
}

export interface GridMeasure {
  /** Inner width of the grid, in CSS pixels. */
  width: number;
  /** A row is at least this high; a full one is stretched until it fills the width. */
  rowHeight: number;
  gap: number;
}

/**
 * Lays tiles out in rows that fill the width, edge to edge, every tile in its own aspect ratio. A row takes tiles until
 * the next would not fit at `rowHeight`. The last row is not stretched.
 * @param aspects width divided by height of each tile, in order
 */
export function justify(aspects: readonly number[], { width, rowHeight, gap }: GridMeasure): GridRow[] {
  const rows: GridRow[] = [];
  let start = 0;
  let used = 0;
  aspects.forEach((aspect, index) => {
    const basis = aspect * rowHeight;
    const withNext = used === 0 ? basis : used + gap + basis;
    if (used > 0 && withNext > width) {
      rows.push(stretched(aspects.slice(start, index), start, width, gap));
      start = index;
      used = basis;
    } else {
      used = withNext;
    }
  });
  if (start < aspects.length) rows.push(lastRow(aspects.slice(start), start, { width, rowHeight, gap }));
  return rows;
}

function stretched(aspects: readonly number[], start: number, width: number, gap: number): GridRow {
  const sum = aspects.reduce((total, aspect) => total + aspect, 0);
  const height = (width - gap * (aspects.length - 1)) / sum;
  return { start, height, boxes: boxesOf(aspects, height, gap) };
}

/** At the wished height, or smaller when a single tile is wider than the grid. */
function lastRow(aspects: readonly number[], start: number, measure: GridMeasure): GridRow {
  const full = stretched(aspects, start, measure.width, measure.gap);
  const height = Math.min(measure.rowHeight, full.height);
  return { start, height, boxes: boxesOf(aspects, height, measure.gap) };
}

function boxesOf(aspects: readonly number[], height: number, gap: number): TileBox[] {
  let left = 0;
  return aspects.map((aspect) => {
    const box = { left, width: aspect * height };
    left += box.width + gap;
    return box;
  });
}
