import type { Size } from '#components/ui/use-size.ts';

/** Height of the words over a pane, and the gap between panes, in CSS pixels. */
export const captionHeight = 40;
export const paneGap = 4;

/** In how many columns several pictures of one shape are seen largest. */
export function bestColumns(count: number, frame: Size, aspect: number): number {
  let best = { columns: 1, area: 0 };
  for (let columns = 1; columns <= count; columns += 1) {
    const rows = Math.ceil(count / columns);
    const width = (frame.width - paneGap * (columns - 1)) / columns;
    const height = (frame.height - paneGap * (rows - 1)) / rows - captionHeight;
    if (width <= 0 || height <= 0) continue;
    const shown = Math.min(width, height * aspect);
    const area = (shown * shown) / aspect;
    if (area > best.area * 1.001) best = { columns, area };
  }
  return best.columns;
}
