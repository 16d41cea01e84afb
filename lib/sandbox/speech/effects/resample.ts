/** Zero crossings of the kernel on each side: more cut off more sharply. */
const crossings = 16;

/**
 * Changes the rate of mono sound that comes block by block, by a windowed sinc. The answers to all blocks and to
 * `finish` together are as long as the sound was.
 */
export class Resampler {
  #step: number;
  #phases: number;
  #half: number;
  #taps: Float32Array[];
  /** What was given and is still needed, and the position of its first sample. */
  #held = new Float32Array(0);
  #heldStart: number;
  #given = 0;
  #made = 0;

  constructor(from: number, to: number) {
    const common = greatestCommonDivisor(from, to);
    this.#step = from / common;
    this.#phases = to / common;
    // When the rate falls, what the new one cannot carry is filtered out.
    const cutoff = Math.min(1, to / from) * 0.96;
    this.#half = Math.ceil(crossings / cutoff);
    this.#taps = Array.from({ length: this.#phases }, (_, phase) =>
      kernel(phase / this.#phases, this.#half, cutoff),
    );
    this.#heldStart = -this.#half;
    this.#held = new Float32Array(this.#half);
  }

  push(block: Float32Array): Float32Array {
    if (this.#step === this.#phases) return block;
    this.#given += block.length;
    return this.#convert(block, this.#heldStart + this.#held.length + block.length - this.#half);
  }

  finish(): Float32Array {
    if (this.#step === this.#phases) return new Float32Array(0);
    return this.#convert(new Float32Array(this.#half + 1), this.#given);
  }

  /** Makes every sample whose place in the given sound lies before `end`. */
  #convert(block: Float32Array, end: number): Float32Array {
    const held = new Float32Array(this.#held.length + block.length);
    held.set(this.#held);
    held.set(block, this.#held.length);
    const last = Math.ceil((end * this.#phases) / this.#step);
    const out = new Float32Array(Math.max(0, last - this.#made));
    for (let index = 0; index < out.length; index += 1) {
      const place = (this.#made + index) * this.#step;
      const whole = Math.floor(place / this.#phases);
      const taps = this.#taps[place - whole * this.#phases] ?? new Float32Array(0);
      const first = whole - this.#half + 1 - this.#heldStart;
      let sum = 0;
      for (let tap = 0; tap < taps.length; tap += 1) sum += (taps[tap] ?? 0) * (held[first + tap] ?? 0);
      out[index] = sum;
    }
    this.#made += out.length;
    const next = Math.floor((this.#made * this.#step) / this.#phases) - this.#half;
    const drop = Math.max(0, Math.min(held.length, next - this.#heldStart));
    this.#held = held.slice(drop);
    this.#heldStart += drop;
    return out;
  }
}

function kernel(fraction: number, half: number, cutoff: number): Float32Array {
  const taps = Float32Array.from({ length: half * 2 }, (_, index) => {
    const distance = index - half + 1 - fraction;
    const x = Math.PI * cutoff * distance;
    const sinc = x === 0 ? 1 : Math.sin(x) / x;
    const window = Math.abs(distance) >= half ? 0 : 0.5 + 0.5 * Math.cos((Math.PI * distance) / half);
    return cutoff * sinc * window;
  });
  const sum = taps.reduce((all, tap) => all + tap, 0);
  return taps.map((tap) => tap / sum);
}

function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other);
}
