import { type Sound, sampleRate } from './encode.ts';

/** Lays given sounds one after the other over a quieter pad; what does not fit is left out. */
export function layOver(pad: Sound, sounds: readonly Sound[]): Sound {
  if (sounds.length === 0) return pad;
  const mixed = {
    left: pad.left.map((value) => value * 0.35),
    right: pad.right.map((value) => value * 0.35),
  };
  let start = 0;
  for (const sound of sounds) {
    for (const side of ['left', 'right'] as const) add(mixed[side], sound[side], start);
    start += sound.left.length + Math.round(sampleRate * 0.2);
  }
  return mixed;
}

function add(target: Float32Array, source: Float32Array, start: number): void {
  const count = Math.min(source.length, target.length - start);
  for (let index = 0; index < count; index += 1) {
    const sum = (target[start + index] ?? 0) + 0.85 * (source[index] ?? 0);
    target[start + index] = Math.max(-1, Math.min(1, sum));
  }
}
