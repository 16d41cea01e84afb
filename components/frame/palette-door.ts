const event = 'rushes:palette';

/** Asks for the command palette, from anywhere; it is loaded when it is first asked for. */
export function openPalette(): void {
  window.dispatchEvent(new Event(event));
}

export function onPaletteAsked(listener: () => void): () => void {
  window.addEventListener(event, listener);
  return () => window.removeEventListener(event, listener);
}
