/** What is being heard now, wherever on the page it was started, also when no page shows its element. */
let heard: HTMLMediaElement | undefined;

/** Called when a sound begins: the one that was heard before it falls silent. */
export function hearOnly(element: HTMLMediaElement): void {
  if (heard !== element) heard?.pause();
  heard = element;
}
