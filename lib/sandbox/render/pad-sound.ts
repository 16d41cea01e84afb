import { type Sound, sampleRate } from './encode.ts';
import { between, pick, type Random } from './random.ts';

/** Chords as semitones above the root, calm ones. */
const chords: readonly [readonly number[], ...(readonly number[])[]] = [
  [0, 7, 12, 16, 19],
  [0, 7, 12, 15, 22],
  [0, 5, 12, 17, 21],
  [0, 7, 14, 16, 23],
];

/** A soft pad of slowly breathing voices: another root, chord and breath for each seed. */
export function padSound(seconds: number, random: Random): Sound {
  const length = Math.floor(seconds * sampleRate);
  const sound = { left: new Float32Array(length), right: new Float32Array(length) };
  const root = 55 * 2 ** (Math.floor(random() * 12) / 12);
  for (const semitones of pick(random, chords)) addVoice(sound, root * 2 ** (semitones / 12), random);
  fadeEnds(sound);
  return sound;
}

function addVoice({ left, right }: Sound, frequency: number, random: Random): void {
  const detune = between(random, 0.998, 1.002);
  const breath = between(random, 0.08, 0.3);
  const phase = between(random, 0, 2 * Math.PI);
  const side = between(random, 0.3, 0.7);
  const level = 0.085 * (110 / frequency) ** 0.25;
  const step = (2 * Math.PI * frequency) / sampleRate;
  const breathStep = (2 * Math.PI * breath) / sampleRate;
  for (let index = 0; index < left.length; index += 1) {
    const at = index * step;
    const tone = Math.sin(at) + 0.5 * Math.sin(at * detune + phase) + 0.12 * Math.sin(2 * at + phase);
    const value = level * tone * (0.6 + 0.4 * Math.sin(index * breathStep + phase));
    left[index] = (left[index] ?? 0) + value * (1 - side);
    right[index] = (right[index] ?? 0) + value * side;
  }
}

/** Without a fade the first and the last sample would click. */
function fadeEnds({ left, right }: Sound): void {
  const fade = Math.min(sampleRate / 2, left.length / 2);
  for (let index = 0; index < fade; index += 1) {
    const gain = index / fade;
    const last = left.length - 1 - index;
    for (const side of [left, right]) {
      side[index] = (side[index] ?? 0) * gain;
      side[last] = (side[last] ?? 0) * gain;
    }
  }
}
