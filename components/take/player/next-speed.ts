/** The speed after this one, and after the fastest the slowest. */
export function nextSpeed(speeds: readonly number[], now: number): number {
  return speeds[(speeds.indexOf(now) + 1) % speeds.length] ?? 1;
}
