import type { Effect } from './effect.ts';

/** The formulas of the Audio EQ Cookbook (R. Bristow-Johnson); gains in dB. */
export type BiquadKind =
  | { kind: 'lowpass' | 'highpass'; frequency: number; q: number }
  | { kind: 'lowshelf' | 'highshelf'; frequency: number; gain: number };

export function biquad(wanted: BiquadKind, sampleRate: number): Effect {
  const [b0, b1, b2, a0, a1, a2] = coefficients(wanted, sampleRate);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return {
    tailSeconds: 0,
    process: (block) => {
      for (let index = 0; index < block.length; index += 1) {
        const x = block[index] ?? 0;
        const y = (b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2) / a0;
        x2 = x1;
        x1 = x;
        y2 = y1;
        y1 = y;
        block[index] = y;
      }
    },
  };
}

type Coefficients = readonly [number, number, number, number, number, number];

function coefficients(wanted: BiquadKind, sampleRate: number): Coefficients {
  const omega = (2 * Math.PI * wanted.frequency) / sampleRate;
  const [cos, sin] = [Math.cos(omega), Math.sin(omega)];
  if ('q' in wanted) {
    const alpha = sin / (2 * wanted.q);
    const sign = wanted.kind === 'lowpass' ? -1 : 1;
    const side = (1 + sign * cos) / 2;
    return [side, -sign * 2 * side, side, 1 + alpha, -2 * cos, 1 - alpha];
  }
  const amp = 10 ** (wanted.gain / 40);
  const root = 2 * Math.sqrt(amp) * (sin / 2) * Math.SQRT2;
  // A high shelf is a low shelf with the sign of every cosine turned.
  const s = wanted.kind === 'lowshelf' ? 1 : -1;
  return [
    amp * (amp + 1 - s * (amp - 1) * cos + root),
    s * 2 * amp * (amp - 1 - s * (amp + 1) * cos),
    amp * (amp + 1 - s * (amp - 1) * cos - root),
    amp + 1 + s * (amp - 1) * cos + root,
    -s * 2 * (amp - 1 + s * (amp + 1) * cos),
    amp + 1 + s * (amp - 1) * cos - root,
  ];
}
