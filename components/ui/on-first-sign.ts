const signs = ['pointerdown', 'keydown', 'visibilitychange'] as const;

/**
 * Runs something once, when the person first does anything with the page (or turns away from it): for what a page needs
 * only then, and what would keep its first paint waiting. Returns how to call it off.
 */
export function onFirstSign(run: () => void): () => void {
  const stop = new AbortController();
  const first = () => {
    stop.abort();
    run();
  };
  for (const sign of signs) document.addEventListener(sign, first, { signal: stop.signal });
  return () => stop.abort();
}
