/** How far one press of a key goes, in seconds: further where there is much to go through. */
export function stepOf(durationSeconds: number): number {
  return durationSeconds > 90 ? 5 : 1;
}
