import type { Effect } from './effect.ts';

interface Tap {
  seconds: number;
  /** How much of each pass comes back; below 1. */
  feedback: number;
}

/** Adds what was heard `seconds` ago, again and again, each time softer and a little duller. */
function feedbackDelay({ seconds, feedback }: Tap, sampleRate: number): (sample: number) => number {
  const line = new Float32Array(Math.round(seconds * sampleRate));
  let at = 0;
  let dull = 0;
  return (sample) => {
    const heard = line[at] ?? 0;
    dull = 0.7 * heard + 0.3 * dull;
    line[at] = sample + dull * feedback;
    at = (at + 1) % line.length;
    return heard;
  };
}

/** One clear repeat after the other, as across a valley. */
export function spaciousEcho(sampleRate: number): Effect {
  const delay = feedbackDelay({ seconds: 0.31, feedback: 0.45 }, sampleRate);
  return {
    tailSeconds: 1.6,
    process: (block) => {
      for (let index = 0; index < block.length; index += 1) {
        const dry = block[index] ?? 0;
        block[index] = 0.8 * dry + 0.5 * delay(dry);
      }
    },
  };
}

/** Many close reflections that run into each other, as in a large hall. */
export function auditoriumEcho(sampleRate: number): Effect {
  // Lengths without a common factor, so that the reflections never fall together.
  const delays = [0.0437, 0.0531, 0.0611, 0.0719, 0.0833, 0.0967].map((seconds) =>
    feedbackDelay({ seconds, feedback: 0.84 }, sampleRate),
  );
  return {
    tailSeconds: 1.8,
    process: (block) => {
      for (let index = 0; index < block.length; index += 1) {
        const dry = block[index] ?? 0;
        let wet = 0;
        for (const delay of delays) wet += delay(dry);
        block[index] = 0.7 * dry + 0.14 * wet;
      }
    },
  };
}
