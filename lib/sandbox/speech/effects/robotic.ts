import type { Effect } from './effect.ts';

const carrierHertz = 62;
const combSeconds = 0.0085;

/** A ring modulator and a short comb: metal where there was a throat. The melody is taken out by the voice itself. */
export function robotic(sampleRate: number): Effect {
  const comb = new Float32Array(Math.round(combSeconds * sampleRate));
  let at = 0;
  let phase = 0;
  const step = (2 * Math.PI * carrierHertz) / sampleRate;
  return {
    tailSeconds: 0.1,
    process: (block) => {
      for (let index = 0; index < block.length; index += 1) {
        phase = (phase + step) % (2 * Math.PI);
        const rung = (block[index] ?? 0) * (0.35 + 0.65 * Math.sin(phase));
        const value = rung + 0.6 * (comb[at] ?? 0);
        comb[at] = value;
        at = (at + 1) % comb.length;
        block[index] = value;
      }
    },
  };
}
