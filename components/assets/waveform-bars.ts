/** From the peaks of a sound to bars on the screen. Pure. */

/** One bar and the gap after it, in CSS pixels: whole pixels stay crisp. */
export const barPitch = 3;
const barWidth = 2;
/** Silence is still a line. */
const leastHeight = 2;
/** A quiet sound is drawn larger, but noise does not become a wall. */
const mostGain = 4;

/** So many bars, each the loudest of its stretch, 0 to 1; a sound of any length fills them. */
export function thinned(peaks: readonly number[], count: number): number[] {
  return Array.from({ length: count }, (_, bar) => {
    const start = Math.floor((bar * peaks.length) / count);
    const end = Math.max(start + 1, Math.ceil(((bar + 1) * peaks.length) / count));
    let loudest = 0;
    for (let at = start; at < end; at += 1) loudest = Math.max(loudest, peaks[at] ?? 0);
    return Math.min(1, loudest);
  });
}

/** How many bars stand in a box of this width. */
export function barCount(width: number): number {
  return Math.max(1, Math.floor((width + barPitch - barWidth) / barPitch));
}

/** The bars of a sound as the `d` of an SVG path with strokes of `barWidth`, in a box of this size. */
export function barPath(peaks: readonly number[], width: number, height: number): string {
  const bars = thinned(peaks, barCount(width));
  const gain = Math.min(mostGain, 1 / Math.max(0.01, ...bars));
  const middle = height / 2;
  return bars
    .map((bar, index) => {
      const half = Math.max(leastHeight, bar * gain * (height - barWidth)) / 2;
      const x = index * barPitch + barWidth / 2;
      return `M${x} ${round(middle - half)}V${round(middle + half)}`;
    })
    .join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
