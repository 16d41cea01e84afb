/**
 * Makes mono sound longer (`factor` above 1) or shorter without changing its pitch: overlapping windows, each moved
 * to where it continues the last one best (WSOLA).
 */
export function stretch(sound: Float32Array, factor: number, sampleRate: number): Float32Array {
  const window = Math.round(0.04 * sampleRate);
  const hop = window >> 1;
  const search = Math.round(0.009 * sampleRate);
  if (factor === 1 || sound.length < window * 2) return sound;
  const out = new Float32Array(Math.round(sound.length * factor) + window);
  const fade = Float32Array.from({ length: window }, (_, index) => {
    return 0.5 - 0.5 * Math.cos((2 * Math.PI * (index + 0.5)) / window);
  });
  let from = 0;
  for (let at = 0; at < sound.length * factor; at += hop) {
    const wanted = Math.round(at / factor);
    // Where the last window would have gone on.
    const natural = from + hop;
    from = at === 0 ? 0 : bestOffset(sound, wanted, natural, search, hop);
    for (let index = 0; index < window; index += 1) {
      out[at + index] = (out[at + index] ?? 0) + (sound[from + index] ?? 0) * (fade[index] ?? 0);
    }
  }
  return out.subarray(0, Math.round(sound.length * factor));
}

/** The start near `wanted` whose sound is most like what follows at `natural`. */
function bestOffset(
  sound: Float32Array,
  wanted: number,
  natural: number,
  search: number,
  length: number,
): number {
  let best = wanted;
  let bestLikeness = Number.NEGATIVE_INFINITY;
  for (let start = Math.max(0, wanted - search); start <= wanted + search; start += 2) {
    let likeness = 0;
    for (let index = 0; index < length; index += 4) {
      likeness += (sound[start + index] ?? 0) * (sound[natural + index] ?? 0);
    }
    if (likeness <= bestLikeness) continue;
    bestLikeness = likeness;
    best = start;
  }
  return best;
}
