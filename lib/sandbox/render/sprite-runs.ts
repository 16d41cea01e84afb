/**
 * Where the rows of a sprite have something to draw. Most of a sprite is empty or solid: the one is skipped, the
 * other copied, and only edges are blended. Three numbers a run: first column, column after the last, 1 if solid.
 */
export interface Runs {
  spans: Int32Array;
  /** For each row the place of its first run in `spans`; one more at the end. */
  rows: Int32Array;
}

/** Finds the runs of a plane of opacities. A pixel is solid when it and its left neighbour are. */
export function findRuns(opacity: Uint8Array, width: number, height: number): Runs {
  const spans: number[] = [];
  const rows = new Int32Array(height + 1);
  for (let row = 0; row < height; row += 1) {
    rows[row] = spans.length;
    let start = 0;
    let kind = 0;
    for (let column = 0; column <= width; column += 1) {
      const next = column === width ? 0 : kindOf(opacity, row * width + column, column);
      if (next === kind) continue;
      if (kind !== 0) spans.push(start, column, kind - 1);
      start = column;
      kind = next;
    }
  }
  rows[height] = spans.length;
  return { spans: Int32Array.from(spans), rows };
}

/** 0 nothing to draw, 1 to be blended, 2 solid. */
function kindOf(opacity: Uint8Array, at: number, column: number): 0 | 1 | 2 {
  const here = opacity[at] ?? 0;
  const left = column === 0 ? 0 : (opacity[at - 1] ?? 0);
  if (here === 0 && left === 0) return 0;
  return here === 255 && left === 255 ? 2 : 1;
}
