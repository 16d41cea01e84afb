/** Steps between the times under a waveform, in seconds. */
const steps = [0.5, 1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600];

/** Round times over a sound's length, so far apart that their words do not touch; the end itself is not one. */
export function timeMarks(durationSeconds: number, width: number, leastGap = 72): number[] {
  const most = Math.max(1, Math.floor(width / leastGap));
  const step = steps.find((one) => durationSeconds / one <= most) ?? Math.ceil(durationSeconds / most);
  const marks: number[] = [];
  // The last one keeps clear of the end, where the whole length stands.
  for (let at = 0; at <= durationSeconds - step / 2; at += step) marks.push(at);
  return marks;
}
