/** What of all panes is seen: how much larger than whole, and which place of them lies in the middle (0 to 1). Pure. */
export interface SharedView {
  scale: number;
  x: number;
  y: number;
}

export const wholeView: SharedView = { scale: 1, x: 0.5, y: 0.5 };
const mostScale = 16;

/** Zooms so that what is under a place of the pane (0 to 1) stays under it. */
export function zoomedAt(view: SharedView, factor: number, at = { x: 0.5, y: 0.5 }): SharedView {
  const scale = Math.min(mostScale, Math.max(1, view.scale * factor));
  const under = { x: view.x + (at.x - 0.5) / view.scale, y: view.y + (at.y - 0.5) / view.scale };
  return within({ scale, x: under.x - (at.x - 0.5) / scale, y: under.y - (at.y - 0.5) / scale });
}

/** Moved by so much of the pane's width and height. */
export function movedBy(view: SharedView, x: number, y: number): SharedView {
  return within({ ...view, x: view.x - x / view.scale, y: view.y - y / view.scale });
}

/** How a picture that fills its pane is placed for it, as a CSS transform. */
export function transformOf({ scale, x, y }: SharedView): string | undefined {
  if (scale === 1) return undefined;
  return `scale(${scale}) translate(${(0.5 - x) * 100}%, ${(0.5 - y) * 100}%)`;
}

function within({ scale, x, y }: SharedView): SharedView {
  const edge = 0.5 / scale;
  const keep = (place: number) => Math.min(1 - edge, Math.max(edge, place));
  return { scale, x: keep(x), y: keep(y) };
}
