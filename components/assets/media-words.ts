import type { MediaFacts } from '#lib/vendor/media-facts.ts';

/** Measures of a file in the words of an editor. */

/** `0:05`, `1:02:09`; below a minute with tenths when they are asked for: `0:05.3`. */
export function lengthWords(seconds: number, { tenths = false }: { tenths?: boolean } = {}): string {
  const unit = tenths ? 10 : 1;
  const total = Math.round(seconds * unit) / unit;
  const hours = Math.floor(total / 3600);
  const minutes = Math.floor((total % 3600) / 60);
  const rest = (total % 60).toFixed(tenths ? 1 : 0).padStart(tenths ? 4 : 2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}

/** `840 KB`, `4.2 MB`. */
export function sizeWords(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  if (megabytes < 0.95) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  return `${megabytes < 9.95 ? megabytes.toFixed(1) : Math.round(megabytes)} MB`;
}

/** `1344 × 768`; undefined for sound. */
export function pixelWords({ width, height }: MediaFacts): string | undefined {
  return width && height ? `${width} × ${height}` : undefined;
}

export function rateWords(framesPerSecond: number): string {
  return `${Math.round(framesPerSecond * 100) / 100} fps`;
}
