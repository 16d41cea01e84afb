import type { Random } from './random.ts';

/** Smooth noise over a plane, -1 to 1; repeats after 256 units. */
export type Noise = (x: number, y: number) => number;

/** Value noise on a lattice of seeded numbers. */
export function valueNoise(random: Random): Noise {
  const lattice = Float32Array.from({ length: 65_536 }, () => random() * 2 - 1);
  const at = (x: number, y: number) => lattice[((y & 255) << 8) | (x & 255)] ?? 0;
  return (x, y) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const across = smooth(x - left);
    const down = smooth(y - top);
    const above = at(left, top) + (at(left + 1, top) - at(left, top)) * across;
    const below = at(left, top + 1) + (at(left + 1, top + 1) - at(left, top + 1)) * across;
    return above + (below - above) * down;
  };
}

/** Several octaves of a noise, each half as large and twice as fine as the one before; about -1 to 1. */
export function fractal(noise: Noise, x: number, y: number, octaves: number): number {
  let sum = 0;
  let size = 0.5;
  let scale = 1;
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += size * noise(x * scale + octave * 17.3, y * scale + octave * 9.1);
    size *= 0.5;
    scale *= 2.03;
  }
  return sum;
}

export function smooth(share: number): number {
  return share * share * (3 - 2 * share);
}

/** 0 below `from`, 1 above `to`, and a soft step between. */
export function softStep(from: number, to: number, value: number): number {
  return smooth(Math.min(1, Math.max(0, (value - from) / (to - from))));
}
