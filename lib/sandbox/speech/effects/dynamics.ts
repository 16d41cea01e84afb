import type { Effect } from './effect.ts';

/**
 * `intensity` of voice_modify: toward -100 louder and denser, as from someone who leans into it; toward 100 softer.
 * Between them, 0 leaves the sound alone.
 */
export function intensity(amount: number): Effect {
  const drive = amount < 0 ? 1 + (3 * -amount) / 100 : 1;
  const gain = amount < 0 ? 1 + (0.9 * -amount) / 100 : 10 ** ((-10 * amount) / 100 / 20);
  return {
    tailSeconds: 0,
    process: (block) => {
      for (let index = 0; index < block.length; index += 1) {
        const value = block[index] ?? 0;
        const dense = drive === 1 ? value : Math.tanh(drive * 2 * value) / (2 * Math.sqrt(drive));
        block[index] = gain * dense;
      }
    },
  };
}

/** Louder by a factor. What would not fit is bent, not cut off. */
export function loudness(factor: number): Effect {
  const knee = 0.7;
  return {
    tailSeconds: 0,
    process: (block) => {
      for (let index = 0; index < block.length; index += 1) {
        const value = factor * (block[index] ?? 0);
        const over = Math.abs(value) - knee;
        block[index] =
          over <= 0 ? value : Math.sign(value) * (knee + (1 - knee) * Math.tanh(over / (1 - knee)));
      }
    },
  };
}
