import { biquad } from './biquad.ts';
import type { Effect } from './effect.ts';

/** The band of an old line, 300 to 3,400 Hz, with the grit of a small speaker. */
export function telephone(sampleRate: number): Effect {
  // The grit makes new overtones, so that the band is cut after it as well.
  const band = () => [
    biquad({ kind: 'highpass', frequency: 420, q: 0.54 }, sampleRate),
    biquad({ kind: 'highpass', frequency: 420, q: 1.31 }, sampleRate),
    biquad({ kind: 'lowpass', frequency: 3000, q: 0.54 }, sampleRate),
    biquad({ kind: 'lowpass', frequency: 3000, q: 1.31 }, sampleRate),
  ];
  const [before, after] = [band(), band()];
  return {
    tailSeconds: 0,
    process: (block) => {
      for (const filter of before) filter.process(block);
      for (let index = 0; index < block.length; index += 1) {
        block[index] = 0.35 * Math.tanh(5 * (block[index] ?? 0));
      }
      for (const filter of after) filter.process(block);
    },
  };
}
