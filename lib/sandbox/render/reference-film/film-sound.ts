import { decodeSound } from '../decode.ts';
import { type Sound, sampleRate, soundSeconds } from '../encode.ts';
import { padSound } from '../pad-sound.ts';
import type { Random } from '../random.ts';

/**
 * The sound of a film (spec 3, "Audio handling"): the given track, cut to the film's length, or silent after its
 * end; without one a sound bed, or none at all.
 */
export async function filmSound(
  { trackPath, hasSound }: { trackPath?: string | undefined; hasSound: boolean },
  frameCount: number,
  random: Random,
): Promise<Sound | undefined> {
  const seconds = soundSeconds(frameCount);
  if (!trackPath) return hasSound ? padSound(seconds, random) : undefined;
  const track = await decodeSound(trackPath);
  const length = Math.floor(seconds * sampleRate);
  const fit = (side: Float32Array | undefined) => {
    const fitted = new Float32Array(length);
    if (side) fitted.set(side.subarray(0, length));
    return fitted;
  };
  return { left: fit(track?.left), right: fit(track?.right) };
}
